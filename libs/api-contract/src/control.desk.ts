import * as z from 'zod/mini';
import { CommentText } from './comments';
import { OpenRequest, WaitingComment } from './control.schemas';
import { defineContract } from './endpoint';
import { amount, assumed, Code, IsoDate } from './fields';
import { LoanRequestStatusCode } from './loan-requests';
import { requestTypes } from './requests';

const CopyParams = z.strictObject({ copy: assumed(z.string().check(z.minLength(1), z.maxLength(30))) });
const noCopy = { 'Exemplar não encontrado. Use o código de barras que está nele.': 404 } as const;

const RequestParams = z.strictObject({ request: assumed(Code) });
/** Moves the request on, answers it as it is, or refuses it; without it, moves it on. `resposta`: what its patron reads. */
const requestAct = {
  acao: assumed(z.optional(z.enum(['avancar', 'responder', 'recusar']))),
  resposta: assumed(z.optional(CommentText)),
};
const requestRefusals = {
  'Solicitação não encontrada. Use o codigo da lista de solicitações do leitor.': 404,
  'Esta solicitação já terminou.': 422,
  'Escreva o que o leitor vai ler.': 422,
} as const;

/** What a librarian does, as calls of the control room. */
export const desk = defineContract({
  listWaitingComments: {
    id: 'mock-comments',
    summary: 'Comments that wait for moderation',
    method: 'GET',
    path: '/__mock/comments',
    access: 'none',
    reply: z.array(WaitingComment),
  },
  moderateComment: {
    id: 'mock-comments-moderate',
    summary: 'Approves or refuses a waiting comment',
    method: 'PUT',
    path: '/__mock/comments/{kind}/{comment}',
    access: 'none',
    params: z.strictObject({ kind: assumed(z.enum(['title', 'general'])), comment: assumed(Code) }),
    // `motivo`: what the author of a refused comment on a title reads.
    body: z.strictObject({ aprovado: assumed(z.boolean()), motivo: assumed(z.optional(CommentText)) }),
    reply: z.object({ id: assumed(z.int()), aprovado: assumed(z.boolean()) }),
    refusals: { 'Comentário não encontrado.': 404 },
  },
  paySlip: {
    id: 'mock-slips-pay',
    summary: 'Pays a slip today, by the number that the patron sees, and with it the debts that it is for',
    method: 'POST',
    path: '/__mock/slips/{slip}/pay',
    access: 'none',
    params: z.strictObject({ slip: assumed(z.string().check(z.regex(/^\d{10}$/))) }),
    reply: z.object({
      numero: assumed(z.string()),
      paga_em: assumed(IsoDate),
      debitos: assumed(z.array(z.object({ cod_debito: assumed(z.string()), valor: assumed(z.number()) }))),
    }),
    refusals: {
      'Guia não encontrada. Use o número que aparece nela.': 404,
      'Esta guia já foi paga.': 422,
      'Esta guia venceu. Emita outra.': 422,
      'Os débitos desta guia mudaram. Emita outra.': 422,
    },
  },
  payDebt: {
    id: 'mock-debts-pay',
    summary: 'Pays what is still owed of a debt today, without a slip',
    method: 'POST',
    path: '/__mock/debts/{debt}/pay',
    access: 'none',
    params: z.strictObject({ debt: assumed(Code) }),
    reply: z.object({
      cod_debito: assumed(z.string()),
      valor: assumed(z.number()),
      data_pagamento: assumed(IsoDate),
    }),
    refusals: {
      'Débito não encontrado. Use o cod_debito da lista de débitos do leitor.': 404,
      'Este débito já foi pago.': 422,
      'Esta multa cresce até a devolução. Receba o exemplar antes.': 422,
    },
  },
  lendCopy: {
    id: 'mock-copies-lend',
    summary: 'Lends a copy today to the person with a login, for the days of its loan type',
    method: 'POST',
    path: '/__mock/copies/{copy}/lend',
    access: 'none',
    params: CopyParams,
    body: z.strictObject({
      login: assumed(z.string().check(z.minLength(1), z.maxLength(100))),
      /** Also to who is blocked, or in deviation from the copy's library. */
      force: assumed(z.optional(z.boolean())),
    }),
    reply: z.object({
      cod_exemplar: assumed(z.string()),
      titulo: assumed(z.string()),
      data_saida: assumed(IsoDate),
      data_prevista: assumed(IsoDate),
    }),
    refusals: {
      ...noCopy,
      'Não há leitor com este login.': 404,
      'Este exemplar já está emprestado. Devolva-o antes.': 422,
      'Este exemplar está separado para uma solicitação de empréstimo. Avance a solicitação.': 422,
      'Este exemplar está separado para a reserva de outra pessoa.': 422,
      'Este exemplar não é emprestado.': 422,
      'O cadastro deste leitor está bloqueado.': 422,
      'Este leitor está afastado da biblioteca do exemplar.': 422,
    },
  },
  returnCopy: {
    id: 'mock-copies-return',
    summary: 'Takes a copy back today: its loan ends, and the next hold gets the copy',
    method: 'POST',
    path: '/__mock/copies/{copy}/return',
    access: 'none',
    params: CopyParams,
    reply: z.object({
      cod_exemplar: assumed(z.string()),
      titulo: assumed(z.string()),
      data_devolucao: assumed(IsoDate),
      /** What the reader owes now, in reais. */
      devido: assumed(z.number()),
      /** The hold that it is set aside for. */
      cod_reserva: assumed(z.nullable(z.int())),
    }),
    refusals: { ...noCopy, 'Este exemplar não está emprestado.': 422 },
  },
  receiveIssue: {
    id: 'mock-serials-receive',
    summary:
      'Receives today the issue of a serial that has been due longest or is expected first; its followers are told the next day',
    method: 'POST',
    path: '/__mock/serials/{title}/receive',
    access: 'none',
    params: z.strictObject({ title: assumed(Code) }),
    reply: z.object({
      cod_acervo: assumed(z.string()),
      titulo: assumed(z.string()),
      rotulo: assumed(z.string()),
      desc_biblioteca: assumed(z.string()),
      data: assumed(IsoDate),
    }),
    refusals: {
      'Título não encontrado. Use o código que está no endereço da página dele.': 404,
      'Não há fascículo deste título para receber.': 422,
    },
  },
  moveLoanRequest: {
    id: 'mock-loan-requests-move',
    summary: 'Moves a loan request on today: in transit, available, and then lent; or answers or refuses it',
    method: 'POST',
    path: '/__mock/loan-requests/{request}/move',
    access: 'none',
    params: RequestParams,
    body: z.optional(z.strictObject(requestAct)),
    reply: z.object({
      codigo: assumed(z.string()),
      cod_acervo: assumed(z.string()),
      /** `5` when no copy can be found any more. */
      status: assumed(LoanRequestStatusCode),
      desc_status: assumed(z.string()),
    }),
    refusals: requestRefusals,
  },
  listOpenRequests: {
    id: 'mock-requests',
    summary: 'Requests of any type that are not over, the newest first',
    method: 'GET',
    path: '/__mock/requests',
    access: 'none',
    reply: z.array(OpenRequest),
  },
  moveRequest: {
    id: 'mock-requests-move',
    summary:
      'The same with a request of another type, for a copy, a search or a book of another library; an answer may name its cost',
    method: 'POST',
    path: '/__mock/requests/{request}/move',
    access: 'none',
    params: RequestParams,
    body: z.optional(z.strictObject({ ...requestAct, valor: assumed(z.optional(amount(0, 99_999))) })),
    reply: z.object({
      codigo: assumed(z.string()),
      tipo: assumed(z.enum(requestTypes)),
      status: assumed(LoanRequestStatusCode),
      desc_status: assumed(z.string()),
    }),
    refusals: requestRefusals,
  },
});
