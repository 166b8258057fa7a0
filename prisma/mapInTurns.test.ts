import { mapInTurns, TURN } from './mapInTurns';

test('others have a turn in the middle of long work, whose results are in order', async () => {
  const begun: number[] = [];
  const items = Array.from({ length: 4 * TURN }, (_, at) => at);
  const working = mapInTurns(items, (item) => begun.push(item));
  let turns = 0;
  const other = (): void => {
    if (begun.length === items.length) return;
    turns += 1;
    setImmediate(other);
  };
  setImmediate(other);
  expect(await working).toEqual(items.map((item) => item + 1));
  expect(turns).toBeGreaterThanOrEqual(2);
});
