import { maxFacetPage, type FacetCode } from '@catalogue/api-contract';
import { matchesFilterText, type FacetCount, type FacetCounts } from '@catalogue/domain';
import { useMemo } from 'react';
import { useDebounced } from '../../../shared/useDebounced';
import { useListFacetValuesQuery } from '../search.api';
import { useFacetLabels } from './useFacetLabels';
import { shownValues, type WholeQuery } from './wholeResult';

interface FacetEntriesFound {
  /** The entries with the text, as far as they are there. */
  entries: readonly FacetCount[];
  /** Number of all entries with the text. */
  size: number;
  isLoading: boolean;
}

const none: readonly FacetCount[] = [];

/** The entries of a facet with a text in their name. Those of a large result that did not come with it are fetched. */
export function useFacetEntries(
  code: FacetCode,
  counts: FacetCounts | null,
  whole: WholeQuery | null,
  { text, limit }: { text: string; limit: number },
): FacetEntriesFound {
  const labels = useFacetLabels();
  const sent = useMemo(() => counts?.entries() ?? none, [counts]);
  const nome = useDebounced(text.trim());
  const hasAll = counts !== null && sent.length >= counts.size;
  const isAsked = whole !== null && !hasAll && (counts === null || nome !== '' || limit > sent.length);
  const { data, isFetching } = useListFacetValuesQuery(
    { query: { ...whole, faceta: code, nome: nome || undefined, por_pagina: Math.min(limit, maxFacetPage) } },
    { skip: !isAsked },
  );
  const fetched = useMemo(() => (data ? shownValues(code, data.data, labels) : none), [code, data, labels]);
  if (isAsked && data) return { entries: fetched, size: data.total, isLoading: false };
  const matching = nome === '' ? sent : sent.filter(({ descricao }) => matchesFilterText(descricao, nome));
  const size = nome === '' || !hasAll ? (counts?.size ?? 0) : matching.length;
  return { entries: matching, size, isLoading: isAsked && isFetching };
}
