import { inWorkspace } from '@catalogue/command-kit/workspace';
import { Failure } from '@catalogue/command-kit/failure';
import { runCommand, type Command } from '@catalogue/command-kit/runCommand';
import { atShutdown } from '@catalogue/command-kit/shutdown';
import { shareServingLock } from '@catalogue/database/servingLock';
import { openProcesses, isClusterPrimary } from '@catalogue/mock-api/processes';
import { readEnv, readServingEnv } from '../env';
import * as importCommand from '../import';
import * as library from '../library';
import * as people from '../people';
import * as person from '../person';
import { serveInProcess } from '../serveInProcess';
import { runToCompletion } from './runToCompletion';

/** What the image has of the commands of a clone, with the same words after their names. */
const commands = new Map<string, Command>(Object.entries({ import: importCommand, library, people, person }));
const names = [...commands.keys()];

const usage = `Usage: server.cjs [COMMAND …]
Serves the API and the web app on one origin, or runs a command: ${names.join(', ')}. COMMAND --help prints its usage.`;

const [name, ...args] = process.argv.slice(2);

/** The program of the image on a PostgreSQL that DATABASE_URL names: a command, or without one API and web app on one origin. */
runToCompletion(name === undefined ? 0 : 130, async () => {
  if (name === '--help' || name === '-h') return console.log(usage);
  const command = commands.get(name ?? '');
  if (name !== undefined && command === undefined)
    throw new Failure(`There is no command "${name}" here, but ${names.join(', ')}.`);
  const { DATABASE_URL } = readEnv();
  if (DATABASE_URL === undefined) throw new Failure('Set DATABASE_URL: the image brings no PostgreSQL of its own.');
  return command ? runCommand(command, args) : serve(DATABASE_URL);
});

async function serve(url: string): Promise<never> {
  const env = readServingEnv();
  if (isClusterPrimary(env.PROCESSES)) {
    atShutdown(await shareServingLock(url, console.log));
    const { address, close } = await openProcesses(env.PROCESSES);
    atShutdown(close);
    console.log(`The catalogue is at ${address}`);
  } else {
    const { address } = await serveInProcess(env, env.PORT, { variables: { WEB_DIR: inWorkspace('web') } });
    if (!process.send?.({ address })) console.log(`The catalogue is at ${address}`);
  }
  return new Promise<never>(() => undefined);
}
