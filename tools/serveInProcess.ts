import { buildApp } from '@catalogue/mock-api/app';
import { documentKey, openDatabase as openClient, signingSecret } from '@catalogue/mock-api/database';
import { readSettings } from '@catalogue/mock-api/env';
import { noOtherDatabase } from '@catalogue/mock-api/secretFiles';
import { Peers } from '@catalogue/mock-api/tenants/peers';
import { atShutdown } from '@catalogue/command-kit/shutdown';
import { inWorkspace } from '@catalogue/command-kit/workspace';
import { startDatabase } from './database';
import { prepareDatabase, shareServingLock } from './demoDatabase';
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
  await shareServingLock(url);
  const settings = readSettings({
    ...process.env,
    ...noOtherDatabase,
    DATABASE_URL: url,
    LOG_LEVEL: env.LOG_LEVEL,
    MIGRATIONS_DIR: inWorkspace('prisma', 'migrations'),
    ...variables,
  });
  const db = openClient(url);
  const peers = new Peers(url);
  const joined = peers.join();
  const app = await buildApp({
    db,
    peers,
    settings,
    secret: () => signingSecret(db),
    documentKey: () => documentKey(db),
    version: process.env['APP_VERSION'] ?? '0.2.0',
  });
  atShutdown(async () => {
    await app.drain(settings.DRAIN_SECONDS * 1000);
    await app.close();
    await Promise.all([db.$disconnect(), peers.close()]);
  });
  await joined;
  return app.listen({ port, host: env.HOST });
}
