import { inTurn } from '@catalogue/web-host/inTurn';

// Of all searches of a database together: most of its ten connections are left to other calls.
const maxAtOnce = 4;
const maxWaiting = 200;
const turns = new WeakMap<object, ReturnType<typeof inTurn>>();

/** Counts what another search would find when it is one's turn; null, without counting, where too many wait. */
export function countInTurn(db: object, count: () => Promise<number>): Promise<number | null> {
  const turn = turns.get(db) ?? inTurn(maxAtOnce, maxWaiting);
  turns.set(db, turn);
  return turn(count);
}
