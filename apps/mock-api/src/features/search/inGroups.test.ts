import { inGroups } from './inGroups';

it('work is done for a few at a time, all of it, in order', async () => {
  let [active, max] = [0, 0];
  const results = await inGroups([1, 2, 3, 4, 5, 6, 7], 2, async (item) => {
    active += 1;
    max = Math.max(max, active);
    await new Promise(setImmediate);
    active -= 1;
    return item * 10;
  });
  expect(results).toEqual([10, 20, 30, 40, 50, 60, 70]);
  expect(max).toBe(2);
});

it('none is begun when the time is over', async () => {
  const work = jest.fn((item: number) => Promise.resolve(item));
  expect(await inGroups([1, 2, 3], 2, work, performance.now() - 1)).toEqual([]);
  expect(work).not.toHaveBeenCalled();
  expect(await inGroups([1, 2, 3], 2, work, performance.now() + 60_000)).toEqual([1, 2, 3]);
});
