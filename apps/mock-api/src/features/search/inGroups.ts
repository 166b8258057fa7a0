/** The results of some work on each item, in order; no more than `most` are worked on at a time. */
export async function inGroups<Item, Result>(
  items: readonly Item[],
  max: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let first = 0; first < items.length; first += max)
    results.push(...(await Promise.all(items.slice(first, first + max).map(work))));
  return results;
}
