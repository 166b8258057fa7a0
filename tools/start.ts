import { build, builtServer, builtWeb } from './build';
import { openWithClient } from './database';
import { readServingEnv } from './env';
import { readOwnData } from './institution/ownData';
import { printServerInfo } from './serverInfo';
import { atShutdown } from '@catalogue/command-kit/shutdown';
import { shareServingLock } from '@catalogue/database/servingLock';
import { prepareDatabase } from './demoDatabase';
import { assertPortFree } from '@catalogue/command-kit/port';
import { serve, serverEnv } from './server';

export const usage = `Usage: npm start
       npm start -- [--library FILE] [--records FILE]… [--people FILE] [--loans FILE]
Serves web app and API on one origin. Settings are variables, as in PORT=4000 npm start: docs/CONFIGURATION.md.
The files are a library of your own, which is stored first: docs/OWN-LIBRARY.md.`;

/** `npm start`: the whole application on one origin, from a fresh clone. */
export async function run(args: string[]): Promise<void> {
  const env = readServingEnv();
  const own = await readOwnData(args, env);
  const url = await openWithClient(env, true);
  await assertPortFree(env.HOST, env.PORT, (port) => `PORT=${port} npm start`);
  await Promise.all([prepareDatabase(url, env).then(() => own.store(url)), build()]);
  atShutdown(await shareServingLock(url, console.log));
  const server = await serve([builtServer, '--guarded'], { ...serverEnv(env, url), WEB_DIR: builtWeb });
  await printServerInfo(server.address, env);
  await server.ended;
}
