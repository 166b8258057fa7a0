import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNode } from '@catalogue/command-kit/childProcess';
import { Failure } from '@catalogue/command-kit/failure';
import { inWorkspace } from '@catalogue/command-kit/workspace';

/** Makes a database with that many titles, gives the settings of a server on it to `use`, and removes it afterwards. */
export async function withTitles<Result>(
  titles: number,
  use: (env: NodeJS.ProcessEnv) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-titles-'));
  chmodSync(folder, 0o755);
  const env = { DATA_DIR: folder, DATABASE_URL: '', RATE_LIMIT: 'off', SEARCH_FILE: join(folder, 'search-index') };
  try {
    const { code, output } = await runNode(
      [inWorkspace('tools', 'cli.mjs'), 'db-seed', '--titles', String(titles)],
      env,
    );
    if (code !== 0) throw new Failure(`The database could not be seeded:\n${output}`);
    return await use(env);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
