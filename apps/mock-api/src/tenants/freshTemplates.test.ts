import { setTimeout as pause } from 'node:timers/promises';
import { createTestDatabase, TEST_TODAY, type TestDatabase } from '@catalogue/database/testing/testDatabase';
import { runOn } from '@catalogue/local-postgres/query';
import { Databases } from './databases';

let database: TestDatabase;
const open: Databases[] = [];
const openServer = (demo = { people: true, titles: true }) => {
  const databases = new Databases(database.url, 'prisma/migrations', demo);
  open.push(databases);
  return databases;
};
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
  for (const name of await others()) await runOn(adminUrl(), `DROP DATABASE "${name}"`);
  await database.drop();
});

const adminUrl = () => Object.assign(new URL(database.url), { pathname: '/postgres' }).href;
/** All databases next to the main one. */
const others = async (): Promise<string[]> => {
  const main = new URL(database.url).pathname.slice(1);
  const rows = await runOn<{ datname: string }>(
    adminUrl(),
    `SELECT datname FROM pg_database WHERE starts_with(datname, '${main}_') ORDER BY 1`,
  );
  return rows.map(({ datname }) => datname);
};

it('what two servers on a database need at once for their first sandboxes is made once', async () => {
  const made = await Promise.all([openServer().fresh(TEST_TODAY), openServer().fresh(TEST_TODAY)]);
  expect(new Set(made).size).toBe(1);
  expect(await others()).toEqual([made[0]]);
});

it('a database that has just been seeded is what sandboxes of its day are copied from', async () => {
  const [seeding, serving] = [openServer(), openServer()];
  const made = await seeding.freshFromMain(TEST_TODAY);
  expect(await serving.fresh(TEST_TODAY)).toBe(made);
  expect(await runOn(serving.urlOf(made), 'SELECT 1 FROM emprestimo LIMIT 1')).toHaveLength(1);
  expect(await others()).toEqual([made]);
});

it('the next start finds what sandboxes of the day are copied from, and nothing else that is left', async () => {
  const first = openServer();
  const made = await first.freshFromMain(TEST_TODAY);
  const ofAnotherVersion = await openServer({ people: false, titles: true }).freshFromMain(TEST_TODAY);
  await first.copy(made, first.sandbox('left'), { owner: 'left' });
  expect(ofAnotherVersion).not.toBe(made);
  const next = openServer();
  await next.dropLeftOvers();
  expect(await others()).toEqual([made]);
});

it('on another day, what sandboxes of the day before were copied from is dropped', async () => {
  const server = openServer();
  await server.freshFromMain(TEST_TODAY);
  const made = await server.freshFromMain('2026-03-11');
  expect(await others()).toEqual([made]);
});

it('a server that ends meanwhile leaves nothing incomplete, and another one makes it anew', async () => {
  const ends = openServer();
  const cut = ends.fresh(TEST_TODAY).then(
    () => 'made',
    () => 'cut',
  );
  while ((await others()).length === 0) await pause(5);
  await open.pop()?.close();
  expect(await cut).toBe('cut');
  expect(await others()).toEqual([]);
  const made = await openServer().fresh(TEST_TODAY);
  expect(await others()).toEqual([made]);
});
