import { Facet, ListOrder, SearchQuery, type FacetCode, type wholeResult } from '@catalogue/api-contract';
import {
  defaultPageSize,
  facetsOfSearchType,
  filtersFromAddress,
  mainFacets,
  matchesFilterText,
  narrowingOf,
  type FacetCount,
  type FacetCounts,
  type Narrowing,
} from '@catalogue/domain';
import type { Handlers } from '../../http/serve';
import { findsTitles } from './findSet';
import { checkedSearch } from './readSearch';
import { indexOf } from './searchIndexes';
import { findWrittenItems } from './writtenItems';

/** Of facets with few values all are sent: the app names and sorts them in the reader's language. */
const shortFacets: ReadonlySet<FacetCode> = new Set([
  Facet.library,
  Facet.workType,
  Facet.onlyWith,
  Facet.year,
  Facet.language,
]);
const maxShortResult = 500;
const firstOfLong = 10;
const defaultFacetPage = 50;

type Narrowed = SearchQuery & { filtro?: string[] | undefined; texto?: string | undefined };

/** The search and the filters of a call. */
function parts({ filtro = [], texto, ...rest }: Narrowed): { query: SearchQuery; narrowing: Narrowing } {
  const names = new Set(Object.keys(SearchQuery.shape));
  const query = Object.fromEntries(Object.entries(rest).filter(([name]) => names.has(name)));
  return { query, narrowing: narrowingOf(filtersFromAddress(filtro), texto) };
}

const entryOf = ({ codigo, descricao, campus, total, totalSemFiltro }: FacetCount) => ({
  codigo,
  descricao,
  ...(campus !== null && { campus }),
  total,
  total_sem_filtro: totalSemFiltro,
});

/** The first entries of a facet, and those that are chosen or excluded. */
function firstEntries(code: FacetCode, counts: FacetCounts, { chosen, excluded }: Narrowing) {
  const first = counts.entries(shortFacets.has(code) ? maxShortResult : firstOfLong);
  const keys = new Set([...(chosen.get(code) ?? []), ...(excluded.get(code) ?? [])]);
  const isChosen = ({ codigo, campus }: FacetCount) => keys.has(campus ? `${campus}:${codigo}` : codigo);
  const missing =
    keys.size > first.filter(isChosen).length ? counts.entries().slice(first.length).filter(isChosen) : [];
  return { codigo: code, total: counts.size, valores: [...first, ...missing].map(entryOf) };
}

export const wholeResultHandlers: Handlers<typeof wholeResult> = {
  async findResultPage({ query: asked, refuse }, { db, today }) {
    const { query, narrowing } = parts(asked);
    const search = await checkedSearch(db, query, today(), refuse);
    if (!findsTitles(query)) refuse('PesquisaSemTitulos');
    const limit = asked.por_pagina ?? defaultPageSize;
    const page = asked.pagina ?? 1;
    const offered = facetsOfSearchType(query.pesquisa ?? 'pesquisa_geral');
    const inUse = (code: FacetCode) => narrowing.chosen.has(code) || narrowing.excluded.has(code);
    const part = {
      facets: offered.filter((code, at) => at < mainFacets || inUse(code)),
      order: asked.ordem ?? ListOrder.relevance,
      limit,
    };
    const index = indexOf(db);
    const found = await index.narrow(search, narrowing, { ...part, offset: (page - 1) * limit });
    const last = Math.max(1, Math.ceil(found.found / limit));
    const { codes } =
      page <= last ? found : await index.narrow(search, narrowing, { ...part, facets: [], offset: (last - 1) * limit });
    return {
      data: await findWrittenItems(db, codes),
      total: found.total,
      encontrados: found.found,
      disponiveis: found.available,
      pagina: Math.min(page, last),
      facetas: [...found.facets]
        .filter(([, { size }]) => size > 0)
        .map(([code, counts]) => firstEntries(code, counts, narrowing)),
    };
  },

  async listFacetValues({ query: asked, refuse }, { db, today }) {
    const { query, narrowing } = parts(asked);
    const search = await checkedSearch(db, query, today(), refuse);
    if (!findsTitles(query)) refuse('PesquisaSemTitulos');
    const code =
      facetsOfSearchType(query.pesquisa ?? 'pesquisa_geral').find((offered) => offered === asked.faceta) ??
      refuse('FacetaDesconhecida');
    const part = { facets: [code], order: ListOrder.catalogueCode, offset: 0, limit: 0 };
    const { facets } = await indexOf(db).narrow(search, narrowing, part);
    const all = facets.get(code)?.entries() ?? [];
    const named = asked.nome?.trim()
      ? all.filter(({ descricao }) => matchesFilterText(descricao, asked.nome ?? ''))
      : all;
    const { pagina = 1, por_pagina = defaultFacetPage } = asked;
    return {
      data: named.slice((pagina - 1) * por_pagina, pagina * por_pagina).map(entryOf),
      total: named.length,
      pagina,
    };
  },
};
