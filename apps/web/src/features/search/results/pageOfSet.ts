import { Facet, type FacetCode, type SearchResult } from '@catalogue/api-contract';
import type { FacetCount, FacetCounts } from '@catalogue/domain';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { onFirstAct } from '../../../shared/firstAct';
import { usePartOfReply } from '../../../shared/pageHead';
import type { SearchAddress } from '../searchAddress';
import { entriesAtFirst, type ResultView } from './resultView';

/** What a page of the server has of a large result set: the titles that it shows, and the view of the whole set. */
interface PageOfSet extends SearchResult {
  shownAs: {
    /** The address of which this is the view. */
    address: string;
    /** Number of titles in the whole set. */
    sent: number;
    view: Omit<ResultView, 'facets' | 'titles' | 'codes'>;
    facets: { code: FacetCode; size: number; entries: FacetCount[] }[];
  };
}

const isPage = (set: SearchResult): set is PageOfSet => 'shownAs' in set;

const placeOf = ({ filters, text, page, order, pageSize }: SearchAddress): string =>
  JSON.stringify([filters, text, page, order, pageSize]);

// The choice of the reader's library, and the histogram of years.
const shownWhole: ReadonlySet<FacetCode> = new Set([Facet.library, Facet.year]);

/** Has the server send this page of the set, if all of it is too large to be sent with the page. */
export function useSentPage(set: SearchResult | undefined, view: ResultView | null, address: SearchAddress): void {
  usePartOfReply(set, (whole): PageOfSet | undefined => {
    if (!view) return undefined;
    const { facets, titles, codes: _, ...rest } = view;
    const shown = facets.map(({ code, counts }) => ({
      code,
      size: counts?.size ?? 0,
      entries: (counts?.entries() ?? []).filter(
        ({ codigo }, at) =>
          shownWhole.has(code) || at < entriesAtFirst || view.filters.some((filter) => filter.codigo === codigo),
      ),
    }));
    // A page of a large result comes with the reply that it is made of.
    const shownAs = { address: placeOf(address), sent: whole.data.length, view: rest, facets: shown };
    return { ...whole, data: titles, shownAs };
  });
}

/** The number of titles that the server sent for a search. */
export const sentTitles = (set: SearchResult): number => (isPage(set) ? set.shownAs.sent : set.data.length);

/** The view that came with a page of a set; null for another view, for which the whole set is needed. */
export function viewOfPage(set: SearchResult, address: SearchAddress): ResultView | null | 'whole' {
  if (!isPage(set)) return 'whole';
  const { shownAs, data } = set;
  if (shownAs.address !== placeOf(address)) return null;
  const countsOf = ({ size, entries }: (typeof shownAs.facets)[number]): FacetCounts => ({
    size,
    entries: (limit = size) => entries.slice(0, limit),
  });
  return {
    ...shownAs.view,
    facets: shownAs.facets.map((facet) => ({ code: facet.code, counts: countsOf(facet) })),
    titles: data,
    codes: data.map(({ cod_acervo }) => cod_acervo),
  };
}

/**
 * Fetches the whole set if the server sent a page of it: as soon as the reader does something with the page, or at once
 * for a view that the page does not have. A page that is only read costs no more than what it shows.
 */
export function useRestOfSet(set: SearchResult | undefined, view: ResultView | null, fetch: () => unknown): void {
  const isPart = set !== undefined && isPage(set) && !view?.whole;
  const isNeeded = isPart && view === null;
  useEffect(() => {
    if (!isPart) return;
    if (isNeeded) {
      fetch();
      return;
    }
    // By the time of a choice, the whole set is there or on its way.
    return onFirstAct(fetch);
  }, [isPart, isNeeded, fetch]);
}

/**
 * The set to show. Where the whole set takes the place of its page, nothing on the screen changes: it is rendered in
 * slices, between which the page answers the reader.
 */
export function useShownSet(set: SearchResult | undefined, identity: string, address: SearchAddress) {
  const now = useMemo(() => ({ set, identity }), [set, identity]);
  const before = useDeferredValue(now);
  const isSteady =
    before.set !== undefined &&
    set !== undefined &&
    before.identity === identity &&
    isPage(before.set) &&
    viewOfPage(before.set, address) !== null;
  return isSteady ? before.set : set;
}
