import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atShutdown } from '@catalogue/command-kit/shutdown';
import { openCluster } from '@catalogue/local-postgres/cluster';
import { workspaceRoot } from '@catalogue/command-kit/workspace';
import { startServer, type StartedServer } from '../bench/startServer';

/** A folder for the data of one run, deleted when the command ends. */
export function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'soak-'));
  // Also for the user that PostgreSQL runs as.
  chmodSync(folder, 0o755);
  atShutdown(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** `npm start` on these data, for this machine alone, whatever the environment says. */
export const startOn = (
  folder: string,
  { stderr, variables }: { stderr?: 'ignore'; variables?: NodeJS.ProcessEnv } = {},
): Promise<StartedServer> =>
  startServer(
    workspaceRoot,
    {
      ...variables,
      DATA_DIR: folder,
      DATABASE_URL: '',
      HOST: '127.0.0.1',
      PUBLIC_URL: '',
      ALLOWED_HOSTS: '',
      TRUSTED_PROXIES: '',
      MOCK_CONTROLS: 'true',
      CONTROL_KEY: '',
      RATE_LIMIT: 'remote',
      LOG_LEVEL: 'error',
    },
    { stderr },
  );

/** Works on the database of these data, which it starts if nothing runs on them. */
export async function withDatabase<Answer>(folder: string, work: (url: string) => Promise<Answer>): Promise<Answer> {
  const cluster = await openCluster({ dataDir: folder, log: () => undefined, exclusive: false });
  try {
    return await work(cluster.url);
  } finally {
    await cluster.stop();
  }
}
