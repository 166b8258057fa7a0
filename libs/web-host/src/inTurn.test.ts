import { inFairTurn } from './inTurn';

/** Works that end when they are told to; `begun` has the keys of those that have begun, in order. */
function works(...limits: Parameters<typeof inFairTurn>) {
  const turn = inFairTurn(...limits);
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
  const { begun, begin, endNext } = works(1, 10, 10);
  const all = ['a', 'a', 'a', 'b', 'c'].map(begin);
  for (let count = 0; count < 5; count += 1) await endNext();
  expect(begun).toEqual(['a', 'a', 'b', 'c', 'a']);
  expect(await Promise.all(all)).toEqual(['a', 'a', 'a', 'b', 'c']);
});

it('lets so many of a key wait, and so many of all', async () => {
  const { begun, begin, endNext } = works(1, 3, 2);
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
