import { expect, test as base } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createTestDatabase } from '@catalogue/database/testing/testDatabase';

const dist = join(__dirname, '..', '..', 'dist');

export interface Catalogue {
  /** Where the catalogue is served. */
  url: string;
  /** Its own database: `npm run import` and queries of a journey go there. */
  databaseUrl: string;
}

/** The library's day: journeys go by the real clock. */
export const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(new Date());

async function openCatalogue(): Promise<Catalogue & { close(): Promise<void> }> {
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
  const close = async () => {
    server.kill('SIGTERM');
    await ended;
    await database.drop();
  };
  try {
    const url = await Promise.race([
      once(server, 'message').then(([message]) => (message as { address: string }).address),
      ended.then(([code]): never => {
        throw new Error(`The server ended (exit code ${code}) before it listened.`);
      }),
    ]);
    return { url, databaseUrl: database.url, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function violationsOf({ url }: Catalogue): Promise<string[]> {
  const answer = await fetch(`${url}/__mock/log`);
  const calls = (await answer.json()) as { call: string; violations: string[] }[];
  return calls.flatMap(({ call, violations }) => violations.map((violation) => `${call}: ${violation}`));
}

/** A journey has a library of its own: database, server and built web app, as `npm start` serves them. */
export const test = base.extend<{ catalogue: Catalogue }>({
  catalogue: async ({ browserName: _ }, use) => {
    const catalogue = await openCatalogue();
    await use(catalogue);
    const violations = await violationsOf(catalogue).finally(() => catalogue.close());
    expect(violations, 'what the web app did against the documents').toEqual([]);
  },
  baseURL: async ({ catalogue }, use) => use(catalogue.url),
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
