import * as z from 'zod/mini';
import { lineText } from './codes';
import { defineContract } from './endpoint';
import { Code, Count, Text, TypedText, assumed } from './fields';
import { ListOrderCode } from './search.codeSchemas';
import { SearchItem } from './search.item';
import { SearchQuery } from './search.query';

const { limite: _, ordenacao: __, sentido: ___, ...searchFields } = SearchQuery.shape;

/** The largest page of titles, and of the values of a facet. */
const maxPageSize = 100;
/** Maximum values of a facet per call. */
export const maxFacetPage = 500;
const pageSize = (max: number) => Code.check(z.refine((size) => size <= max, `deve ser no máximo ${max}`));

const maxFiltersLength = 6000;
const maxFilters = 50;
const isEncodedLine = (text: string): boolean => {
  try {
    return lineText.test(decodeURIComponent(text));
  } catch {
    return false;
  }
};

/**
 * Filters as in the address of a page of results, each URL-encoded, with commas between them: `T:1` a value, `-T:1`
 * without it, `Y:1990-2000` a range of years, `DISP` what can be taken home now. In the program a list.
 */
const FilterList = z.pipe(
  z.string().check(
    z.maxLength(maxFiltersLength, 'é longo demais'),
    z.refine((text) => isEncodedLine(text) && text.split(',').length <= maxFilters, 'deve ser uma lista de filtros'),
  ),
  z.transform((text) => text.split(',').filter(Boolean).map(decodeURIComponent)),
);

const narrowing = {
  ...searchFields,
  filtro: assumed(z.optional(FilterList)),
  // Words that must be in what the list shows of a title, also within words.
  texto: assumed(z.optional(TypedText)),
};

const refusals = {
  PeriodoInvertido: 422,
  TermoObrigatorio: 422,
  OpcaoDesconhecida: 422,
  // Authorities, the partner network and alphabetical indexes do not find titles of this catalogue.
  PesquisaSemTitulos: 422,
} as const;

/** A value of a facet with the number of titles that it shows under the other filters, and without any filter. */
const FacetEntry = z.object({
  codigo: assumed(Text),
  descricao: assumed(z.string()),
  // Of courses only.
  campus: assumed(z.optional(Text)),
  total: assumed(Count),
  total_sem_filtro: assumed(Count),
});

/** A title of this catalogue, without what only other results have. */
export const TitleItem = z.omit(SearchItem, {
  ...({ id: true, acervo: true, tipo_obra: true, instituicao: true, link: true } as const),
  ...({ cod_autoridade: true, variante: true, total_titulos: true, entrada_indice: true } as const),
});

/** Calls that work on a whole result, of any size. */
export const wholeResult = defineContract({
  findResultPage: {
    id: 'consulta-pagina',
    own: true,
    summary: 'A page of a result of any size, filtered and sorted on the server, with the true counts of its facets',
    method: 'GET',
    path: '/consulta/pagina',
    access: 'either',
    query: z.strictObject({
      ...narrowing,
      ordem: assumed(z.optional(ListOrderCode)),
      pagina: assumed(z.optional(Code)),
      por_pagina: assumed(z.optional(pageSize(maxPageSize))),
    }),
    reply: z.object({
      data: assumed(z.array(TitleItem)),
      // All titles of the search, and those that pass the filters.
      total: assumed(Count),
      encontrados: assumed(Count),
      // Of these, those with a copy that can be taken home now; with the filter for them, all.
      disponiveis: assumed(Count),
      // The page that was sent: the last one, if there are fewer than asked for.
      pagina: assumed(Count),
      // The main facets and those with a chosen value, if they have any; each with its first values and the chosen ones.
      facetas: assumed(
        z.array(
          z.object({ codigo: assumed(z.string()), total: assumed(Count), valores: assumed(z.array(FacetEntry)) }),
        ),
      ),
    }),
    refusals,
  },
  listFacetValues: {
    id: 'consulta-faceta',
    own: true,
    summary: 'All values of one facet of a result of any size, a page at a time, by a part of their name',
    method: 'GET',
    path: '/consulta/faceta',
    access: 'either',
    query: z.strictObject({
      ...narrowing,
      faceta: assumed(z.string().check(z.regex(/^[A-Z_]{1,4}$/, 'deve ser uma faceta'))),
      // A part of the names of the values.
      nome: assumed(z.optional(TypedText)),
      pagina: assumed(z.optional(Code)),
      por_pagina: assumed(z.optional(pageSize(maxFacetPage))),
    }),
    reply: z.object({
      data: assumed(z.array(FacetEntry)),
      total: assumed(Count),
      pagina: assumed(Count),
    }),
    refusals: { ...refusals, FacetaDesconhecida: 422 },
  },
});
