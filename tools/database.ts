import type { Env } from './env';
import { generateClient } from '@catalogue/database/prismaCommand';
import { openCluster } from '@catalogue/local-postgres/cluster';
import { checkGivenServer } from '@catalogue/local-postgres/givenServer';
import { step } from '@catalogue/command-kit/progress';
import { atShutdown, isShuttingDown, shutDown } from '@catalogue/command-kit/shutdown';

/** Opens the database and generates the Prisma client. */
export async function openWithClient(env: Env, exclusive: boolean): Promise<string> {
  const [url] = await Promise.all([
    startDatabase(env, exclusive),
    step('Generating the database client', generateClient),
  ]);
  return url;
}

/** The place of this clone's database, to be shown: without the password. */
export function databaseLocation({ DATABASE_URL, DATA_DIR }: Env): string {
  if (DATABASE_URL === undefined) return DATA_DIR;
  const { host, pathname } = new URL(DATABASE_URL);
  return host + decodeURIComponent(pathname);
}

/**
 * Opens the database of this clone: that of DATABASE_URL, else the embedded one, which stops at shutdown.
 * @param exclusive for commands that must be the only ones on the data.
 * @param folderSetting what names the folder of the data, where it is not DATA_DIR.
 */
export async function startDatabase(env: Env, exclusive: boolean, folderSetting?: string): Promise<string> {
  const given = env.DATABASE_URL;
  if (given !== undefined) {
    await checkGivenServer(given);
    return given;
  }
  return step('Starting the database', async () => {
    const opening = openCluster({ dataDir: env.DATA_DIR, log: console.log, exclusive, folderSetting });
    // Registered before it is open: a Ctrl-C meanwhile waits for it and stops it.
    atShutdown(async () => (await opening.catch(() => undefined))?.stop());
    const cluster = await opening;
    void cluster.lost.then(() => {
      if (isShuttingDown()) return;
      console.error('The database stopped unexpectedly. Start again: everything saved so far is still there.');
      void shutDown(1);
    });
    return cluster.url;
  });
}
