import { spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Bench, Measured } from '../bench';
import { freePort } from '../port';
import { inWorkspace } from '../workspace';

const MADE_HERE = ['node_modules', 'dist', 'generated', 'test-results', 'coverage', '.data', '.nx', '.git', '.cache'];

/** A copy of the clone as it is right after its packages were installed. */
function freshClone(): string {
  const clone = mkdtempSync(join(tmpdir(), 'bench-start-'));
  chmodSync(clone, 0o755);
  cpSync(inWorkspace(), clone, { recursive: true, filter: (path) => !MADE_HERE.includes(basename(path)) });
  symlinkSync(inWorkspace('node_modules'), join(clone, 'node_modules'));
  return clone;
}

/** From the command to the first healthy answer, in seconds; stopped afterwards. */
async function secondsToHealthy(clone: string): Promise<number> {
  const port = String(await freePort());
  const began = performance.now();
  const npm = process.env['npm_execpath'];
  const child = spawn(process.execPath, npm ? [npm, 'start'] : [join('tools', 'cli.mjs'), 'start'], {
    cwd: clone,
    env: { ...process.env, PORT: port, DATA_DIR: '', DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const ended = new Promise<never>((_, reject) => {
    child.once('exit', (code) => reject(new Error(`The start ended with exit code ${code}.`)));
  });
  await Promise.race([ended, untilHealthy(`http://localhost:${port}/healthz`)]);
  const seconds = (performance.now() - began) / 1000;
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
  await ended.catch(() => undefined);
  return seconds;
}

async function untilHealthy(address: string): Promise<void> {
  while (!(await fetch(address).catch(() => undefined))?.ok) await pause(20);
}

let clone: string | undefined;

const benches: Bench[] = [
  {
    name: 'First start after install',
    goal: '<= 60 s',
    async run(): Promise<Measured[]> {
      clone = freshClone();
      return [{ value: await secondsToHealthy(clone), unit: 's', note: 'database, demo library, build, server' }];
    },
  },
  {
    name: 'Warm start to a healthy answer',
    goal: '<= 3 s',
    async run(): Promise<Measured[]> {
      clone ??= freshClone();
      const runs: number[] = [];
      for (let round = 0; round < 4; round += 1) runs.push(await secondsToHealthy(clone));
      rmSync(clone, { recursive: true, force: true });
      // The first of the four may still have had everything to make.
      const [, median = 0] = runs.slice(1).sort((a, b) => a - b);
      return [{ value: median, unit: 's', note: 'median of 3, npm included' }];
    },
  },
];

export default benches;
