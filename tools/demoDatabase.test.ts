import { prepareDatabase, empty } from './demoDatabase';
import { readEnv } from './env';
import { runOn } from '@catalogue/local-postgres/query';
import { createTestDatabase, type TestDatabase } from '@catalogue/database/testing/testDatabase';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase({ seeded: false });
}, 60_000);
afterEach(() => database.drop());

it('a catalogue database with a table of another application is not emptied', async () => {
  await runOn(database.url, 'CREATE TABLE folha_de_pagamento (valor int)');
  await runOn(database.url, `INSERT INTO segredo_servidor (name, value) VALUES ('x', 'y')`);
  await expect(empty(database.url)).rejects.toThrow(
    'not part of the catalogue (folha_de_pagamento). Nothing was changed',
  );
  expect(await runOn(database.url, 'SELECT value FROM segredo_servidor')).toEqual([{ value: 'y' }]);
});

it('a database of another application is not migrated', async () => {
  const other = new URL(database.url);
  other.pathname = '/postgres';
  const name = `${new URL(database.url).pathname.slice(1)}_app`;
  await runOn(other.href, `CREATE DATABASE "${name}" TEMPLATE template0`);
  other.pathname = `/${name}`;
  await runOn(
    other.href,
    'CREATE TABLE _prisma_migrations (id text, finished_at timestamptz, rolled_back_at timestamptz)',
  );
  await runOn(other.href, `INSERT INTO _prisma_migrations (id) VALUES ('unfinished')`);
  await runOn(other.href, 'CREATE TABLE pedido (valor int)');
  await expect(prepareDatabase(other.href, readEnv({}))).rejects.toThrow('(pedido). Nothing was changed');
  const tables = await runOn(other.href, `SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`);
  expect(tables).toEqual([{ tablename: '_prisma_migrations' }, { tablename: 'pedido' }]);
  expect(await runOn(other.href, 'SELECT rolled_back_at FROM _prisma_migrations')).toEqual([{ rolled_back_at: null }]);
  await runOn(database.url, `DROP DATABASE "${name}"`);
});

it('a catalogue database without other tables is emptied', async () => {
  await runOn(database.url, `INSERT INTO segredo_servidor (name, value) VALUES ('x', 'y')`);
  await empty(database.url);
  expect(await runOn(database.url, 'SELECT value FROM segredo_servidor')).toEqual([]);
}, 60_000);

it('a database with demo people is not opened where they are not wanted', async () => {
  const said = jest.spyOn(console, 'log').mockImplementation();
  const env = (DEMO: string) => readEnv({ DEMO });
  await prepareDatabase(database.url, env('false'));
  expect(await runOn(database.url, 'SELECT count(*)::int AS people FROM pessoa')).toEqual([{ people: 0 }]);
  expect(await runOn(database.url, 'SELECT count(*)::int AS titles FROM acervo')).toEqual([{ titles: 0 }]);
  expect(said.mock.calls.flat().filter((line) => /titles\)/.test(String(line)))).toEqual([]);
  await prepareDatabase(database.url, env('false'));
  await runOn(
    database.url,
    `INSERT INTO pessoa (nome_pessoa, persona_id, categoria, password_hash) VALUES ('Ana', 'ana', 'Graduação', 'x')`,
  );
  await expect(prepareDatabase(database.url, env('false'))).rejects.toThrow('DEMO=false npm run db:reset');
  await prepareDatabase(database.url, env('true'));
  said.mockRestore();
}, 60_000);
