import cluster from 'node:cluster';
import { readSettings } from '@catalogue/mock-api/env';
import { openServer } from '@catalogue/mock-api/openServer';
import { noOtherDatabase } from '@catalogue/mock-api/secretFiles';
import { atShutdown } from '@catalogue/command-kit/shutdown';
import { inWorkspace } from '@catalogue/command-kit/workspace';
import { startDatabase } from './database';
import { shareServingLock } from '@catalogue/database/servingLock';
import { prepareDatabase } from './demoDatabase';
import type { Env } from './env';

/**
 * Opens and prepares the database and serves it from this process, without another for the server: for what runs outside of a clone.
 *
 * @param port 0 for any free one
 * @returns the server's address
 */
export async function serveInProcess(env: Env, port: number, variables: Record<string, string> = {}): Promise<string> {
  const url = await startDatabase(env, true);
  await prepareDatabase(url, env);
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
  const { app, close } = await openServer(settings);
  atShutdown(close);
  return app.listen({ port, host: env.HOST });
}
