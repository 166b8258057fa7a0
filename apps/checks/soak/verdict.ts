import { percentile } from '../bench/median';
import type { Memory } from './memory';
import type { Sample } from './openLoop';

/** The memory of the server at a moment of the run. */
export interface Reading extends Memory {
  seconds: number;
}

// Of the first reading of the second half: caches have filled by then. Without garbage, so that little is left to chance.
const maxGrowth = 0.1;
// Milliseconds that one of a hundred calls may take longer than.
const maxSlow = 100;

/** The readings of the second half of the run. */
function late(readings: readonly Reading[]): readonly Reading[] {
  const half = (readings.at(-1)?.seconds ?? 0) / 2;
  return readings.filter(({ seconds }) => seconds >= half);
}

const usedBy = ({ heap, buffers }: Reading): number => heap + buffers;

/** By how many MB memory grew in the second half of the run: what is used, and what the operating system counts. */
export function growthOf(readings: readonly Reading[]): { used: number; resident: number } {
  const [first, last] = [late(readings)[0], readings.at(-1)];
  if (!first || !last) return { used: 0, resident: 0 };
  return { used: usedBy(last) - usedBy(first), resident: last.resident - first.resident };
}

/** Why a run failed, a sentence each; none if it did not. */
export function reasonsOf(samples: readonly Sample[], readings: readonly Reading[]): string[] {
  const failures = new Map<string, number>();
  for (const { kind, failure } of samples)
    if (failure !== undefined) failures.set(`${kind}: ${failure}`, (failures.get(`${kind}: ${failure}`) ?? 0) + 1);
  const reasons = [...failures].map(([what, count]) => `${count} x ${what}`);
  const slow = Math.round(
    percentile(
      samples.map(({ milliseconds }) => milliseconds),
      0.99,
    ),
  );
  if (slow > maxSlow) reasons.push(`One of a hundred calls took longer than ${slow} ms; ${maxSlow} are the goal.`);
  const [first] = late(readings);
  if (first) {
    const { used, resident } = growthOf(readings);
    if (used > maxGrowth * usedBy(first)) reasons.push(grew('used', used, usedBy(first)));
    if (resident > maxGrowth * first.resident) reasons.push(grew('resident', resident, first.resident));
  }
  return reasons;
}

const grew = (which: string, by: number, from: number): string =>
  `The ${which} memory grew by ${by.toFixed(0)} MB from ${from.toFixed(0)} in the second half.`;

/** The 99th percentile of milliseconds in each tenth of the run: a slow start, or one bad minute, is no slow server. */
export function slowestOverTime(samples: readonly Sample[]): number[] {
  const end = samples.reduce((latest, { due }) => Math.max(latest, due), 0);
  return Array.from({ length: 10 }, (_, tenth) => {
    const times = samples
      .filter(({ due }) => Math.min(9, Math.floor((10 * due) / end)) === tenth)
      .map(({ milliseconds }) => milliseconds);
    return Math.round(percentile(times, 0.99));
  });
}

/** A row for each kind of call: how many, failed, and the percentiles of its milliseconds. */
export function table(samples: readonly Sample[]): string {
  const kinds = [...new Set(samples.map(({ kind }) => kind))].sort();
  const row = (name: string, of: readonly Sample[]) => {
    const times = of.map(({ milliseconds }) => milliseconds);
    const failed = of.filter(({ failure }) => failure !== undefined).length;
    return [name, of.length, failed, ...[0.5, 0.95, 0.99].map((part) => Math.round(percentile(times, part)))];
  };
  return [
    ['calls', 'count', 'failed', 'p50 ms', 'p95 ms', 'p99 ms'],
    ...kinds.map((kind) =>
      row(
        kind,
        samples.filter((sample) => sample.kind === kind),
      ),
    ),
    row('all', samples),
  ]
    .map(([name, ...figures]) => String(name).padEnd(10) + figures.map((figure) => String(figure).padStart(8)).join(''))
    .join('\n');
}
