import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bench, BenchOptions, Measured } from '../bench';
import { runNode } from '@catalogue/command-kit/childProcess';
import { readEnv, todayIn } from '@catalogue/tools/env';
import { Failure } from '@catalogue/command-kit/failure';
import { prepareDatabase } from '@catalogue/tools/demoDatabase';
import { openCluster } from '@catalogue/local-postgres/cluster';
import { inWorkspace } from '@catalogue/command-kit/workspace';
import { writeRecords } from './seedRecords';

const defaultRecords = 10_000;

async function run({ titles: records = defaultRecords }: BenchOptions): Promise<Measured[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-import-'));
  chmodSync(folder, 0o755);
  const env = readEnv();
  const file = join(folder, 'records.mrc');
  await writeRecords(file, 'BR-BENCH', records, todayIn(env));
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
      {
        value: records / seconds,
        unit: 'records/s',
        note: `${records} records; the whole command: start, titles, copies, words`,
      },
      { value: memory, unit: 'MiB', note: 'its peak memory' },
    ];
  } finally {
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const bench: Bench = { name: 'Import of MARC records', goal: '>= 3,000 records/s', run };

export default bench;
