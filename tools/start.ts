import { build, builtServer, builtWeb } from './build';
import { openWithClient } from './database';
import { readServingEnv } from './env';
import { printServerInfo } from './serverInfo';
import { shareServingLock, prepareDatabase } from './demoDatabase';
import { assertPortFree } from '@catalogue/command-kit/port';
import { serve, serverEnv } from './server';

export const usage = `Usage: npm start
Serves web app and API on one origin. Settings are variables, as in PORT=4000 npm start: docs/CONFIGURATION.md.`;

/** `npm start`: the whole application on one origin, from a fresh clone. */
export async function run(): Promise<void> {
  const env = readServingEnv();
  const url = await openWithClient(env, true);
  await assertPortFree(env.HOST, env.PORT);
  await Promise.all([prepareDatabase(url, env), build()]);
  await shareServingLock(url);
  const server = await serve([builtServer], { ...serverEnv(env, url), WEB_DIR: builtWeb });
  await printServerInfo(server.address, env);
  await server.ended;
}
