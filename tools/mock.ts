import { buildServer, builtServer } from './build';
import { openWithClient } from './database';
import { readServingEnv } from './env';
import { printServerInfo } from './serverInfo';
import { shareServingLock, prepareDatabase } from './demoDatabase';
import { assertPortFree } from '@catalogue/command-kit/port';
import { serve, serverEnv } from './server';

export const usage = `Usage: npm run mock
Serves the API and the control room alone, for another app's development and tests. CORS_ORIGINS=http://localhost:3000 lets its pages call.
Settings are variables: docs/CONFIGURATION.md.`;

/** `npm run mock`: the server without the web app, which is neither built nor served. */
export async function run(): Promise<void> {
  const env = readServingEnv();
  await assertPortFree(env.HOST, env.PORT);
  const [url] = await Promise.all([openWithClient(env, true), buildServer()]);
  await prepareDatabase(url, env);
  await shareServingLock(url);
  const server = await serve([builtServer], serverEnv(env, url));
  await printServerInfo(server.address, env);
  await server.ended;
}
