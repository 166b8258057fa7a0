import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createTestDatabase } from '@catalogue/database/testing/testDatabase';

const dist = join(__dirname, '..', '..', 'dist');
const snapshot = 'beginning';

/** The library's day: journeys go by the real clock. */
export const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(new Date());

export interface Catalogue {
  /** Where the catalogue is served. */
  url: string;
  /** Its own database: `npm run import` and queries of a journey go there. */
  databaseUrl: string;
  /** The id of the sandbox; undefined for the library that a server shares among all who name no sandbox. */
  sandbox?: string;
  close(): Promise<void>;
}

export interface Server extends Catalogue {
  /** A new sandbox on this server, as the library was before anybody used it. */
  openSandbox(): Promise<Catalogue>;
}

/** The built server and web app, as `npm start` serves them, on a new database. */
export async function openServer(): Promise<Server> {
  const database = await createTestDatabase({ today: today() });
  const server = spawn(process.execPath, [join(dist, 'mock-api', 'main.cjs')], {
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      // A port that was free a moment ago may be somebody's by the time the server listens: it chooses itself.
      PORT: '0',
      // What the shell sets is not where a journey looks.
      HOST: '127.0.0.1',
      WEB_DIR: join(dist, 'web'),
      LOG_LEVEL: 'error',
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
  let saved: Promise<unknown> | undefined;
  return {
    url,
    databaseUrl: database.url,
    async openSandbox() {
      // The seeded database is there: a sandbox from nothing would be migrated and seeded once more.
      await (saved ??= call(url, 'POST', '/__mock/snapshots', { name: snapshot }));
      const { id } = (await call(url, 'POST', '/__mock/sandboxes', { from: snapshot })) as { id: string };
      return {
        url,
        databaseUrl: `${database.url}_sandbox_${id}`,
        sandbox: id,
        close: async () => void (await call(url, 'DELETE', `/__mock/sandboxes/${id}`)),
      };
    },
    async close() {
      if (saved) await call(url, 'DELETE', `/__mock/snapshots/${snapshot}`);
      await end();
    },
  };
}

async function call(url: string, method: string, path: string, body?: object): Promise<unknown> {
  const sent = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await fetch(url + path, { method, ...sent });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} was refused: ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}

/** What the web app did in this library against the documents. */
export async function violationsOf({ url, sandbox }: Catalogue): Promise<string[]> {
  const answer = await fetch(`${url}/__mock/log`, { headers: sandbox ? { 'x-sandbox': sandbox } : {} });
  const calls = (await answer.json()) as { call: string; violations: string[] }[];
  return calls.flatMap(({ call, violations }) => violations.map((violation) => `${call}: ${violation}`));
}
