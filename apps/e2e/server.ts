import { createMockClient } from '@catalogue/mock-api/client/mockClient';
import { sandboxDatabase } from '@catalogue/mock-api/tenants/sandboxId';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createTestDatabase } from '@catalogue/database/testing/testDatabase';

const dist = join(__dirname, '..', '..', 'dist');
const snapshot = 'beginning';

/** The server's day. Journeys use the real clock. */
export const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(new Date());

export interface Catalogue {
  /** The address of the catalogue. */
  url: string;
  /** The tenant's database, for `npm run import` and a journey's queries. */
  databaseUrl: string;
  /** The id of the sandbox; undefined for the shared tenant. */
  sandbox?: string;
  close(): Promise<void>;
}

export interface Server extends Catalogue {
  /** Opens a new sandbox on this server, with the seeded data. */
  openSandbox(): Promise<Catalogue>;
}

/**
 * The built server and web app, as `npm start` serves them, on a new database.
 *
 * @param settings variables of its environment
 */
export async function openServer(settings: Record<string, string> = {}): Promise<Server> {
  const database = await createTestDatabase({ today: today() });
  const server = spawn(process.execPath, [join(dist, 'mock-api', 'main.cjs')], {
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      // The server chooses a free port itself: one found before could be taken by the time it listens.
      PORT: '0',
      // The journey uses this address, whatever HOST the shell has.
      HOST: '127.0.0.1',
      WEB_DIR: join(dist, 'web'),
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(server, 'exit');
  const end = async () => {
    server.kill('SIGTERM');
    await ended;
    await database.drop();
  };
  let url: string;
  try {
    url = await Promise.race([
      once(server, 'message').then(([message]) => (message as { address: string }).address),
      ended.then(([code]): never => {
        throw new Error(`The server ended (exit code ${code}) before it listened.`);
      }),
    ]);
  } catch (error) {
    await end();
    throw error;
  }
  const mock = createMockClient(url);
  let saved: Promise<unknown> | undefined;
  return {
    url,
    databaseUrl: database.url,
    async openSandbox() {
      // A sandbox from a snapshot: from nothing it would be migrated and seeded once more.
      await (saved ??= mock.snapshots.save(snapshot));
      const { id, close } = await mock.sandbox({ from: snapshot });
      return {
        url,
        databaseUrl: sandboxDatabase(database.url, id),
        sandbox: id,
        close,
      };
    },
    async close() {
      if (saved) await mock.snapshots.drop(snapshot);
      await end();
    },
  };
}

/** How the web app broke the documents in this tenant. */
export function violationsOf({ url, sandbox }: Catalogue): Promise<string[]> {
  const mock = createMockClient(url);
  return (sandbox === undefined ? mock : mock.openSandbox(sandbox)).log.violations();
}
