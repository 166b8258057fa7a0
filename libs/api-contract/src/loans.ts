import * as z from 'zod/mini';
import { defineContract } from './endpoint';
import { BrazilianDate, Count, Flag, Text, assumed, given, observed } from './fields';

/** An open loan as the patron's list shows it. Named fields of decisions E2; the rest is ours. */
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

/** What is asked to be renewed. The real server spells `codExamplar`; both spellings are taken (decisions C9). */
export const LoanRef = z.union([
  z.strictObject({ codExamplar: observed(Text), codBibliotecaExemplar: observed(Text) }),
  z.strictObject({ codExemplar: assumed(Text), codBibliotecaExemplar: observed(Text) }),
]);

/** One line of a renewal's answer; `mensagem` is a sentence or the key of the rule that refused. */
export const RenewalResult = z.object({
  codExemplar: assumed(Text),
  renovado: assumed(Flag),
  // null when the patron has no such loan
  dataDevolucaoPrevista: assumed(z.nullable(BrazilianDate)),
  mensagem: assumed(z.string()),
});
export type RenewalResult = z.output<typeof RenewalResult>;

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
});
