/**
 * The results of some work on each item, in order; no more than `max` are worked on at a time. After `until` (of
 * `performance.now()`) no more are begun.
 */
export async function inGroups<Item, Result>(
  items: readonly Item[],
  max: number,
  work: (item: Item) => Promise<Result>,
  until = Infinity,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let first = 0; first < items.length && performance.now() < until; first += max)
    results.push(...(await Promise.all(items.slice(first, first + max).map(work))));
  return results;
}
