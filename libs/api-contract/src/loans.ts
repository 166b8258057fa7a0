import * as z from 'zod/mini';
import { defineContract } from './endpoint';
import { BrazilianDate, Count, Flag, IsoDate, QueryDate, Text, assumed, given, observed } from './fields';

/** An open loan as shown in the patron's list. Fields named in ruling E2; the others are this project's. */
export const PendingTitle = z.object({
  descricao: observed(z.string()),
  dataDevolucaoPrevista: observed(BrazilianDate),
  qtdeRenovacoes: observed(Text),
  reservado: observed(Flag),
  codExemplar: observed(Text),
  codBibliotecaExemplar: observed(Text),
  cod_acervo: assumed(z.optional(Text)),
  autor: assumed(z.optional(z.nullable(z.string()))),
  cod_tipo_obra: assumed(z.optional(Text)),
  ano_publicacao: assumed(z.optional(z.nullable(Text))),
  desc_biblioteca: assumed(z.optional(z.string())),
  dataSaida: assumed(z.optional(BrazilianDate)),
  limiteRenovacoes: assumed(z.optional(Count)),
  diasEmprestimo: assumed(z.optional(Count)),
});
export type PendingTitle = z.output<typeof PendingTitle>;

/** A loan to renew. The real server spells `codExamplar`; both spellings are accepted (ruling C9). */
const LoanRef = z.union([
  z.strictObject({ codExamplar: observed(Text), codBibliotecaExemplar: observed(Text) }),
  z.strictObject({ codExemplar: assumed(Text), codBibliotecaExemplar: observed(Text) }),
]);

/** The result for one loan; `mensagem` is a sentence or the key of the rule that refused. */
export const RenewalResult = z.object({
  codExemplar: assumed(Text),
  renovado: assumed(Flag),
  // null when the patron has no such loan
  dataDevolucaoPrevista: assumed(z.nullable(BrazilianDate)),
  mensagem: assumed(z.string()),
});
export type RenewalResult = z.output<typeof RenewalResult>;

/** A past or open loan, as shown in the history. */
export const PastLoan = z.object({
  cod_emprestimo: assumed(Text),
  cod_acervo: assumed(Text),
  titulo: assumed(z.string()),
  autor: assumed(z.nullable(z.string())),
  codExemplar: assumed(Text),
  desc_biblioteca: assumed(z.string()),
  data_saida: assumed(IsoDate),
  data_prevista: assumed(IsoDate),
  // null while on loan
  data_devolucao: assumed(z.nullable(IsoDate)),
  renovacoes: assumed(Count),
  // Reais; null when it was not overdue.
  multa: assumed(z.nullable(z.number())),
});
export type PastLoan = z.output<typeof PastLoan>;

/** The kinds of service that cause a debt. */
export const DebtService = {
  overdue: 'Multa por atraso',
  replacement: 'Reposição de exemplar',
  card: 'Segunda via da carteira',
  switching: 'Comutação bibliográfica',
} as const;

/** A debt not paid in full: the fields are those of D1 §3, their names this project's. */
export const Debt = z.object({
  cod_debito: assumed(Text),
  cod_biblioteca: assumed(Text),
  desc_biblioteca: assumed(z.string()),
  cod_acervo: assumed(z.nullable(Text)),
  titulo: assumed(z.nullable(z.string())),
  valor_multa: assumed(z.number()),
  desconto: assumed(z.number()),
  valor_pago: assumed(z.number()),
  // null when the debt is not from a loan
  data_prevista: assumed(z.nullable(IsoDate)),
  // of the last payment
  data_pagamento: assumed(z.nullable(IsoDate)),
  tipo_servico: assumed(z.string()),
  motivo: assumed(z.string()),
});
export type Debt = z.output<typeof Debt>;

/** The virtual loan token; both null when no valid one exists. */
export const LoanToken = z.object({
  token: assumed(z.nullable(z.string())),
  // ISO date and time
  expira: assumed(z.nullable(z.string())),
});

export const loans = defineContract({
  listPendingTitles: {
    id: 'emprestimo-titulos-pendentes',
    summary: 'Open loans of the signed-in patron',
    method: 'GET',
    path: '/api/emprestimo/titulos-pendentes',
    access: 'patron',
    query: z.strictObject({ showDetails: given(z.optional(z.enum(['0', '1']))) }),
    reply: z.object({ titulos: observed(z.array(PendingTitle)) }),
  },
  renewLoans: {
    id: 'emprestimo-renovacao',
    summary: 'Renews loans; the answer says for each one whether it was renewed',
    method: 'POST',
    path: '/api/emprestimo/renovacao',
    access: 'patron',
    body: z.array(LoanRef).check(z.minLength(1, 'escolha ao menos um exemplar'), z.maxLength(200)),
    reply: z.array(RenewalResult),
  },
  listPastLoans: {
    id: 'emprestimo-historico',
    summary: 'Loans that were made in a period, with or without a fine where `multa` says so',
    method: 'GET',
    path: '/api/emprestimo/historico',
    access: 'patron',
    query: z.strictObject({
      dataIni: given(QueryDate),
      dataFim: given(QueryDate),
      multa: given(z.optional(z.enum(['0', '1']))),
    }),
    reply: z.array(PastLoan),
  },
  listDebts: {
    id: 'emprestimo-debitos-pendentes',
    summary: 'What the signed-in patron still owes',
    method: 'GET',
    path: '/api/emprestimo/debitos-pendentes',
    access: 'patron',
    reply: z.array(Debt),
  },
  getLoanToken: {
    id: 'emprestimo-token-obter',
    summary: 'The virtual loan token that is still good',
    method: 'GET',
    path: '/api/emprestimo/token',
    access: 'patron',
    reply: LoanToken,
  },
  makeLoanToken: {
    id: 'emprestimo-token-gerar',
    summary: 'Makes a new virtual loan token; the one before it is over',
    method: 'POST',
    path: '/api/emprestimo/token',
    access: 'patron',
    reply: LoanToken,
  },
});
