import { runNode } from '@catalogue/command-kit/childProcess';
import { inWorkspace } from '@catalogue/command-kit/workspace';
import type { Bench, Measured } from '../bench';

// A line of the table of tasks that `npm test` prints.
const taskLine = /^[✓✗] +([\d.]+) s {2}(.+)$/gm;

/** `npm test` as on a fresh clone, without Nx's cache: the whole, then each task, the longest first. */
async function run(): Promise<Measured[]> {
  const began = performance.now();
  const { output } = await runNode([inWorkspace('tools', 'cli.mjs'), 'test'], { NX_SKIP_NX_CACHE: 'true' });
  const whole = { value: (performance.now() - began) / 1000, unit: 's', note: output.trim().split('\n').at(-1) ?? '' };
  const tasks = [...output.matchAll(taskLine)].map(([, value, note = '']) => ({
    value: Number(value),
    unit: 's',
    note,
  }));
  return [whole, ...tasks];
}

const bench: Bench = { name: 'npm test', goal: '<= 600 s', slow: 'test', run };

export default bench;
