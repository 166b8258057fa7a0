import { setImmediate as othersTurn } from 'node:timers/promises';

/** How many records are worked on before others have a turn: a few milliseconds of work. */
export const TURN = 50;

/** The results of some work on each record, in order. An import in a server's process lets other calls be answered in between. */
export async function mapInTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) {
    results.push(work(item));
    if (results.length % TURN === 0) await othersTurn();
  }
  return results;
}
