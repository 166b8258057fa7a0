import { countInTurn } from './countInTurn';

it('a few counts of a database run at once, however many searches ask; another database has its own', async () => {
  const [one, other] = [{}, {}];
  let [active, max] = [0, 0];
  const count = async () => {
    active += 1;
    max = Math.max(max, active);
    await new Promise(setImmediate);
    active -= 1;
    return 7;
  };
  const counted = await Promise.all(Array.from({ length: 20 }, () => countInTurn(one, count)));
  expect([counted, max]).toEqual([Array(20).fill(7), 4]);
  [active, max] = [0, 0];
  await Promise.all([one, other].flatMap((db) => Array.from({ length: 20 }, () => countInTurn(db, count))));
  expect(max).toBe(8);
});
