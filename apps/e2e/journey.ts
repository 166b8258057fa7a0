import { expect, test as base } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createTestDatabase } from '../../tools/test-database';

const dist = join(__dirname, '..', '..', 'dist');

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (!address || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
};

export interface Library {
  /** Where the catalogue is served. */
  url: string;
  /** Its own database: `npm run import` and queries of a journey go there. */
  databaseUrl: string;
}

/** The library's day: journeys go by the real clock. */
export const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(new Date());

async function openLibrary(): Promise<Library & { close(): Promise<void> }> {
  const database = await createTestDatabase({ today: today() });
  const port = await freePort();
  const server = spawn(process.execPath, [join(dist, 'mock-api', 'main.cjs')], {
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      PORT: String(port),
      WEB_DIR: join(dist, 'web'),
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  const ended = once(server, 'exit');
  const answers = async (): Promise<boolean> => {
    if (server.exitCode !== null) throw new Error('The server ended before it answered.');
    const health = await fetch(`${url}/healthz`).catch(() => null);
    return health?.ok ?? false;
  };
  while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, 50));
  return {
    url,
    databaseUrl: database.url,
    close: async () => {
      server.kill('SIGTERM');
      await ended;
      await database.drop();
    },
  };
}

async function violationsOf({ url }: Library): Promise<string[]> {
  const answer = await fetch(`${url}/__mock/log`);
  const calls = (await answer.json()) as { call: string; violations: string[] }[];
  return calls.flatMap(({ call, violations }) => violations.map((violation) => `${call}: ${violation}`));
}

/** A journey has a library of its own: database, server and built web app, as `npm start` serves them. */
export const test = base.extend<{ library: Library }>({
  library: async ({ browserName: _ }, use) => {
    const library = await openLibrary();
    await use(library);
    const violations = await violationsOf(library);
    await library.close();
    expect(violations, 'what the web app did against the documents').toEqual([]);
  },
  baseURL: async ({ library }, use) => use(library.url),
  page: async ({ page }, use) => {
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/Content[ -]Security[ -]Policy/i.test(message.text())) refused.push(message.text());
    });
    await use(page);
    expect(refused, 'what the page’s security policy refused').toEqual([]);
  },
});
export { expect };
