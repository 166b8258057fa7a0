import { codeListText, isCode, lineText, maxTextLength, yearText } from './codes';
import { IndexType, Operator, Order, Position, TermType, searchTypes } from './search.codes';
import type { SearchQuery } from './search.query';

/** The value of a field that is sent as text; undefined when it is not valid. */
type Parse<Value> = (text: string) => Value | undefined;

const code: Parse<number> = (text) => (isCode(text) ? Number(text) : undefined);
const codes: Parse<number[]> = (text) => (codeListText.test(text) ? text.split(',').map(Number) : undefined);
const year: Parse<number> = (text) => (yearText.test(text) ? Number(text) : undefined);
const line: Parse<string> = (text) => (text.length <= maxTextLength && lineText.test(text) ? text : undefined);
const oneOf =
  <Value extends string>(values: readonly Value[]): Parse<Value> =>
  (text) =>
    values.find((value) => value === text);

const termType = oneOf(Object.values(TermType));
const position = oneOf(Object.values(Position));
const operator = oneOf(Object.values(Operator));

/**
 * The fields of `SearchQuery`, in its order and by its rules, without zod: the first page reads its address and its
 * form with them. A test compares the two.
 */
export const searchFields: { [Name in keyof Required<SearchQuery>]: Parse<NonNullable<SearchQuery[Name]>> } = {
  pesquisa: oneOf(searchTypes),
  termo_pesquisa: line,
  coluna_um: termType,
  posicao: position,
  indice: code,
  similar: oneOf(['S', 'N']),
  operador_um: operator,
  termo_dois: line,
  coluna_dois: termType,
  posicao_dois: position,
  operador_dois: operator,
  termo_tres: line,
  coluna_tres: termType,
  posicao_tres: position,
  operador_tres: operator,
  termo_quatro: line,
  coluna_quatro: termType,
  posicao_quatro: position,
  operador_quatro: operator,
  termo_cinco: line,
  coluna_cinco: termType,
  posicao_cinco: position,
  biblioteca: codes,
  tipo_obra: codes,
  ano_ini: year,
  ano_fim: year,
  idioma: (text) => (/^[a-z]{3}$/.test(text) ? text : undefined),
  base: oneOf(['local', 'rede']),
  ordenacao: oneOf(Object.values(Order)),
  tipo_indice: oneOf(Object.values(IndexType)),
  sentido: oneOf(['ANTES']),
  limite: code,
  disciplina: code,
  curso: code,
  professor: code,
  area: code,
  tipo_autoridade: codes,
  instituicao: codes,
  fundo: code,
  tipo_documento: code,
  localidade: code,
  tipo_ato: code,
  orgao_emissor: code,
  tipo_decisao: code,
  orgao_julgador: code,
  relator: code,
};

/** The query of these fields, or null when one of them is not valid. */
export function parseSearchFields(
  fields: Partial<Record<keyof SearchQuery, string | number | readonly number[]>>,
): SearchQuery | null {
  const parsed: [string, unknown][] = [];
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    const own = searchFields[name as keyof SearchQuery]?.(String(value));
    if (own === undefined) return null;
    parsed.push([name, own]);
  }
  return Object.fromEntries(parsed) as SearchQuery;
}
