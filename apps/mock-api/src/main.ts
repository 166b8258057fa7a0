import cluster from 'node:cluster';
import { shareServingLock } from '@catalogue/database/servingLock';
import { readSettings, type Settings } from './env';
import { isBehindUnnamedProxy } from './exposure';
import { openServer } from './openServer';
import { WrongVariables } from './wrongVariables';
import { openProcesses, isClusterPrimary } from './processes';

async function main() {
  const settings = readSettings(process.env);
  const release = await guarded(settings);
  const { address, close } = isClusterPrimary(settings.PROCESSES)
    ? await openProcesses(settings.PROCESSES)
    : await serve(settings);
  let stopping: Promise<void> | undefined;
  const stop = () =>
    (stopping ??= close()
      .then(release)
      .then(() => process.exit(0), end));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  // Reports the port to a parent process that started it with PORT=0.
  process.send?.({ address });
}

/**
 * Takes the lock that keeps commands from replacing the database, once for all processes of a server; not where the
 * command that has started it holds it already: a second one would wait behind a command that waits for the first.
 */
async function guarded({ DATABASE_URL }: Settings): Promise<() => Promise<void>> {
  if (cluster.isWorker || process.argv.includes('--guarded')) return async () => undefined;
  return shareServingLock(DATABASE_URL, (sentence) => void process.stderr.write(`${sentence}\n`));
}

async function serve(settings: Settings) {
  const { app, close } = await openServer(settings);
  const address = await app.listen({ port: settings.PORT, host: settings.HOST });
  if (!settings.MOCK_CONTROLS && settings.DEMO.people)
    app.log.warn(
      'demo people, if the database has them, sign in with a published password: see DEMO in the configuration',
    );
  if (settings.RATE_LIMIT === 'remote' && isBehindUnnamedProxy(settings))
    app.log.warn(
      'others reach this server by name (PUBLIC_URL, ALLOWED_HOSTS), and TRUSTED_PROXIES names no proxy: behind one, all readers share the limits of one address',
    );
  if (!settings.MOCK_CONTROLS && settings.DEMO_IDENTITY)
    app.log.warn('DEMO_IDENTITY is on: anybody signs in as the demo people, without a password');
  return { address, close };
}

function end(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const text =
    error instanceof WrongVariables ? error.explained() : error instanceof Error ? error.message : String(error);
  process.stderr.write(
    code === 'EADDRINUSE'
      ? `The port ${process.env.PORT ?? 4200} is in use. Stop what uses it, or set PORT to another one.\n`
      : `${text}\n`,
  );
  process.exit(1);
}

main().catch(end);
