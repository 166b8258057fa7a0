import { inFairTurn } from '@catalogue/web-host/inTurn';

// Of all searches of a database together: most of its connections are left to other calls. A search that is slow to count
// leaves half of them to others.
const limits = { max: 4, leftToOthers: 2, maxWaiting: 200 };
const turns = new WeakMap<object, ReturnType<typeof inFairTurn>>();

const names = new WeakMap<object, string>();
let lastName = 0;
function nameOf(asked: object): string {
  const name = names.get(asked) ?? String((lastName += 1));
  names.set(asked, name);
  return name;
}

/**
 * Counts what another search would find than the one that was asked, in the turn of that one; null, without counting,
 * where too many wait.
 */
export function countInTurn(db: object, asked: object, count: () => Promise<number>): Promise<number | null> {
  const turn = turns.get(db) ?? inFairTurn(limits);
  turns.set(db, turn);
  return turn(nameOf(asked), count);
}
