import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { end } from '@catalogue/command-kit/childProcess';
import { atShutdown } from '@catalogue/command-kit/shutdown';
import { inWorkspace, workspaceRoot } from '@catalogue/command-kit/workspace';
import { runOn } from '@catalogue/local-postgres/query';
import { readEnv, todayIn } from '@catalogue/tools/env';
import { writeRecords } from '../bench/seedRecords';
import type { Killed } from './kills';
import { withDatabase } from './ownServer';

// Several batches.
const recordCount = 1500;

/**
 * Kills an import at moments spread over its time, each of records of its own, and runs it again. A title that was there
 * after the kill must have had all of its copies, and in the end each record is there once.
 */
export async function killImports(folder: string, kills: number): Promise<Killed> {
  return withDatabase(folder, async (url) => {
    const file = join(folder, 'records.mrc');
    const begin = async (source: string) => {
      const items = await writeRecords(file, source, recordCount, todayIn(readEnv()));
      return { items, began: performance.now(), child: startImport(file, folder) };
    };
    const whole = await begin('SOAK-WHOLE');
    await once(whole.child, 'exit');
    const duration = performance.now() - whole.began;
    const seconds: number[] = [];
    let lost = 0;
    let written = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      const source = `SOAK-${kill}`;
      const { items, child } = await begin(source);
      const exit = once(child, 'exit');
      await Promise.race([exit, pause((duration * (kill + 0.5)) / kills)]);
      child.kill('SIGKILL');
      await exit;
      const before = await copiesOf(url, source);
      const began = performance.now();
      const [code] = (await once(startImport(file, folder), 'exit')) as [number | null];
      if (code === 0) seconds.push((performance.now() - began) / 1000);
      const after = await copiesOf(url, source);
      for (const [title, copies] of before) if (after.get(title) !== copies) lost += 1;
      if (after.size !== recordCount || sum(after) !== items) lost += 1;
      written += before.size;
    }
    return { what: 'import', kills, written, lost, seconds };
  });
}

function startImport(file: string, folder: string) {
  const child = spawn(process.execPath, [inWorkspace('tools', 'cli.mjs'), 'import', file], {
    cwd: workspaceRoot,
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '' },
    stdio: 'ignore',
  });
  atShutdown(() => end(child));
  return child;
}

/** How many copies each title of a source has. */
async function copiesOf(url: string, source: string): Promise<Map<string, number>> {
  const rows = await runOn<{ source_key: string; copies: number }>(
    url,
    `SELECT source_key, count(cod_exemplar)::int AS copies FROM acervo LEFT JOIN exemplar USING (cod_acervo)
      WHERE source_key LIKE '${source} %' GROUP BY source_key`,
  );
  return new Map(rows.map(({ source_key, copies }) => [source_key, copies]));
}

const sum = (copies: Map<string, number>): number => [...copies.values()].reduce((total, one) => total + one, 0);
