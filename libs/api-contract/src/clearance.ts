import * as z from 'zod/mini';
import { paymentSlips } from './clearance.slips';
import { defineContract } from './endpoint';
import {
  Code,
  Flag,
  FormCode,
  IsoDate,
  NoContent,
  Text,
  TypedText,
  WireFile,
  assumed,
  given,
  unitFields,
} from './fields';

/** A reason against a no-debts declaration; `tipo` is the key of the rule, `descricao` describes the case. */
const Impediment = z.object({ tipo: assumed(z.string()), descricao: assumed(z.string()) });

/** What anybody learns of a declaration by its code: nobody's name or CPF in full. */
export const ShownDeclaration = z.object({
  situacao: assumed(z.enum(['valida', 'vencida', 'cancelada', 'adulterada', 'sem_assinatura'])),
  numero: assumed(z.string()),
  nome: assumed(z.string()),
  cpf: assumed(z.nullable(z.string())),
  // The university, as it was signed.
  emitente: assumed(z.nullable(z.string())),
  desc_biblioteca: assumed(z.string()),
  assinada_em: assumed(z.iso.datetime()),
  valida_ate: assumed(IsoDate),
  // The day on which the unit took the person back.
  cancelada_em: assumed(z.nullable(IsoDate)),
  // What was signed (Ed25519), for who wants to check it by themselves; null: signed before there was a key.
  assinatura: assumed(z.nullable(z.object({ texto: assumed(z.string()), valor: assumed(z.string()) }))),
});
export type ShownDeclaration = z.output<typeof ShownDeclaration>;

/** A declaration as its patron has it. */
const SignedDeclaration = z.object({
  codigo_autenticidade: assumed(z.string()),
  data: assumed(IsoDate),
  cod_biblioteca: assumed(Text),
  desc_biblioteca: assumed(z.string()),
  // The declaration as a PDF, in a data URL.
  url: assumed(z.string()),
  // Own: the address where anybody checks it; a server without that page gives none.
  conferir: assumed(z.optional(z.string())),
  // Own: the issuer, and the last day for which it is good.
  emitente: assumed(z.optional(z.string())),
  valida_ate: assumed(z.optional(IsoDate)),
});

export const clearance = defineContract({
  checkClearance: {
    id: 'nada-consta-verifica',
    summary: 'Whether the signed-in patron can have a no-debts declaration, else the reasons against it',
    method: 'GET',
    path: '/unidade-informacao/nada-consta/verifica',
    access: 'patron',
    reply: z.object({
      pode_emitir: assumed(Flag),
      pendencias: assumed(z.array(Impediment)),
      // Units that the patron can leave: no deviation from them is in force.
      bibliotecas: assumed(z.array(z.object(unitFields))),
    }),
  },
  signClearance: {
    id: 'nada-consta-assinar',
    summary: 'Signs the no-debts declaration, which puts the patron in deviation from the unit',
    method: 'POST',
    path: '/unidade-informacao/nada-consta',
    access: 'patron',
    body: z.strictObject({ cod_biblioteca: assumed(Code) }),
    status: 201,
    reply: SignedDeclaration,
    refusals: {
      'Biblioteca não encontrada.': 404,
      emprestimos_abertos: 422,
      debitos_pendentes: 422,
      solicitacoes_abertas: 422,
      pessoa_afastada: 422,
    },
  },
  listDeclarations: {
    id: 'nada-consta-listar',
    own: true,
    summary: 'The declarations of the signed-in patron that no unit has cancelled, newest first',
    method: 'GET',
    path: '/nada-consta/assinadas',
    access: 'patron',
    reply: z.array(SignedDeclaration),
  },
  mailClearance: {
    id: 'nada-consta-send-mail',
    summary: 'Mails the signed declaration, as the server has it, to at most five addresses, parted by `;`',
    method: 'POST',
    path: '/nada-consta/send-mail',
    access: 'patron',
    style: 'multipart',
    body: z.strictObject({
      arquivo: assumed(WireFile),
      email: assumed(TypedText),
      cod_biblioteca: assumed(FormCode),
    }),
    status: 204,
    reply: NoContent,
    refusals: {
      arquivo_invalido: 422,
      email_invalido: 422,
      destinatarios_demais: 422,
      MuitasTentativas: 429,
      nada_consta_nao_assinado: 422,
    },
  },
  checkDeclaration: {
    id: 'nada-consta-conferir',
    own: true,
    summary: 'Whether a declaration that somebody shows is true, and what it was given for',
    method: 'GET',
    path: '/nada-consta/conferir/{codigo}',
    access: 'public',
    params: z.strictObject({ codigo: assumed(TypedText) }),
    reply: ShownDeclaration,
    refusals: { 'Documento não encontrado.': 404, MuitasTentativas: 429 },
  },
  getDocumentKey: {
    id: 'nada-consta-chave',
    own: true,
    summary: 'The public key that verifies the signatures of declarations, in PEM',
    method: 'GET',
    path: '/nada-consta/chave',
    access: 'public',
    reply: z.object({ algoritmo: assumed(z.literal('Ed25519')), chave: assumed(z.string()) }),
  },
  issuePaymentSlip: {
    id: 'unidade-informacao-gru',
    summary: 'Issues a slip (GRU) to pay what is owed to a library',
    method: 'POST',
    path: '/unidade-informacao/gru',
    access: 'patron',
    body: z.strictObject({ valor: given(z.number()), codBiblioteca: given(Code) }),
    status: 201,
    reply: z.object({
      linha_digitavel: assumed(z.string()),
      valor: assumed(z.number()),
      vencimento: assumed(IsoDate),
      // The slip as a PDF, in a data URL.
      url: assumed(z.string()),
    }),
    refusals: { valor_invalido: 422, valor_acima_do_devido: 422 },
  },
  ...paymentSlips,
});
