import { pageAt, pageRoutes } from '@catalogue/domain';
import { matchPath } from 'react-router-dom';
import { useListFurtherGuidesQuery, useListSearchGuidesQuery } from '../site/public';
import { isSearchType } from './searchTypes';

/** The guide at this address, of either section of the home. */
export function useGuide(slug: string | undefined) {
  const first = useListSearchGuidesQuery(undefined, { skip: !slug });
  const isOfFirst = first.data?.some((guide) => guide.slug === slug);
  const further = useListFurtherGuidesQuery(undefined, {
    skip: !slug || isSearchType(slug) || first.isLoading || isOfFirst,
  });
  const guides = [...(first.data ?? []), ...(further.data ?? [])];
  return { guide: guides.find((guide) => guide.slug === slug), isLoading: first.isLoading || further.isLoading };
}

/**
 * Whether the screen at this path has a search box. A guide's screen has one; the list of guides is needed to recognise
 * it.
 */
export function useHasSearchBox(path: string): boolean {
  const slug = pageAt(path) === 'page' ? undefined : matchPath(pageRoutes.guide, path)?.params.guia;
  const { guide, isLoading } = useGuide(slug);
  if (slug !== undefined) return isSearchType(slug) || guide !== undefined || isLoading;
  return matchPath(pageRoutes.home, path) !== null;
}
