import { Prisma } from '@catalogue/database/generated/client';
import { runOn } from '@catalogue/local-postgres/query';
import { Client } from 'pg';
import { changesOf, openDatabase } from './database';
import { readerOfWrites } from './othersWrites.store';
import { openTestDatabase } from './testing/openTestDatabase';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let db: ReturnType<typeof openDatabase>;
let other: Client;
let later = 0;
beforeEach(async () => {
  database = await openTestDatabase();
  db = openDatabase(database.url);
  other = new Client({ connectionString: database.url });
  await other.connect();
  const now = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => now() + later);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all([db.$disconnect(), other.end()]);
  await database.close();
});

/** How often each group has changed, looked up now. */
const counts = () => {
  later += 1000;
  return changesOf(db).counts();
};

/** The groups that have changed meanwhile. */
async function changedBy(work: () => Promise<unknown>): Promise<string[]> {
  const before = await counts();
  await work();
  const after = await counts();
  return Object.entries(after).flatMap(([name, count]) => (count === before[name as 'data'] ? [] : [name]));
}

const loan = 'UPDATE emprestimo SET renovacoes = renovacoes';
const title = 'UPDATE acervo SET cor = cor WHERE cod_acervo = 1';

it('what another program has written takes away the replies that read it, and no others', async () => {
  expect(await changedBy(() => other.query(loan))).toEqual(['loans']);
  expect(await changedBy(() => other.query(title))).toEqual(['data']);
  expect(await changedBy(() => other.query('TRUNCATE alerta'))).toEqual(['own']);
  expect(await changedBy(() => other.query('DELETE FROM pessoa WHERE cod_pessoa = 1'))).toEqual(
    expect.arrayContaining(['data', 'loans', 'holds', 'own', 'sessions']),
  );
});

it('what changes no row, was taken back, or is not committed yet is no write', async () => {
  expect(await changedBy(() => other.query(`${loan} WHERE false`))).toEqual([]);
  expect(await changedBy(() => other.query(`BEGIN; ${loan}; ROLLBACK`))).toEqual([]);
  expect(await changedBy(() => other.query(`BEGIN; ${title}`))).toEqual([]);
  // Others have finished meanwhile.
  expect(await changedBy(() => runOn(database.url, loan))).toEqual(['loans']);
  expect(await changedBy(() => other.query('COMMIT'))).toEqual(['data']);
});

it('what this server has written itself is counted once', async () => {
  const { loans, data } = await counts();
  await db.$executeRawUnsafe(loan);
  await counts();
  expect(await counts()).toMatchObject({ loans: loans + 1, data });
});

it('a database that was replaced has changed in every way', async () => {
  const all = Object.keys(await counts());
  const restore = 'ALTER TABLE escrita RENAME TO gone; CREATE TABLE escrita (LIKE gone)';
  expect(await changedBy(() => other.query(restore))).toEqual(all);
});

it('rows go when they are old; who has not looked for long may have missed some', async () => {
  let minutes = 0;
  const inMinutes = {
    $queryRaw: async (...[sql, ...values]: Parameters<typeof db.$queryRaw>) =>
      (await db.$queryRaw<{ at: number }[]>(sql as Prisma.Sql, ...values)).map((row) => ({
        ...row,
        at: row.at + minutes * 60,
      })),
    $executeRaw: db.$executeRaw.bind(db),
  };
  const read = readerOfWrites(inMinutes as unknown as typeof db, 'another');
  const rows = async () => (await other.query('SELECT 1 FROM escrita')).rowCount;
  await other.query('DELETE FROM escrita');
  expect(await read()).toBeNull();
  await other.query(loan);
  minutes = 4;
  expect(await read()).toEqual(['emprestimo']);
  minutes = 8;
  expect(await read()).toEqual([]);
  minutes = 14;
  expect([await read(), await rows()]).toEqual([null, 1]);
  minutes = 25;
  expect([await read(), await rows()]).toEqual([null, 0]);
});

it('every table notes who writes it', async () => {
  const silent = await db.$queryRaw(Prisma.sql`
    SELECT c.relname FROM pg_class c
     WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
       AND c.relname NOT IN ('escrita', 'acervo_mudanca', '_prisma_migrations')
       AND NOT EXISTS (SELECT 1 FROM pg_trigger t
                        WHERE t.tgrelid = c.oid AND t.tgname = 'escrita' AND t.tgenabled = 'O' AND t.tgtype = 60)`);
  expect(silent).toEqual([]);
});
