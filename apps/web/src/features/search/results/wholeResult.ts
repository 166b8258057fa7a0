import {
  writeFilterList,
  type CallArgs,
  type FacetCode,
  type Reply,
  type SearchQuery,
  type SearchResult,
  type wholeResult,
} from '@catalogue/api-contract';
import {
  facetsOfSearchType,
  filterTerms,
  filtersFromAddress,
  inDisplayOrder,
  mainFacets,
  noDateCode,
  type FacetCount,
  type FacetCounts,
  type FacetLabels,
} from '@catalogue/domain';
import { useState } from 'react';
import { useFindResultPageQuery } from '../search.api';
import type { SearchAddress } from '../searchAddress';
import { findsTitles, searchTypeOf } from '../searchTypes';
import { sentTitles } from './pageOfSet';
import { orderOf, type FacetGroupView, type ResultView } from './resultView';

type WholePage = Reply<(typeof wholeResult)['findResultPage']>;
type Values = WholePage['facetas'][number]['valores'];

/** What a result is narrowed by, for the calls that work on all of it. */
export type WholeQuery = Omit<NonNullable<CallArgs<(typeof wholeResult)['listFacetValues']>['query']>, 'faceta'>;

const wholeQueryOf = (query: SearchQuery, { filters, text }: SearchAddress): WholeQuery => {
  const { limite: _, ordenacao: __, sentido: ___, tipo_indice: ____, ...fields } = query;
  return {
    ...fields,
    filtro: writeFilterList(filters),
    texto: text && filterTerms(text).length > 0 ? text.trim() : undefined,
  };
};

/** The facets whose values are named in the reader's language, and so sorted here. */
const named: ReadonlySet<FacetCode> = new Set<FacetCode>(['T', 'I', 'X']);
const onlyWith: Readonly<Record<string, keyof FacetLabels>> = {
  C: 'onlyWithCover',
  O: 'onlyWithOnline',
  S: 'onlyWithAccessible',
};

/** The values of a facet as they are shown. */
export function shownValues(code: FacetCode, values: Values, labels: FacetLabels): FacetCount[] {
  const label = ({ codigo, descricao }: Values[number]): string => {
    if (code === 'T') return labels.workType({ cod_tipo_obra: codigo, desc_tipo_obra: descricao }) ?? descricao;
    if (code === 'I') return labels.language({ idioma: codigo, idioma_desc: descricao }) ?? descricao;
    if (code === 'Y' && codigo === noDateCode) return labels.noDate;
    const name = code === 'X' ? labels[onlyWith[codigo] ?? 'noDate'] : descricao;
    return typeof name === 'string' ? name : descricao;
  };
  const shown = values.map((value) => ({
    ...{ codigo: value.codigo, descricao: label(value), campus: value.campus ?? null, total: value.total },
    totalSemFiltro: value.total_sem_filtro,
    mostrarQtdOriginal: value.total !== value.total_sem_filtro,
  }));
  return named.has(code) ? inDisplayOrder(code, shown) : shown;
}

function countsOf(code: FacetCode, { total, valores }: WholePage['facetas'][number], labels: FacetLabels): FacetCounts {
  const shown = shownValues(code, valores, labels);
  return { size: total, entries: (limit = shown.length) => shown.slice(0, limit) };
}

/** The view of a page that the server has filtered, counted and sorted. */
export function viewOf(
  page: WholePage,
  query: SearchQuery,
  address: SearchAddress,
  pageSize: number,
  labels: FacetLabels,
): ResultView {
  const offered = facetsOfSearchType(query.pesquisa ?? 'pesquisa_geral');
  const sent = new Map(page.facetas.map((facet) => [facet.codigo, facet]));
  const facets = offered.flatMap((code, at): FacetGroupView[] => {
    const facet = sent.get(code);
    if (facet) return [{ code, counts: countsOf(code, facet, labels) }];
    // A main facet that was not sent has no values.
    return at < mainFacets ? [] : [{ code, counts: null }];
  });
  const described = (code: FacetCode, key: string) =>
    facets
      .find((facet) => facet.code === code)
      ?.counts?.entries()
      .find(({ codigo, campus }) => (campus ? `${campus}:${codigo}` : codigo) === key)?.descricao;
  const { text } = address;
  const pages = Math.max(1, Math.ceil(page.encontrados / pageSize));
  return {
    filters: filtersFromAddress(address.filters, described),
    text: text && filterTerms(text).length > 0 ? text.trim() : null,
    of: page.total,
    found: page.encontrados,
    available: page.disponiveis,
    facets: [...facets.filter(({ counts }) => counts), ...facets.filter(({ counts }) => !counts)],
    page: page.pagina,
    pages,
    isBeyond: address.page > pages,
    titles: page.data,
    codes: page.data.map(({ cod_acervo }) => cod_acervo),
    whole: wholeQueryOf(query, address),
  };
}

interface WholeView {
  /** `none`: the browser has the whole result, or this server cannot narrow it. */
  state: 'none' | 'loading' | 'ready';
  view: ResultView | null;
}

/** Seconds after which a page is refetched on return, as the search itself. */
const freshFor = 30;

/**
 * The view of a result that is too large to be sent: the server filters, counts and sorts it. In front of a server that
 * cannot, the first titles stand for it.
 */
export function useWholeView(
  set: SearchResult | undefined,
  query: SearchQuery,
  address: SearchAddress,
  pageSize: number,
  labels: FacetLabels,
): WholeView {
  const isAsked =
    set !== undefined &&
    set.base === 'local' &&
    sentTitles(set) < set.total &&
    findsTitles(searchTypeOf(query.pesquisa));
  const args = {
    query: { ...wholeQueryOf(query, address), ordem: orderOf(address), pagina: address.page, por_pagina: pageSize },
  };
  const { currentData, error } = useFindResultPageQuery(args, {
    skip: !isAsked,
    refetchOnFocus: true,
    refetchOnMountOrArgChange: freshFor,
  });
  const identity = JSON.stringify(query);
  // While the next page is on its way the last one of the same search stays.
  const [last, setLast] = useState<{ identity: string; page: WholePage } | null>(null);
  if (currentData && last?.page !== currentData) setLast({ identity, page: currentData });
  const page = currentData ?? (last?.identity === identity ? last.page : undefined);
  if (!isAsked || error) return { state: 'none', view: null };
  if (!page) return { state: 'loading', view: null };
  const view = viewOf(page, query, address, pageSize, labels);
  // How many pages there are is known from this page alone.
  return { state: 'ready', view: { ...view, isBeyond: view.isBeyond && page === currentData } };
}
