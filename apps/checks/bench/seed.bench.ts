import { withTitles } from './manyTitles';
import type { Bench, BenchOptions, Measured } from '../bench';

const defaultTitles = 100_000;

async function run({ titles = defaultTitles }: BenchOptions): Promise<Measured[]> {
  const began = performance.now();
  const ended = await withTitles(titles, () => Promise.resolve(performance.now()));
  const seconds = (ended - began) / 1000;
  return [{ value: seconds, unit: 's', note: `${titles} titles: ${Math.round(titles / seconds)} titles/s` }];
}

const bench: Bench = { name: 'db:seed of many titles', goal: '<= 10 min for a million', slow: 'db:seed', run };

export default bench;
