import type { InstitutionSettings } from '@catalogue/api-contract';
import { findInstitutionSettings } from '@catalogue/database/findInstitutionSettings';
import { findOwnLibrary } from '@catalogue/database/ownLibrary';
import { storeInstitutionSettings } from '@catalogue/database/storeInstitutionSettings';
import { createTestDatabase, type TestDatabase } from '@catalogue/database/testing/testDatabase';
import { inSession, runOn } from '@catalogue/local-postgres/query';
import { empty, prepareDatabase, resetDatabase } from './demoDatabase';
import { readEnv } from './env';

jest.setTimeout(120_000);

let database: TestDatabase;
beforeEach(async () => {
  jest.spyOn(console, 'log').mockImplementation();
  database = await createTestDatabase();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await database.drop();
});

const names = () => runOn(database.url, 'SELECT nome FROM instituicao WHERE active');
const settings = () => inSession(database.url, findInstitutionSettings);
const own = () => inSession(database.url, findOwnLibrary);
const store = (library: InstitutionSettings) =>
  inSession(database.url, async (db) => {
    await db.query('BEGIN');
    await storeInstitutionSettings(db, library);
    await db.query('COMMIT');
  });
const apply = () => store({ instituicao: { nome: "Universidade d'Oeste \\ Ω" } });
const applied = [{ nome: "Universidade d'Oeste \\ Ω" }];

test('an exported library is kept over a reset that leaves out what it names, until that is there again', async () => {
  const exported = await settings();
  const atividades = exported.atividades?.map((activity) => ({ ...activity, informativo: 'Nosso.' }));
  const given = { ...exported, atividades };
  await store(given);
  const before = await own();
  await resetDatabase(database.url, readEnv({ DEMO: 'false' }));
  const less = await settings();
  expect({ ...less, atividades }).toEqual(given);
  expect(less.atividades?.length).toBeLessThan(atividades?.length ?? 0);
  expect(await own()).toEqual(before);

  await resetDatabase(database.url, readEnv({}));
  expect(await settings()).toEqual(given);
});

test('a reset that was interrupted while it seeded has the library after the next start', async () => {
  await apply();
  await runOn(database.url, `UPDATE instituicao SET nome = 'Half'`);
  await runOn(database.url, `COMMENT ON TABLE _prisma_migrations IS 'seeding'`);
  await prepareDatabase(database.url, readEnv({}));
  expect(await names()).toEqual(applied);
});

test('a reset that was interrupted before it seeded has the library after the next start, or reset', async () => {
  await apply();
  const library = await own();
  const comment = () => runOn(database.url, `SELECT obj_description('public'::regnamespace) AS comment`);
  await empty(database.url, library);
  await prepareDatabase(database.url, readEnv({ DEMO: 'false' }));
  expect([await names(), await own(), await comment()]).toEqual([applied, library, [{ comment: null }]]);

  await empty(database.url, library);
  await resetDatabase(database.url, readEnv({ DEMO: 'false' }));
  expect([await names(), await own()]).toEqual([applied, library]);

  await empty(database.url, library);
  await resetDatabase(database.url, readEnv({ DEMO: 'false' }), { forget: true });
  expect([await names(), await own()]).toEqual([[{ nome: 'Biblioteca' }], null]);
});

test('what a database without the demo has can be exported, and applied again', async () => {
  await resetDatabase(database.url, readEnv({ DEMO: 'false' }));
  const given = await settings();
  expect(given.instituicao).toMatchObject({ nome: 'Biblioteca', tema: '' });
  await store(given);
  expect(await settings()).toEqual(given);
});

test('a value that is not valid here is named and left out, and is not deleted', async () => {
  const library = { instituicao: { nome: 1, sigla: 'UN' } };
  await runOn(database.url, `INSERT INTO biblioteca_propria (dados) VALUES ('${JSON.stringify(library)}')`);
  await resetDatabase(database.url, readEnv({ DEMO: 'false' }));
  expect(console.log).toHaveBeenCalledWith(expect.stringContaining('instituicao.nome: Invalid input'));
  expect(await own()).toEqual(library);
  expect((await settings()).instituicao).toMatchObject({ nome: 'Biblioteca', sigla: 'UN' });
});
