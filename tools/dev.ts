import { readdirSync, watch } from 'node:fs';
import type { ProxyOptions } from 'vite';
import { openWithClient } from './database';
import { shareServingLock } from '@catalogue/database/servingLock';
import { readServingEnv } from './env';
import { printServerInfo } from './serverInfo';
import { prepareDatabase } from './demoDatabase';
import { Failure } from '@catalogue/command-kit/failure';
import { assertPortFree, freePort } from '@catalogue/command-kit/port';
import { step } from '@catalogue/command-kit/progress';
import { serverEnv } from './server';
import { watchServer } from './watchedServer';
import { inWorkspace } from '@catalogue/command-kit/workspace';
import { atShutdown, shutDownAlone } from '@catalogue/command-kit/shutdown';

// The paths of the server; all others are the web app's.
const SERVED_BY_THE_API = [
  '/api',
  '/oauth',
  '/parametros',
  '/healthz',
  '/livez',
  '/readyz',
  '/metrics',
  '/config.json',
  '/__mock',
  '/openapi.json',
  '/docs',
  '/rss.xml',
  '/opensearch.xml',
  '/manifest.webmanifest',
  '/sitemap',
  '/robots.txt',
  '/logo',
  '/avisos/parar',
  '/calendario',
];

export const usage = `Usage: npm run dev [-- --inspect[-brk][=PORT]]
Like npm start, with hot reload. Settings are variables: docs/CONFIGURATION.md. --inspect opens the server to a debugger.`;

/** `npm run dev`: the web app with hot reload, on one origin with the server, which restarts at every change. */
export async function run(args: string[]): Promise<void> {
  if (!args.every((argument) => argument.startsWith('--inspect'))) throw new Failure(usage);
  const env = readServingEnv();
  const url = await openWithClient(env, true);
  await assertPortFree(env.HOST, env.PORT, (port) => `PORT=${port} npm run dev`);
  await prepareDatabase(url, env);
  atShutdown(await shareServingLock(url, console.log));

  const port = await freePort();
  const address = `http://localhost:${env.PORT}`;
  // Otherwise Vite warns of a default of its next major version at every start.
  process.env['VITE_CONFIG_NATIVE_IGNORE_WARNING'] ??= 'true';
  shutDownAlone();
  const { createLogger, createServer } = await import('vite');
  const logger = createLogger('warn');
  const { error } = logger;
  // It would log each request during a restart with its stack, and hide why the server does not start: the reply says that.
  logger.error = (message, options) => {
    if (!/(http|ws) proxy (socket )?error/.test(message)) error(message, options);
  };
  const toApi: ProxyOptions = {
    target: `http://127.0.0.1:${port}`,
    configure: (proxy) => {
      proxy.on('error', (_, request, response) => {
        // Not for the socket of hot reload.
        if ('writeHead' in response) api.answer(response, /html/.test(request.headers.accept ?? ''));
      });
    },
  };
  const web = await createServer({
    configFile: inWorkspace('apps', 'web', 'vite.config.ts'),
    customLogger: logger,
    server: {
      host: env.HOST,
      port: env.PORT,
      strictPort: true,
      proxy: Object.fromEntries(SERVED_BY_THE_API.map((path) => [path, toApi])),
    },
  });
  atShutdown(() => web.close());

  // Shown over the open page; the app itself only notices that it cannot connect.
  const showProblem = (message: string): void =>
    web.ws.send(message === '' ? { type: 'full-reload' } : { type: 'error', err: { message, stack: '' } });
  const api = watchServer({
    // The web app comes from Vite, at the root.
    env: {
      ...serverEnv({ ...env, HOST: '127.0.0.1', PORT: port }, url),
      BASE_PATH: '',
      NODE_ENV: 'development',
      DEV_ADDRESS: address,
    },
    nodeArgs: args,
    onProblem: showProblem,
  });
  const missing = watchMigrations((problem) => {
    console.error(problem);
    showProblem(problem);
  });
  web.ws.on('connection', () => {
    const problem = api.problem() || missing();
    if (problem !== '') showProblem(problem);
  });
  await step('Starting the server', () => api.started);
  await web.listen();
  await printServerInfo(address, env);
  await new Promise<never>(() => undefined);
}

/** Reports migrations that are newer than this start, which has applied those before; returns the problem, '' if there is none. */
function watchMigrations(report: (problem: string) => void): () => string {
  const folder = inWorkspace('prisma', 'migrations');
  // By their folders: the SQL comes into one a moment later.
  const applied = new Set(readdirSync(folder));
  let problem = '';
  const watcher = watch(folder, () => {
    const added = readdirSync(folder).filter((name) => !applied.has(name));
    const before = problem;
    problem =
      added.length === 0 ? '' : `The database lacks ${added.join(', ')}: restart npm run dev, which applies it.`;
    if (problem !== '' && problem !== before) report(problem);
  });
  atShutdown(() => watcher.close());
  return () => problem;
}
