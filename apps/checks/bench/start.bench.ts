import { chmodSync, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Bench, Measured } from '../bench';
import { atShutdown } from '@catalogue/command-kit/shutdown';
import { inWorkspace } from '@catalogue/command-kit/workspace';
import { median } from './median';
import { startServer } from './startServer';

const MADE_HERE = ['node_modules', 'dist', 'generated', 'test-results', 'coverage', '.data', '.nx', '.git', '.cache'];

/** A copy of the clone right after its packages were installed. */
function freshClone(): string {
  const clone = mkdtempSync(join(tmpdir(), 'bench-start-'));
  chmodSync(clone, 0o755);
  cpSync(inWorkspace(), clone, { recursive: true, filter: (path) => !MADE_HERE.includes(basename(path)) });
  symlinkSync(inWorkspace('node_modules'), join(clone, 'node_modules'));
  atShutdown(() => rmSync(clone, { recursive: true, force: true }));
  return clone;
}

/** Seconds from the command until the server is ready. Stops the server afterwards. */
async function secondsToReady(clone: string, isMock = false): Promise<number> {
  const server = await startServer(clone, { DATA_DIR: '', DATABASE_URL: '' }, { isMock });
  await server.stop();
  return server.seconds;
}

let clone: string | undefined;

async function warmSeconds(isMock = false): Promise<number> {
  clone ??= freshClone();
  const runs: number[] = [];
  for (let round = 0; round < 4; round += 1) runs.push(await secondsToReady(clone, isMock));
  // The first of the four may have had to build everything.
  return median(runs.slice(1));
}

const benches: Bench[] = [
  {
    name: 'First start after install',
    goal: '<= 60 s',
    async run(): Promise<Measured[]> {
      clone = freshClone();
      return [{ value: await secondsToReady(clone), unit: 's', note: 'database, demo data, build, server' }];
    },
  },
  {
    name: 'Warm start to a healthy answer',
    goal: '<= 3 s',
    run: async () => [{ value: await warmSeconds(), unit: 's', note: 'median of 3, npm included' }],
  },
  {
    name: 'Warm start of npm run mock until /readyz',
    goal: '<= 3 s',
    run: async () => [{ value: await warmSeconds(true), unit: 's', note: 'median of 3, npm included' }],
  },
];

export default benches;
