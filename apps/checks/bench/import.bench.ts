import { chmodSync, createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { makeSeedTitle } from '@catalogue/database/seed/seedTitle';
import type { PlannedCopy } from '@catalogue/database/seed/copies';
import { encodeIso2709, type MarcField } from '@catalogue/domain';
import type { Bench, Measured } from '../bench';
import { runNode } from '@catalogue/command-kit/childProcess';
import { readEnv, todayIn } from '@catalogue/tools/env';
import { Failure } from '@catalogue/command-kit/failure';
import { prepareDatabase } from '@catalogue/tools/demoDatabase';
import { openCluster } from '@catalogue/local-postgres/cluster';
import { inWorkspace } from '@catalogue/command-kit/workspace';

const RECORDS = 20_000;
const PATRONS = 2_000;

const item = ({ cod_exemplar, cod_biblioteca, localizacao, numero_chamada }: PlannedCopy): MarcField => ({
  tag: '852',
  ind1: ' ',
  ind2: ' ',
  subfields: Object.entries({
    b: `BENCH${cod_biblioteca}`,
    c: localizacao,
    h: numero_chamada ?? '',
    p: `B${cod_exemplar}`,
  }).map(([code, value]) => ({ code, value })),
});

/** Records as another library would have them: of the demo's kinds, with items, under control numbers that the demo data does not have. */
function* records(today: string): Generator<Uint8Array> {
  for (let number = 1; number <= RECORDS; number += 1) {
    const { input, copies } = makeSeedTitle(number, PATRONS, today);
    const fields = input.record.fields.map((field) =>
      field.tag === '003' ? { tag: '003', value: 'BR-BENCH' } : field,
    );
    yield encodeIso2709({ ...input.record, fields: [...fields, ...copies.map(item)] });
  }
}

async function run(): Promise<Measured[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-import-'));
  chmodSync(folder, 0o755);
  const env = readEnv();
  const file = join(folder, 'records.mrc');
  await pipeline(Readable.from(records(todayIn(env))), createWriteStream(file));
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
