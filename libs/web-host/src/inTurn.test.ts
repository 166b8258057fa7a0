import { inFairTurn } from './inTurn';

afterEach(() => void jest.useRealTimers());

/** Works that end when they are told to; `begun` has the keys of those that have begun, in order. */
function works(limits: Parameters<typeof inFairTurn>[0]) {
  const turn = inFairTurn(limits);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  return {
    begun,
    begin: (key: string) =>
      turn(key, () => {
        begun.push(key);
        return new Promise<string>((resolve) => ends.push(() => resolve(key)));
      }),
    async endNext() {
      ends.shift()?.();
      await new Promise(setImmediate);
    },
  };
}

it('begins one work of each key before a second one of any', async () => {
  const { begun, begin, endNext } = works({ max: 1, maxWaiting: 10 });
  const all = ['a', 'a', 'a', 'b', 'c'].map(begin);
  for (let count = 0; count < 5; count += 1) await endNext();
  expect(begun).toEqual(['a', 'a', 'b', 'c', 'a']);
  expect(await Promise.all(all)).toEqual(['a', 'a', 'a', 'b', 'c']);
});

it('lets so many of a key wait, and so many of all', async () => {
  const { begun, begin, endNext } = works({ max: 1, maxWaiting: 3, maxWaitingOfKey: 2 });
  const first = begin('a');
  const waiting = ['a', 'a', 'a', 'b', 'b'].map(begin);
  expect(await Promise.all([waiting[2], waiting[4]])).toEqual([null, null]);
  for (let count = 0; count < 4; count += 1) await endNext();
  expect(await first).toBe('a');
  expect(begun).toEqual(['a', 'a', 'b', 'a']);
  // There is room again.
  void begin('c');
  expect(begun.at(-1)).toBe('c');
});

it('begins of the key that has the fewest running', async () => {
  const { begun, begin, endNext } = works({ max: 3, maxWaiting: 10 });
  for (const key of ['a', 'a', 'a', 'a', 'b']) void begin(key);
  await endNext();
  expect(begun).toEqual(['a', 'a', 'a', 'b']);
});

it('lets so many of a key run, and leaves places to keys of which nothing runs', () => {
  const { begun, begin } = works({ max: 4, maxOfKey: 3, maxWaiting: 10, leftToOthers: 2 });
  for (const key of ['a', 'a', 'a', 'b', 'b', 'c', 'd']) void begin(key);
  expect(begun).toEqual(['a', 'a', 'b', 'c']);
});

it('leaves places to others where the works of some keys take long', async () => {
  let time = 0;
  const { begun, begin, endNext } = works({ max: 4, maxWaiting: 10, maxOfHeavy: 2, heavyAfter: 1000, now: () => time });
  for (const key of ['a', 'b', 'c', 'd']) void begin(key);
  time = 2000;
  // They have taken long, and ask again.
  for (const key of ['a', 'b', 'c', 'd', 'e']) void begin(key);
  await endNext();
  expect(begun.slice(4)).toEqual(['e']);
  await endNext();
  await endNext();
  expect(begun.slice(4)).toEqual(['e', 'a']);
});

it('begins works of others beside those that take long, up to so many', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  const { begun, begin, endNext } = works({ max: 2, maxWaiting: 10, moreForOthers: 1, longAfter: 1000 });
  for (const key of ['a', 'b', 'a', 'c', 'd']) void begin(key);
  expect(begun).toEqual(['a', 'b']);
  jest.advanceTimersByTime(1000);
  await new Promise(setImmediate);
  // Not the second one of `a`, which has a long one.
  expect(begun).toEqual(['a', 'b', 'c']);
  for (let count = 0; count < 2; count += 1) await endNext();
  // No work takes long any more.
  expect(begun).toEqual(['a', 'b', 'c', 'a']);
  await endNext();
  expect(begun).toEqual(['a', 'b', 'c', 'a', 'd']);
});
