import { percentile } from '../bench/median';
import type { Sample } from './openLoop';

/** The memory of the server at a moment of the run. */
export interface Reading {
  seconds: number;
  megabytes: number;
}

// Of the mean, over the second half of the run: caches have filled by then.
const maxGrowth = 0.1;
// Milliseconds that one of a hundred calls may take longer than.
const maxSlow = 100;

/** How memory changes in MB a minute: the line of least squares through the second half of the readings. */
export function growthPerMinute(readings: readonly Reading[]): number {
  const late = readings.slice(Math.floor(readings.length / 2));
  const mean = (pick: (one: Reading) => number) => late.reduce((sum, one) => sum + pick(one), 0) / late.length;
  const [at, of] = [mean(({ seconds }) => seconds), mean(({ megabytes }) => megabytes)];
  const spread = late.reduce((sum, { seconds }) => sum + (seconds - at) ** 2, 0);
  const together = late.reduce((sum, { seconds, megabytes }) => sum + (seconds - at) * (megabytes - of), 0);
  return spread === 0 ? 0 : (60 * together) / spread;
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
  const late = readings.slice(Math.floor(readings.length / 2));
  const [first, last] = [late[0], late.at(-1)];
  if (first && last) {
    const rise = (growthPerMinute(readings) * (last.seconds - first.seconds)) / 60;
    const mean = late.reduce((sum, { megabytes }) => sum + megabytes, 0) / late.length;
    if (rise > maxGrowth * mean)
      reasons.push(`The memory grew by ${rise.toFixed(0)} of ${mean.toFixed(0)} MB in the second half.`);
  }
  return reasons;
}

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
