import { chmodSync, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Bench, Measured } from '../bench';
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
  return clone;
}

/** Seconds from the command to the first healthy reply. Stops the server afterwards. */
async function secondsToHealthy(clone: string): Promise<number> {
  const server = await startServer(clone, { DATA_DIR: '', DATABASE_URL: '' });
  await server.stop();
  return server.seconds;
}

let clone: string | undefined;

const benches: Bench[] = [
  {
    name: 'First start after install',
    goal: '<= 60 s',
    async run(): Promise<Measured[]> {
      clone = freshClone();
      return [{ value: await secondsToHealthy(clone), unit: 's', note: 'database, demo data, build, server' }];
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
      // The first of the four may have had to build everything.
      return [{ value: median(runs.slice(1)), unit: 's', note: 'median of 3, npm included' }];
    },
  },
];

export default benches;
