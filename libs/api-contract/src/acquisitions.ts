import * as z from 'zod/mini';
import { defineContract } from './endpoint';
import { Code, Count, Option, QueryDate, Text, assumed, bothDatesOrNone, given } from './fields';

/** The fourteen statuses of a suggestion, D1 §4; the codes are defined by this project (ruling C12). */
export const SuggestionStatus = {
  awaitingDelivery: 1,
  attended: 2,
  cancelled: 3,
  duplicated: 4,
  inQuotation: 5,
  exhausted: 6,
  finishedIncomplete: 7,
  alreadyExists: 8,
  notAttended: 9,
  notFound: 10,
  partiallyAttended: 11,
  trading: 12,
  preSuggestion: 13,
  suggested: 14,
} as const;
export type SuggestionStatus = (typeof SuggestionStatus)[keyof typeof SuggestionStatus];

/** The statuses of ordered suggestions: the purchase orders of the acquisition screen (ruling D4). */
export const orderedStatuses: readonly SuggestionStatus[] = [
  SuggestionStatus.awaitingDelivery,
  SuggestionStatus.inQuotation,
  SuggestionStatus.partiallyAttended,
  SuggestionStatus.trading,
];

const text = z.nullable(z.string());

/** A purchase suggestion in the patron's list. */
export const SuggestionEntry = z.object({
  codigo: assumed(Text),
  titulo: assumed(z.string()),
  autor: assumed(text),
  editor: assumed(z.string()),
  edicao: assumed(text),
  isbn_issn: assumed(text),
  periodico: assumed(text),
  outras_inf: assumed(text),
  biblioteca: assumed(Text),
  desc_biblioteca: assumed(z.string()),
  situacao: assumed(Text),
  desc_situacao: assumed(z.string()),
  // ISO date and time
  data: assumed(z.string()),
});
export type SuggestionEntry = z.output<typeof SuggestionEntry>;

/** A month of purchases: `mes` is `YYYY-MM`, `valor` the amount spent, in reais. */
export const AcquisitionMonth = z.object({
  mes: assumed(z.string()),
  sugestoes: assumed(Count),
  adquiridos: assumed(Count),
  valor: assumed(z.number()),
});
export type AcquisitionMonth = z.output<typeof AcquisitionMonth>;

export const acquisitions = defineContract({
  listSuggestionStatuses: {
    id: 'aquisicao-sugestoes-situacao',
    summary: 'The statuses that a purchase suggestion can have',
    method: 'GET',
    path: '/aquisicao/sugestoes/situacao',
    access: 'patron',
    reply: z.array(Option),
  },
  listSuggestions: {
    id: 'aquisicao-sugestoes',
    summary: "The patron's purchase suggestions, of a period and a status where they are given; the newest first",
    method: 'GET',
    path: '/aquisicao/sugestoes',
    access: 'patron',
    query: z
      .strictObject({
        dataIni: given(z.optional(QueryDate)),
        dataFim: given(z.optional(QueryDate)),
        situacao: given(z.optional(Code)),
      })
      .check(bothDatesOrNone()),
    reply: z.array(SuggestionEntry),
  },
  getAcquisitionStatistics: {
    id: 'aquisicao-estatisticas',
    summary: 'What was suggested, bought and spent in each month of a period, in one library or in all',
    method: 'GET',
    path: '/aquisicao/estatisticas',
    access: 'patron',
    query: z.strictObject({
      dataIni: given(QueryDate),
      dataFim: given(QueryDate),
      biblioteca: given(z.optional(Code)),
    }),
    reply: z.array(AcquisitionMonth),
  },
});
