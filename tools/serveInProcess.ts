import cluster from 'node:cluster';
import { readSettings, type Settings } from '@catalogue/mock-api/env';
import { openServer } from '@catalogue/mock-api/openServer';
import { noOtherDatabase } from '@catalogue/mock-api/secretFiles';
import { Databases } from '@catalogue/mock-api/tenants/databases';
import { atShutdown } from '@catalogue/command-kit/shutdown';
import { inWorkspace } from '@catalogue/command-kit/workspace';
import { startDatabase } from './database';
import { shareServingLock } from '@catalogue/database/servingLock';
import { prepareDatabase } from './demoDatabase';
import type { Env } from './env';

interface Options {
  /** Further variables of the server. */
  variables?: Record<string, string>;
  /** What names the folder of the data, where it is not DATA_DIR. */
  folderSetting?: string;
}

interface Serving {
  /** The server's address. */
  address: string;
  /** Resolves when the first sandbox is as fast as any: takes seconds of work, once a day. */
  prepareSandboxes(): Promise<void>;
}

/**
 * Opens and prepares the database and serves it from this process, without another for the server: for what runs outside of a clone.
 *
 * @param port 0 for any free one
 */
export async function serveInProcess(
  env: Env,
  port: number,
  { variables, folderSetting }: Options = {},
): Promise<Serving> {
  const url = await startDatabase(env, true, folderSetting);
  const seededFor = await prepareDatabase(url, env);
  // The process that has started several holds it for all of them.
  if (cluster.isPrimary) atShutdown(await shareServingLock(url, console.log));
  const settings = readSettings({
    ...process.env,
    ...noOtherDatabase,
    DATABASE_URL: url,
    DATABASE_REPLICA_URLS: env.DATABASE_REPLICA_URLS.join(),
    LOG_LEVEL: env.LOG_LEVEL,
    MIGRATIONS_DIR: inWorkspace('prisma', 'migrations'),
    ...variables,
  });
  if (seededFor !== undefined && settings.MOCK_CONTROLS) await keepForSandboxes(settings, seededFor);
  const { app, close } = await openServer(settings);
  atShutdown(close);
  const address = await app.listen({ port, host: env.HOST });
  return { address, prepareSandboxes: () => app.prepareSandboxes() };
}

/** What has just been seeded is copied for sandboxes, which takes a moment; seeding again would take seconds. */
async function keepForSandboxes({ DATABASE_URL, MIGRATIONS_DIR, DEMO }: Settings, today: string): Promise<void> {
  const databases = new Databases(DATABASE_URL, MIGRATIONS_DIR, DEMO);
  // Where it may not be copied, or another server is there by now, sandboxes do without.
  await databases.freshFromMain(today).catch(() => undefined);
  await databases.close();
}
