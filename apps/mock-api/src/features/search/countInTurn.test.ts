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
  const counted = await Promise.all(Array.from({ length: 20 }, () => countInTurn(one, {}, count)));
  expect([counted, max]).toEqual([Array(20).fill(7), 4]);
  [active, max] = [0, 0];
  await Promise.all([one, other].flatMap((db) => Array.from({ length: 20 }, () => countInTurn(db, {}, count))));
  expect(max).toBe(8);
});

it('a search whose counts take long leaves half of the places to others', async () => {
  const db = {};
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const count = (name: string) => () => {
    begun.push(name);
    return new Promise<number>((resolve) => ends.push(() => resolve(1)));
  };
  const [slow, other] = [{}, {}];
  const all = Array.from({ length: 5 }, () => countInTurn(db, slow, count('slow')));
  all.push(countInTurn(db, other, count('other')));
  expect(begun).toEqual(['slow', 'slow', 'other']);
  for (let ended = 0; ended < all.length; ended += 1) {
    ends[ended]?.();
    await new Promise(setImmediate);
  }
  expect(await Promise.all(all)).toEqual(Array(6).fill(1));
});
