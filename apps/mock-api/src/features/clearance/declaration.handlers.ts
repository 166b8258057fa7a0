import type { clearance } from '@catalogue/api-contract';
import {
  daysBetween,
  declarationEnd,
  declarationPdf,
  initialed,
  mailLimits,
  maskedCpf,
  personMark,
  recipientsOf,
  signedFacts,
  signedText,
  typedDeclarationCode,
  type Declaration,
} from '@catalogue/domain';
import { createHash } from 'node:crypto';
import { encode } from 'uqr';
import { takeRate } from '../../attempts.store';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/serve';
import { mailToAll } from '../../tenants/outbox';
import { findInstitution } from '../site/site.public';
import { cancelledOn, findDeclaration, findDeclarations } from './clearance.store';
import { drawnOnce, pdfUrl } from './papers';

type Declarations = Pick<
  typeof clearance,
  'listDeclarations' | 'mailClearance' | 'checkDeclaration' | 'getDocumentKey'
>;

/** The page that checks a declaration. */
export const addressToCheck = (origin: string, code: string): string => `${origin}/conferir?codigo=${code}`;

export const textToSign = (declaration: Declaration, emitente: string): string =>
  signedText(declaration, { emitente, marca: createHash('sha256').update(personMark(declaration)).digest('hex') });

/** The declaration as a PDF. */
export async function declarationFile(
  declaration: Declaration & { assinatura: string | null },
  { db }: Deps,
  origin: string,
): Promise<string> {
  const conferir = addressToCheck(origin, declaration.codigo_autenticidade);
  const { nome: emitente } = await findInstitution(db);
  const { nome_pessoa, cpf, desc_biblioteca, data, codigo_autenticidade, assinatura } = declaration;
  const facts = { nome_pessoa, cpf, desc_biblioteca, data, codigo_autenticidade };
  return drawnOnce([facts, emitente, assinatura, conferir], () => {
    const { data: qr } = encode(conferir, { ecc: 'M' });
    return declarationPdf(facts, { emitente, assinatura, conferir, qr });
  });
}

/** How many declarations a patron is shown, the newest first: of units without number each would be drawn. */
const declarationsShown = 50;

/** What becomes of a signed declaration: it is found again, mailed, and checked by who receives it. */
export const declarationHandlers: Handlers<Declarations> = {
  async listDeclarations({ patron: { cod_pessoa }, origin }, deps) {
    const { db, settings, today } = deps;
    const { nome: emitente } = await findInstitution(db);
    const found = await findDeclarations(db, cod_pessoa, settings.TIME_ZONE);
    return Promise.all(
      found
        .filter((row) => cancelledOn(row, today()) === null)
        .slice(0, declarationsShown)
        .map(async (row) => ({
          codigo_autenticidade: row.codigo_autenticidade,
          data: row.data,
          cod_biblioteca: row.cod_biblioteca,
          desc_biblioteca: row.desc_biblioteca,
          url: pdfUrl(await declarationFile(row, deps, origin)),
          conferir: addressToCheck(origin, row.codigo_autenticidade),
          emitente,
          valida_ate: declarationEnd(row.data),
        })),
    );
  },

  async mailClearance({ body: { arquivo, email, cod_biblioteca }, patron, client, origin, refuse }, deps) {
    const { db, clock, sendsMail, settings } = deps;
    const recipients = recipientsOf(email) ?? refuse('email_invalido', { facts: { email } });
    if (recipients.length > mailLimits.recipients) refuse('destinatarios_demais', { facts: mailLimits });
    if (!Buffer.from(arquivo.base64, 'base64').toString('latin1').startsWith('%PDF-'))
      refuse('arquivo_invalido', { facts: { nome: arquivo.nome, tipo: arquivo.tipo } });
    const signatures = await findDeclarations(db, patron.cod_pessoa, settings.TIME_ZONE);
    const signature = signatures.find((one) => one.cod_biblioteca === cod_biblioteca);
    if (!signature) return refuse('nada_consta_nao_assinado', { facts: { cod_biblioteca } });
    // The client's file could have any text beside a genuine code: the server mails its own.
    const base64 = Buffer.from(await declarationFile(signature, deps, origin), 'latin1').toString('base64');
    const { desc_biblioteca, codigo_autenticidade } = signature;
    const mail = {
      assunto: 'Nada consta',
      texto: `Segue a declaração de nada consta, ${desc_biblioteca}. Código de autenticidade: ${codigo_autenticidade}.`,
      anexos: [{ nome: 'nada-consta.pdf', tipo: 'application/pdf', base64 }],
    };
    if (!(await mailToAll({ db, clock, sendsMail }, patron, client, recipients, mail)))
      refuse('MuitasTentativas', { facts: { cod_pessoa: patron.cod_pessoa, destinatarios: recipients.length } });
  },

  async checkDeclaration({ params: { codigo }, client, refuse }, deps) {
    const { db, clock, settings, today, documents } = deps;
    const code = typedDeclarationCode(codigo);
    const attempt = { kind: 'declarationCheck', login: '', address: client.address, at: clock.now() } as const;
    if (!(await db.$transaction((tx) => takeRate(tx, attempt)))) refuse('MuitasTentativas');
    const found = await findDeclaration(db, code, settings.TIME_ZONE);
    if (!found) return refuse('Documento não encontrado.', { facts: { codigo: code } });
    const { id, nome_pessoa, cpf, desc_biblioteca, assinado_em, data, texto, assinatura } = found;
    const cancelada_em = cancelledOn(found, today());
    const isUnsigned = texto === null && assinatura === null;
    const signed = texto && assinatura && documents.verify(texto, assinatura) ? signedFacts(texto) : undefined;
    const valida_ate = signed?.valida_ate ?? declarationEnd(data);
    const isAltered = !isUnsigned && (signed?.codigo !== code || !isSameDay(signed.data, data));
    const isOver = today() > valida_ate;
    const good = isUnsigned ? 'sem_assinatura' : 'valida';
    return {
      situacao: isAltered ? 'adulterada' : cancelada_em ? 'cancelada' : isOver ? 'vencida' : good,
      numero: `${data.slice(0, 4)}/${id}`,
      // As it was signed, where it was: the person may have another name since.
      nome: signed?.nome ?? initialed(nome_pessoa),
      cpf: signed ? signed.cpf : maskedCpf(cpf),
      emitente: signed?.emitente ?? null,
      desc_biblioteca: signed?.desc_biblioteca ?? desc_biblioteca,
      assinada_em: assinado_em.toISOString(),
      valida_ate,
      cancelada_em,
      assinatura: texto !== null && assinatura !== null ? { texto, valor: assinatura } : null,
    };
  },

  async getDocumentKey(_, { documents }) {
    return { algoritmo: 'Ed25519', chave: documents.publicKey };
  },
};

// The time zone of the settings may have changed since.
const isSameDay = (signed: string, stored: string): boolean => Math.abs(daysBetween(signed, stored)) <= 1;
