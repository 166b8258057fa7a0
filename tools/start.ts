import { build, builtServer, builtWeb, isBuilt } from './build';
import { openWithClient } from './database';
import { readEnv } from './env';
import { greet } from './greeting';
import { keepLibrary, prepareLibrary } from './library';
import { claimPort } from '@catalogue/command-kit/port';
import { step } from '@catalogue/command-kit/progress';
import { serve, serverEnv } from './server';

/** `npm start`: everything on one origin, from nothing. */
export async function run(): Promise<void> {
  const env = readEnv();
  const url = await openWithClient(env, true);
  await claimPort(env.HOST, env.PORT);
  await Promise.all([prepareLibrary(url, env), isBuilt() || step('Building the web app and the server', build)]);
  await keepLibrary(url);
  const server = await serve([builtServer], { ...serverEnv(env, url), WEB_DIR: builtWeb });
  await greet(server.address);
  await server.ended;
}
