import type { SearchQuery } from '@catalogue/api-contract';
import { searchParts, type WiderSearch } from '@catalogue/domain';
import { wordsOf } from './searchRows';

/** A search with the number of titles that it finds. */
export interface Counted {
  search: WiderSearch;
  total: number;
}

/** The search with as many of its parts as titles have together, what says most first: of a question, or a reference. */
export async function withMostWords(
  query: SearchQuery,
  weightOf: (word: string) => number,
  counted: (searches: readonly WiderSearch[]) => Promise<Counted[]>,
): Promise<Counted[]> {
  const { parts, keeping } = searchParts(query);
  const weights = parts.map((part) => Math.max(0, ...wordsOf(part).map(weightOf)));
  const kept = new Set<number>();
  let found: Counted[] = [];
  for (const at of [...parts.keys()].sort((one, other) => (weights[other] ?? 0) - (weights[one] ?? 0))) {
    const more = await counted([keeping((each) => each === at || kept.has(each))]);
    if (more.length === 0) continue;
    found = more;
    kept.add(at);
  }
  return found;
}
