import type { clearance } from '@catalogue/api-contract';
import {
  addDays,
  declarationEnd,
  declarationPdf,
  initialed,
  mailLimits,
  maskedCpf,
  recipientsOf,
  typedDeclarationCode,
} from '@catalogue/domain';
import { takeRate } from '../../attempts.store';
import type { Handlers } from '../../http/serve';
import { mailToAll } from '../../tenants/outbox';
import { findDeclaration, findSignature } from './clearance.store';

type Declarations = Pick<typeof clearance, 'mailClearance' | 'checkDeclaration'>;

/** What becomes of a signed declaration: it is mailed, and checked by who receives it. */
export const declarationHandlers: Handlers<Declarations> = {
  async mailClearance({ body: { arquivo, email, cod_biblioteca }, patron, client, refuse }, { db, clock, settings }) {
    const recipients = recipientsOf(email) ?? refuse('email_invalido', { facts: { email } });
    if (recipients.length > mailLimits.recipients) refuse('destinatarios_demais', { facts: mailLimits });
    if (!Buffer.from(arquivo.base64, 'base64').toString('latin1').startsWith('%PDF-'))
      refuse('arquivo_invalido', { facts: { nome: arquivo.nome, tipo: arquivo.tipo } });
    const signature = await findSignature(db, patron.cod_pessoa, cod_biblioteca, settings.TIME_ZONE);
    if (!signature) return refuse('nada_consta_nao_assinado', { facts: { cod_biblioteca } });
    // The file that was handed over could say anything beside a genuine code: what goes out is the server's own.
    const base64 = Buffer.from(declarationPdf(signature), 'latin1').toString('base64');
    const { desc_biblioteca, codigo_autenticidade } = signature;
    const mail = {
      assunto: 'Nada consta',
      texto: `Segue a declaração de nada consta, ${desc_biblioteca}. Código de autenticidade: ${codigo_autenticidade}.`,
      anexos: [{ nome: 'nada-consta.pdf', tipo: 'application/pdf', base64 }],
    };
    if (!(await mailToAll({ db, clock }, patron, client, recipients, mail)))
      refuse('MuitasTentativas', { facts: { cod_pessoa: patron.cod_pessoa, destinatarios: recipients.length } });
  },

  async checkDeclaration({ params: { codigo }, client, refuse }, { db, clock, settings, today }) {
    const code = typedDeclarationCode(codigo);
    const attempt = { kind: 'declarationCheck', login: '', address: client.address, at: clock.now() } as const;
    if (!(await db.$transaction((tx) => takeRate(tx, attempt)))) refuse('MuitasTentativas');
    const found = await findDeclaration(db, code, settings.TIME_ZONE);
    if (!found) return refuse('Documento não encontrado.', { facts: { codigo: code } });
    const { id, nome_pessoa, cpf, desc_biblioteca, assinado_em, data, afastada_ate } = found;
    const cancelada_em = afastada_ate === null ? null : addDays(afastada_ate, 1);
    const valida_ate = declarationEnd(data);
    const isCancelled = cancelada_em !== null && cancelada_em <= today();
    return {
      situacao: isCancelled ? 'cancelada' : today() > valida_ate ? 'vencida' : 'valida',
      numero: `${data.slice(0, 4)}/${id}`,
      nome: initialed(nome_pessoa),
      cpf: maskedCpf(cpf),
      desc_biblioteca,
      assinada_em: assinado_em.toISOString(),
      valida_ate,
      cancelada_em: isCancelled ? cancelada_em : null,
    };
  },
};
