import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure } from '@catalogue/command-kit/failure';
import { atShutdown } from '@catalogue/command-kit/shutdown';
import { findInstalledPostgres } from '@catalogue/local-postgres/installed';
import { openReplica } from '@catalogue/local-postgres/replica';
import { readEnv } from './env';

export const usage = `Usage: npm run replica -- FOLDER [--port N]
Runs a streaming replica of the PostgreSQL of DATABASE_URL on this machine, with Debian's PostgreSQL and its data in FOLDER.`;

/** `npm run replica`: until Ctrl-C. A later call goes on with the data of the folder. */
export async function run(args: string[]): Promise<void> {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: { port: { type: 'string' } } });
  const [folder, ...rest] = positionals;
  if (folder === undefined || rest.length > 0) throw new Failure(usage);
  const port = values.port === undefined ? undefined : Number(values.port);
  if (port !== undefined && !(Number.isInteger(port) && port > 0 && port < 65_536))
    throw new Failure(`--port takes a number from 1 to 65535.\n${usage}`);
  const { DATABASE_URL: url } = readEnv();
  if (url === undefined) throw new Failure('Set DATABASE_URL to the database of which there is to be a replica.');
  const replica = await openReplica({
    of: url,
    dataDir: resolve(process.env['INIT_CWD'] ?? '.', folder),
    native: findInstalledPostgres(),
    log: console.log,
    ...(port !== undefined && { port }),
  });
  atShutdown(() => replica.stop());
  const shown = new URL(replica.url);
  [shown.username, shown.password] = ['', ''];
  console.log(
    `The replica runs at ${shown.href} (Ctrl-C stops it).\nName it in DATABASE_REPLICA_URLS with the user and password of the server: the user that copies may not read the tables.`,
  );
  await replica.ended();
  throw new Failure(`The replica has ended. Its log is in ${folder}.`);
}
