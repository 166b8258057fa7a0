import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bench, Measured } from '../bench';
import { runNode } from '@catalogue/command-kit/childProcess';
import { readEnv, todayIn } from '@catalogue/tools/env';
import { Failure } from '@catalogue/command-kit/failure';
import { prepareDatabase } from '@catalogue/tools/demoDatabase';
import { openCluster } from '@catalogue/local-postgres/cluster';
import { inWorkspace } from '@catalogue/command-kit/workspace';
import { writeRecords } from './seedRecords';

const RECORDS = 20_000;

async function run(): Promise<Measured[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-import-'));
  chmodSync(folder, 0o755);
  const env = readEnv();
  const file = join(folder, 'records.mrc');
  await writeRecords(file, 'BR-BENCH', RECORDS, todayIn(env));
  const cluster = await openCluster({ dataDir: folder, log: () => undefined });
  try {
    await prepareDatabase(cluster.url, env);
    const began = performance.now();
    const { code, output } = await runNode(
      [
        '--require',
        inWorkspace('apps', 'checks', 'bench', 'peakMemory.cjs'),
        inWorkspace('tools', 'cli.mjs'),
        'import',
        file,
      ],
      { DATABASE_URL: cluster.url },
    );
    const seconds = (performance.now() - began) / 1000;
    if (code !== 0) throw new Failure(`The import failed:\n${output}`);
    const memory = Number(/peak memory (\d+) kB/.exec(output)?.[1]) / 1024;
    return [
      { value: RECORDS / seconds, unit: 'records/s', note: 'the whole command: start, titles, copies, words' },
      { value: memory, unit: 'MiB', note: 'its peak memory' },
    ];
  } finally {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const bench: Bench = { name: 'Import of 20,000 MARC records', goal: '>= 2,000 records/s', run };

export default bench;
