import * as z from 'zod/mini';
import { defineContract } from './endpoint';
import { Code, Count, Flag, QueryDate, Text, assumed, given, unknownTitle } from './fields';
import { TitleLink } from './links';

const totalsQuery = z.strictObject({
  dataIni: given(z.optional(QueryDate)),
  dataFim: given(z.optional(QueryDate)),
  biblioteca: given(z.optional(Code)),
});

/** Loans and holds made in the period. Copies have no date: all copies of the counted titles. */
const Totals = z.object({
  titulos: assumed(Count),
  exemplares: assumed(Count),
  emprestimos: assumed(Count),
  reservas: assumed(Count),
  // Titles by work type, the most frequent first.
  por_tipo: assumed(z.array(z.object({ descricao: assumed(z.string()), total: assumed(Count) }))),
});

/** A CSS colour and its meaning in this library. */
export const ColourLabel = z.object({ cor: assumed(z.string()), descricao: assumed(z.string()) });

export const titleFigures = defineContract({
  listTitleLinks: {
    id: 'acervo-links',
    summary: 'The links of a title, in the order of its record',
    method: 'GET',
    path: '/acervo/{id}/links',
    access: 'public',
    params: z.strictObject({ id: given(Code) }),
    reply: z.array(TitleLink),
    refusals: unknownTitle,
  },
  getColourLabel: {
    id: 'acervo-cor',
    summary: 'The colour label of a title, null where it has none (ruling C18)',
    method: 'GET',
    path: '/acervo/{id}/cor',
    access: 'public',
    params: z.strictObject({ id: given(Code) }),
    reply: z.nullable(ColourLabel),
    refusals: unknownTitle,
  },
  getTitleTotals: {
    id: 'acervo-totais',
    summary: 'Copies of a title, and its loans and holds in a period',
    method: 'GET',
    path: '/acervo/{id}/totais',
    access: 'public',
    params: z.strictObject({ id: given(Code) }),
    query: totalsQuery,
    reply: Totals,
    refusals: unknownTitle,
  },
  // The documented path without the title's id (ruling A7).
  getCollectionTotals: {
    id: 'acervo-totais-geral',
    own: true,
    summary: 'Titles that entered the collection in a period, with their copies, and the loans and holds made in it',
    method: 'GET',
    path: '/acervo/totais',
    access: 'public',
    query: totalsQuery,
    reply: Totals,
  },
  listStatisticsYears: {
    id: 'acervo-dados-estatisticos-anos',
    summary: 'Years in which a title was used, the latest first',
    method: 'GET',
    path: '/acervo/{id}/dados-estatisticos/anos',
    access: 'public',
    params: z.strictObject({ id: given(Code) }),
    reply: z.array(Count),
    refusals: unknownTitle,
  },
  getYearStatistics: {
    id: 'acervo-dados-estatisticos-dados',
    summary: 'The use of a title in a year, month by month',
    method: 'GET',
    path: '/acervo/{id}/dados-estatisticos/dados/{year}',
    access: 'public',
    params: z.strictObject({ id: given(Code), year: given(Code) }),
    reply: z.object({
      ano: assumed(Count),
      // All twelve, January first.
      meses: assumed(
        z.array(
          z.object({
            mes: assumed(Count),
            consultas: assumed(Count),
            emprestimos: assumed(Count),
            reservas: assumed(Count),
          }),
        ),
      ),
    }),
    refusals: { ...unknownTitle, 'Ano não encontrado nas estatísticas do acervo.': 404 },
  },
});

const itemPart = z.optional(z.nullable(Text));

/** An item of the closed collection, as requested. */
export const StoreItemRef = z.strictObject({
  cod_acervo: given(Code),
  tomo: given(itemPart),
  parte: given(itemPart),
  volume: given(itemPart),
});
export type StoreItemRef = z.output<typeof StoreItemRef>;

export const closedCollection = defineContract({
  listStoreItems: {
    id: 'acervo-dados-armazem',
    summary: 'The items of a title in the closed collection',
    method: 'GET',
    path: '/acervo/{id}/dados-armazem',
    access: 'public',
    params: z.strictObject({ id: given(Code) }),
    query: z.strictObject({
      cod_biblioteca: given(z.optional(Code)),
      tomo: given(z.optional(Text)),
      parte: given(z.optional(Text)),
      volume: given(z.optional(Text)),
    }),
    reply: z.array(
      z.object({
        cod_biblioteca: given(Text),
        desc_biblioteca: assumed(z.string()),
        tomo: given(z.nullable(Text)),
        parte: given(z.nullable(Text)),
        volume: given(z.nullable(Text)),
        disponivel: assumed(Flag),
      }),
    ),
    refusals: unknownTitle,
  },
  orderStoreItems: {
    id: 'gravar-armazem',
    summary:
      'Asks for items of the closed collection of one library; an item that was ordered already is not ordered twice',
    method: 'POST',
    path: '/gravar-armazem',
    access: 'patron',
    // The documents do not say whether query or body: both are accepted (ruling A9).
    query: z.strictObject({ cod_biblioteca: given(z.optional(Code)) }),
    body: z.strictObject({
      cesta: given(
        z.array(StoreItemRef).check(z.minLength(1, 'escolha ao menos um item'), z.maxLength(50, 'tem itens demais')),
      ),
      cod_biblioteca: assumed(z.optional(Code)),
    }),
    reply: z.object({ codigo: assumed(Text), message: assumed(z.string()) }),
    refusals: { informe_biblioteca: 422, item_nao_encontrado: 422, item_indisponivel: 422 },
  },
});
