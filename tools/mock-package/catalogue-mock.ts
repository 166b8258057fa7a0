import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { WrongVariables } from '@catalogue/mock-api/variables';
import { Failure } from '@catalogue/command-kit/failure';
import { assertPortFree } from '@catalogue/command-kit/port';
import { isShuttingDown, shutDown, shutDownOnSignals } from '@catalogue/command-kit/shutdown';
import { readServingEnv } from '../env';
import { serveInProcess } from '../serveInProcess';
import { printServerInfo } from '../serverInfo';

const usage = `Usage: catalogue-mock [--port 4200] [--data FOLDER] [--origin http://localhost:3000]…
Serves the API of the library's catalogue and its control room, with demo data in a PostgreSQL of its own.
--origin names another front end that may call from a browser.`;
const settings =
  () => `These options are also the variables PORT, DATA_DIR and CORS_ORIGINS. Other settings are variables alone (and their defaults):

${readFileSync(join(__dirname, 'settings.txt'), 'utf8')}`;

const withPort = (port: number) =>
  process.send ? `startMock({ port: ${port} })` : `npx catalogue-mock --port ${port}`;

/** The whole mock in one process, as the package runs it. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string' },
      data: { type: 'string' },
      origin: { type: 'string', multiple: true },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return console.log(`${usage}\n${settings()}`);
  if (values.data !== undefined && process.env['DATABASE_URL'])
    throw new Failure('--data is the folder of its own PostgreSQL, and DATABASE_URL names another: give one of both.');
  process.env['DATA_DIR'] = resolve(
    values.data ?? (process.env['DATA_DIR'] || join('node_modules', '.cache', 'catalogue-mock')),
  );
  if (values.port !== undefined) process.env['PORT'] = values.port;
  if (values.origin !== undefined) process.env['CORS_ORIGINS'] = values.origin.join(',');
  // A parent that wants any free port hears which one it is.
  const port = Number(process.env['PORT'] || 4200);
  const env = readServingEnv(
    port === 0 ? { ...process.env, PORT: '' } : process.env,
    '"npx catalogue-mock --help" explains each.',
  );
  if (env.PROCESSES > 1) throw new Failure('The mock runs in one process: leave PROCESSES out.');
  if (port !== 0) await assertPortFree(env.HOST, port, withPort);
  const { address, prepareSandboxes } = await serveInProcess(env, port, {
    folderSetting: process.send ? 'the option dataDir' : '--data',
  });
  if (!process.send) await printServerInfo(address, env);
  await prepareSandboxes();
  // A test that has started it has a time limit of its own, and no time for the first sandbox.
  process.send?.({ address });
  await new Promise<never>(() => undefined);
}

shutDownOnSignals(0);
// The program that started it has ended.
process.once('disconnect', () => void shutDown(0));
main().then(
  () => shutDown(0),
  (error: unknown) => {
    const isSentence = error instanceof Failure || error instanceof WrongVariables;
    const isOption = (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
    if (!isShuttingDown())
      console.error(isSentence ? error.message : isOption ? `${(error as Error).message}\n${usage}` : error);
    return shutDown(1);
  },
);
