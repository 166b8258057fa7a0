import { availableParallelism } from 'node:os';
import { Failure } from '../failure';
import { verdict, type Suite, type Tally } from './suite';

const TELL_EVERY_MS = 15_000;

/** Runs the suites side by side, in their order as far as they do not wait for one another, and tells how each went. */
export async function runSuites(suites: Suite[]): Promise<Tally[]> {
  const results = new Map<string, Promise<Tally>>();
  const running = new Map<string, number>();
  const lanes = new Set<Promise<unknown>>();
  const telling = setInterval(() => tell(running), TELL_EVERY_MS);
  const waiting = [...suites];
  const settled = new Set<string>();

  while (waiting.length > 0) {
    const next = waiting.findIndex(({ after = [] }) => after.every((name) => settled.has(name)));
    const suite = lanes.size < laneCount() && next >= 0 ? waiting.splice(next, 1)[0] : undefined;
    if (suite === undefined) {
      await Promise.race(lanes);
      continue;
    }
    running.set(suite.name, performance.now());
    const failedBefore = (await Promise.all((suite.after ?? []).map((name) => results.get(name)))).some(
      (tally) => (tally?.failed ?? 0) > 0,
    );
    const result = (
      failedBefore ? Promise.resolve(verdict(false, 'It needs what failed before it.')) : attempt(suite)
    ).then((tally) => {
      report(suite.name, tally, performance.now() - (running.get(suite.name) ?? 0));
      running.delete(suite.name);
      settled.add(suite.name);
      return tally;
    });
    results.set(suite.name, result);
    const lane = result.finally(() => lanes.delete(lane));
    lanes.add(lane);
  }
  const tallies = await Promise.all(results.values());
  clearInterval(telling);
  return tallies;
}

// Each suite keeps a core busy or more; a second one fills what the first leaves idle.
const laneCount = (): number => Math.max(2, Math.floor(availableParallelism() / 2));

async function attempt(suite: Suite): Promise<Tally> {
  try {
    return await suite.run();
  } catch (error) {
    return verdict(
      false,
      error instanceof Failure ? error.message : String(error instanceof Error ? error.stack : error),
    );
  }
}

function report(name: string, { passed, failed, skipped, output, note }: Tally, milliseconds: number): void {
  const counts = passed + failed + skipped > 1 ? `: ${summary(passed, failed, skipped)}` : '';
  console.log(`${failed > 0 ? '✗' : '✓'} ${name}${counts} (${(milliseconds / 1000).toFixed(1)} s)`);
  if (note !== undefined) console.log(`  ${note}`);
  if (failed > 0) console.log(`\n${output.trim()}\n`);
}

function tell(running: Map<string, number>): void {
  const names = [...running].map(([name, since]) => `${name} ${Math.round((performance.now() - since) / 1000)} s`);
  console.log(`  running: ${names.join(', ')}`);
}

export const summary = (passed: number, failed: number, skipped: number): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
