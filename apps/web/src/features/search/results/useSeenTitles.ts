import type { SearchItem } from '@catalogue/api-contract';
import { useEffect, useState } from 'react';

/**
 * Finds a title of a result by its code, among those that were sent with it and those of the pages that were shown. It is looked for when
 * it is asked for: a table of a large result would be made at each click on a filter.
 */
export function useSeenTitles(sent: readonly SearchItem[], shown: readonly SearchItem[]) {
  const [pages] = useState(() => new Map<string, SearchItem>());
  useEffect(() => {
    for (const title of shown) pages.set(title.cod_acervo, title);
  }, [pages, shown]);
  return (code: string): SearchItem | undefined =>
    pages.get(code) ?? sent.find(({ cod_acervo }) => cod_acervo === code);
}
