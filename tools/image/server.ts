import { inWorkspace } from '@catalogue/command-kit/workspace';
import { Failure } from '@catalogue/command-kit/failure';
import { atShutdown } from '@catalogue/command-kit/shutdown';
import { openProcesses, isClusterPrimary } from '@catalogue/mock-api/processes';
import { readServingEnv } from '../env';
import { serveInProcess } from '../serveInProcess';
import { runToCompletion } from './runToCompletion';

/** The server of the image: API and web app on one origin, on a PostgreSQL that DATABASE_URL names. */
runToCompletion(async () => {
  const env = readServingEnv();
  if (env.DATABASE_URL === undefined) throw new Failure('Set DATABASE_URL: the image brings no PostgreSQL of its own.');
  if (isClusterPrimary(env.PROCESSES)) {
    const { address, close } = await openProcesses(env.PROCESSES);
    atShutdown(close);
    console.log(`The catalogue is at ${address}`);
  } else {
    const address = await serveInProcess(env, env.PORT, { WEB_DIR: inWorkspace('web') });
    if (!process.send?.({ address })) console.log(`The catalogue is at ${address}`);
  }
  await new Promise<never>(() => undefined);
});
