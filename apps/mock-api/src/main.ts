import { buildApp } from './app';
import { documentKey, openDatabase, signingSecret } from './database';
import { readSettings } from './env';
import { Peers } from './tenants/peers';

async function main() {
  const settings = readSettings(process.env);
  const db = openDatabase(settings.DATABASE_URL);
  const peers = new Peers(settings.DATABASE_URL);
  const joined = peers.join();
  const app = await buildApp({
    db,
    peers,
    settings,
    secret: () => signingSecret(db),
    documentKey: () => documentKey(db),
    version: process.env.APP_VERSION ?? '0.2.0',
  });
  const stop = () =>
    void app
      .drain(settings.DRAIN_SECONDS * 1000)
      .then(() => app.close())
      .then(() => Promise.all([db.$disconnect(), peers.close()]))
      .then(() => process.exit(0))
      .catch(end);
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  await joined;
  const address = await app.listen({ port: settings.PORT, host: settings.HOST });
  if (!settings.MOCK_CONTROLS && settings.DEMO)
    app.log.warn(
      'demo people, if the database has them, sign in with a published password: see DEMO in the configuration',
    );
  if (!settings.MOCK_CONTROLS && settings.DEMO_IDENTITY)
    app.log.warn('DEMO_IDENTITY is on: anybody signs in as the demo people, without a password');
  // Reports the port to a parent process that started it with PORT=0.
  process.send?.({ address });
}

function end(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const text = error instanceof Error ? error.message : String(error);
  process.stderr.write(
    code === 'EADDRINUSE'
      ? `The port ${process.env.PORT ?? 4200} is in use. Stop what uses it, or set PORT to another one.\n`
      : `${text}\n`,
  );
  process.exit(1);
}

main().catch(end);
