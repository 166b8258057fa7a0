import { Client } from 'pg';
import { createTestDatabase } from '@catalogue/database/testing/testDatabase';
import { buildApp } from '../app';
import { mailKey, openDatabase, signingSecret } from '../database';
import { readSettings } from '../env';
import { Databases } from './databases';
import { passwordGrant } from '../testing/callAs';

/** The server as `main` builds it. */
async function openServer(url: string) {
  const db = openDatabase(url);
  const settings = readSettings({ DATABASE_URL: url, LOG_LEVEL: 'silent' });
  const app = await buildApp({ db, settings, secret: () => signingSecret(db), version: 'test' });
  return { app, db, stop: () => app.close().then(() => db.$disconnect()) };
}

type Server = Awaited<ReturnType<typeof openServer>>;
const signIn = async ({ app }: Server) => {
  const reply = await app.inject({
    method: 'POST',
    url: '/oauth/token',
    payload: passwordGrant('ana'),
  });
  return reply.json<{ access_token: string }>().access_token;
};
const statusOf = async ({ app }: Server, token: string) =>
  (await app.inject({ url: '/api/pessoas', headers: { authorization: `Bearer ${token}` } })).statusCode;

it('a token from after a reset is good in this process, in another one and after a restart, one from before in none', async () => {
  const { url, drop } = await createTestDatabase();
  const [one, other] = [await openServer(url), await openServer(url)];
  const before = await signIn(one);
  const linkKey = await mailKey(one.db);
  expect([await statusOf(one, before), await statusOf(other, before)]).toEqual([200, 200]);
  expect((await one.app.inject({ method: 'POST', url: '/__mock/reset' })).statusCode).toBe(200);
  const after = await signIn(one);
  const restarted = await openServer(url);
  for (const server of [one, other, restarted])
    expect([await statusOf(server, before), await statusOf(server, after)]).toEqual([401, 200]);
  // A link in a mail that was sent before still stops such mails.
  expect(await mailKey(restarted.db)).toBe(linkKey);
  for (const { stop } of [one, other, restarted]) await stop();
  await drop();
});

it('a copy that cannot take the place of a database leaves it as it was, and is gone', async () => {
  const [from, to] = [await createTestDatabase(), await createTestDatabase()];
  const databases = new Databases(to.url, 'prisma/migrations', { people: true, titles: true });
  const nameOf = (url: string) => new URL(url).pathname.slice(1);
  const copied = databases.copy(nameOf(from.url), nameOf(to.url), {
    // A connection to the copy: it cannot be renamed.
    prepare: async (url) => {
      const session = new Client({ connectionString: url });
      // It ends with the copy.
      session.on('error', () => undefined);
      await session.connect();
    },
  });
  await expect(copied).rejects.toThrow();
  const still = new Client({ connectionString: to.url });
  await still.connect();
  expect((await still.query('SELECT 1 FROM acervo LIMIT 1')).rowCount).toBe(1);
  const { rows } = await still.query(`SELECT datname FROM pg_database WHERE starts_with(datname, $1)`, [
    `${nameOf(to.url)}_making_`,
  ]);
  expect(rows).toEqual([]);
  await still.end();
  await databases.close();
  for (const { drop } of [from, to]) await drop();
});
