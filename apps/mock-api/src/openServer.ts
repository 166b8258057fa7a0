import { buildApp } from './app';
import { documentKey, openDatabase, signingSecret } from './database';
import type { Settings } from './env';
import { Peers } from './tenants/peers';

/** The server on its database, known to the other servers there; not listening yet. `close` ends it once its calls are answered. */
export async function openServer(settings: Settings) {
  const db = openDatabase(settings.DATABASE_URL);
  const peers = new Peers(settings.DATABASE_URL);
  const joined = peers.join();
  const app = await buildApp({
    db,
    peers,
    settings,
    secret: () => signingSecret(db),
    documentKey: () => documentKey(db),
    version: process.env.APP_VERSION ?? '0.3.0',
  });
  await joined;
  const close = async () => {
    await app.drain(settings.DRAIN_SECONDS * 1000);
    await app.close();
    await Promise.all([db.$disconnect(), peers.close()]);
  };
  return { app, close };
}
