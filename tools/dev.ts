import { openWithClient } from './database';
import { readEnv } from './env';
import { greet } from './greeting';
import { keepLibrary, prepareLibrary } from './library';
import { claimPort, freePort } from '@catalogue/command-kit/port';
import { step } from '@catalogue/command-kit/progress';
import { serve, serverEnv } from './server';
import { atShutdown } from '@catalogue/command-kit/shutdown';
import { inWorkspace } from '@catalogue/command-kit/workspace';

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

/** `npm run dev`: the web app with hot reload, on one origin with the server, which starts anew at every change. */
export async function run(): Promise<void> {
  const env = readEnv();
  const url = await openWithClient(env, true);
  await claimPort(env.HOST, env.PORT);
  await prepareLibrary(url, env);
  await keepLibrary(url);

  const apiEnv = serverEnv({ ...env, HOST: '127.0.0.1', PORT: await freePort() }, url);
  const tsx = inWorkspace('node_modules', 'tsx', 'dist', 'cli.mjs');
  const args = [tsx, 'watch', '--clear-screen=false', inWorkspace('apps', 'mock-api', 'src', 'main.ts')];
  const api = await step('Starting the server', () => serve(args, { ...apiEnv, NODE_ENV: 'development' }));

  // Vite foretells a default of its next major version at every start.
  process.env['VITE_CONFIG_NATIVE_IGNORE_WARNING'] ??= 'true';
  const { createServer } = await import('vite');
  const web = await createServer({
    configFile: inWorkspace('apps', 'web', 'vite.config.ts'),
    logLevel: 'warn',
    server: {
      host: env.HOST,
      port: env.PORT,
      strictPort: true,
      proxy: Object.fromEntries(SERVED_BY_THE_API.map((path) => [path, api.address])),
    },
  });
  atShutdown(() => web.close());
  await web.listen();
  await greet(`http://localhost:${env.PORT}`);
  await api.ended;
}
