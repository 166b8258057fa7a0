import type { SearchItem } from '@catalogue/api-contract';
import { useEffect, useMemo, useState } from 'react';

/** The titles of a result by their code: those that were sent with it, and those of the pages that were shown. */
export function useSeenTitles(
  sent: readonly SearchItem[],
  shown: readonly SearchItem[],
): ReadonlyMap<string, SearchItem> {
  const [pages] = useState(() => new Map<string, SearchItem>());
  useEffect(() => {
    for (const title of shown) pages.set(title.cod_acervo, title);
  }, [pages, shown]);
  const ofSet = useMemo(() => new Map(sent.map((title) => [title.cod_acervo, title])), [sent]);
  return useMemo(
    () => new Map([...ofSet, ...pages, ...shown.map((title) => [title.cod_acervo, title] as const)]),
    [ofSet, pages, shown],
  );
}
