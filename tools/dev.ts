import type { ProxyOptions } from 'vite';
import { openWithClient } from './database';
import { readEnv } from './env';
import { printServerInfo } from './serverInfo';
import { shareServingLock, prepareDatabase } from './demoDatabase';
import { assertPortFree, freePort } from '@catalogue/command-kit/port';
import { step } from '@catalogue/command-kit/progress';
import { serverEnv } from './server';
import { watchServer } from './watchedServer';
import { inWorkspace } from '@catalogue/command-kit/workspace';
import { atShutdown } from '@catalogue/command-kit/shutdown';

// What the server answers; all else is the web app's.
const SERVED_BY_THE_API = [
  '/api',
  '/oauth',
  '/parametros',
  '/healthz',
  '/config.json',
  '/__mock',
  '/openapi.json',
  '/docs',
  '/rss.xml',
  '/opensearch.xml',
  '/sitemap',
  '/robots.txt',
];

export const usage = `Usage: npm run dev
As npm start, with hot reload. Settings are variables: docs/CONFIGURATION.md.`;

/** `npm run dev`: the web app with hot reload, on one origin with the server, which starts anew at every change. */
export async function run(): Promise<void> {
  const env = readEnv();
  const url = await openWithClient(env, true);
  await assertPortFree(env.HOST, env.PORT);
  await prepareDatabase(url, env);
  await shareServingLock(url);

  const port = await freePort();
  const api = watchServer({ ...serverEnv({ ...env, HOST: '127.0.0.1', PORT: port }, url), NODE_ENV: 'development' });
  await step('Starting the server', () => api.started);

  // Vite foretells a default of its next major version at every start.
  process.env['VITE_CONFIG_NATIVE_IGNORE_WARNING'] ??= 'true';
  const { createServer } = await import('vite');
  const toApi: ProxyOptions = {
    target: `http://127.0.0.1:${port}`,
    configure: (proxy) => {
      proxy.on('error', (_, request, response) => {
        // A socket is what a page's own reload listens to.
        if ('writeHead' in response) api.answer(response, /html/.test(request.headers.accept ?? ''));
      });
    },
  };
  const web = await createServer({
    configFile: inWorkspace('apps', 'web', 'vite.config.ts'),
    logLevel: 'warn',
    server: {
      host: env.HOST,
      port: env.PORT,
      strictPort: true,
      proxy: Object.fromEntries(SERVED_BY_THE_API.map((path) => [path, toApi])),
    },
  });
  atShutdown(() => web.close());
  await web.listen();
  await printServerInfo(`http://localhost:${env.PORT}`);
  await new Promise<never>(() => undefined);
}
