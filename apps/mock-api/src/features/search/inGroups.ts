/** The results of some work on each item, in order; no more than `most` are worked on at a time. */
export async function inGroups<Item, Result>(
  items: readonly Item[],
  most: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let first = 0; first < items.length; first += most)
    results.push(...(await Promise.all(items.slice(first, first + most).map(work))));
  return results;
}
