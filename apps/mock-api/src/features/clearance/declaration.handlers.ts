import type { clearance } from '@catalogue/api-contract';
import {
  addDays,
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
import { findDeclaration, findSignature } from './clearance.store';

type Declarations = Pick<typeof clearance, 'mailClearance' | 'checkDeclaration' | 'getDocumentKey'>;

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
  const { data: qr } = encode(conferir, { ecc: 'M' });
  return declarationPdf(declaration, { emitente, assinatura: declaration.assinatura, conferir, qr });
}

/** What becomes of a signed declaration: it is mailed, and checked by who receives it. */
export const declarationHandlers: Handlers<Declarations> = {
  async mailClearance({ body: { arquivo, email, cod_biblioteca }, patron, client, origin, refuse }, deps) {
    const { db, clock, sendsMail, settings } = deps;
    const recipients = recipientsOf(email) ?? refuse('email_invalido', { facts: { email } });
    if (recipients.length > mailLimits.recipients) refuse('destinatarios_demais', { facts: mailLimits });
    if (!Buffer.from(arquivo.base64, 'base64').toString('latin1').startsWith('%PDF-'))
      refuse('arquivo_invalido', { facts: { nome: arquivo.nome, tipo: arquivo.tipo } });
    const signature = await findSignature(db, patron.cod_pessoa, cod_biblioteca, settings.TIME_ZONE);
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
    const { id, nome_pessoa, cpf, desc_biblioteca, assinado_em, data, afastada_ate, texto, assinatura } = found;
    const cancelada_em = afastada_ate === null ? null : addDays(afastada_ate, 1);
    const valida_ate = declarationEnd(data);
    const isCancelled = cancelada_em !== null && cancelada_em <= today();
    const isSigned = texto !== null && assinatura !== null;
    const signed = isSigned && documents.verify(texto, assinatura) ? signedFacts(texto) : undefined;
    const isAltered = isSigned && signed?.codigo !== code;
    return {
      situacao: isAltered ? 'adulterada' : isCancelled ? 'cancelada' : today() > valida_ate ? 'vencida' : 'valida',
      numero: `${data.slice(0, 4)}/${id}`,
      // As it was signed, where it was: the person may have another name since.
      nome: signed?.nome ?? initialed(nome_pessoa),
      cpf: signed ? signed.cpf : maskedCpf(cpf),
      desc_biblioteca: signed?.desc_biblioteca ?? desc_biblioteca,
      assinada_em: assinado_em.toISOString(),
      valida_ate,
      cancelada_em: isCancelled ? cancelada_em : null,
      assinatura: isSigned ? { texto, valor: assinatura } : null,
    };
  },

  async getDocumentKey(_, { documents }) {
    return { algoritmo: 'Ed25519', chave: documents.publicKey };
  },
};
