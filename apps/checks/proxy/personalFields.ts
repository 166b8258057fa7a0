import { describedCalls } from '@catalogue/mock-api/testing/describedCalls';
import type { Schema } from '@catalogue/mock-api/testing/examples';

/** Whatever lets somebody sign in or act for somebody. */
const secret =
  /senha|password|secret|token(?!_type)|captcha|nonce|saml|assertion|^(?:codigo_autenticidade|pix|linha_digitavel|codigo_barras)$/i;
/** Who a person is, in any call. */
const identity =
  /^(?:nome_?pessoa|name|login|logins|user|user_?(?:name|id)|usuario|e?-?mails?|destinatarios|cpf|rg|cod_?pessoa|matricula|.*(?:telefone|celular|phone).*|pessoa_autorizada|pagador|(?:data_?)?nascimento)$/i;
/** What a person has written or is called, where the field also occurs in what everybody may read. */
const personalText = /^(?:nome|content|conteudo|observacao|texto|code)$/i;

const ofControls = ({ path }: { path: string }): boolean => path.startsWith('/__mock');
const calls = describedCalls.filter(({ endpoint }) => !ofControls(endpoint));

/** The fields of a schema, at any depth, and whether they take any text. */
function* fieldsOf(schema: Schema): Generator<[name: string, isFree: boolean]> {
  for (const [name, inner] of Object.entries(schema.properties ?? {})) {
    yield [name, [inner, ...choicesOf(inner)].some(isFreeText)];
    yield* fieldsOf(inner);
  }
  for (const inner of [...choicesOf(schema), ...(schema.items ? [schema.items] : [])]) yield* fieldsOf(inner);
}
const choicesOf = ({ anyOf = [], oneOf = [], items }: Schema): Schema[] => [
  ...anyOf,
  ...oneOf,
  ...(items ? [items] : []),
];
const isFreeText = (schema: Schema): boolean =>
  [schema.type].flat().includes('string') && !schema.enum && !('const' in schema);

const fieldsWhere = (isWanted: (access: string) => boolean): [string, boolean][] =>
  calls
    .filter(({ endpoint }) => isWanted(endpoint.access))
    .flatMap(({ replies, body }) => [...Object.values(replies), body])
    .flatMap((schema) => [...fieldsOf(schema ?? {})]);

const ofAll = fieldsWhere(() => true);
/** Fields that everybody may read in some reply: titles, libraries, codes of them. */
const readByAll = new Set(fieldsWhere((access) => access !== 'patron').map(([name]) => name));
/** Fields of patrons that are one of a list, a number or a yes and no wherever the contract has them. */
const known = new Set(ofAll.map(([name]) => name));
const free = new Set(ofAll.filter(([, isFree]) => isFree).map(([name]) => name));

export type Kind = 'secret' | 'identity' | 'personal' | 'public';

/**
 * What is personal in a field. In what only patrons get or send, a field is public only if everybody may read it
 * in another call, or if the contract gives it no free text; a field that the contract does not have is personal.
 */
export function kindOf(name: string, isOfPatron: boolean): Kind {
  if (secret.test(name)) return 'secret';
  if (identity.test(name)) return 'identity';
  if (!isOfPatron) return 'public';
  if (personalText.test(name)) return 'personal';
  return readByAll.has(name) || (known.has(name) && !free.has(name)) ? 'public' : 'personal';
}
