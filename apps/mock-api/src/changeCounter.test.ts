import { Prisma } from '@catalogue/database/generated/client';
import { changedBy, groups } from './changeCounter';
import { changesOf, openReplica } from './database';
import { openTestDatabase } from './testing/openTestDatabase';

it.each([
  ['SELECT 1 FROM sessao WHERE id = $1 FOR UPDATE', 1, []],
  ['SELECT a.update_count FROM acervo a FOR NO KEY UPDATE OF a', 1, []],
  ['UPDATE pessoa SET idioma = $1 WHERE cod_pessoa = $2', 0, []],
  ['UPDATE pessoa SET idioma = $1 WHERE cod_pessoa = $2', 1, ['data']],
  // Its reply was lost, or did not say.
  ['UPDATE pessoa SET idioma = $1 WHERE cod_pessoa = $2', undefined, ['data']],
  ['UPDATE "public"."sessao" SET "usada_em" = $1 WHERE "public"."sessao"."id" = $2', 1, ['sessions']],
  ['INSERT INTO "public"."token_renovacao" ("hash") VALUES ($1)', 1, ['sessions']],
  [
    'DELETE FROM tentativa WHERE id IN (SELECT id FROM tentativa WHERE at <= $1 FOR UPDATE SKIP LOCKED)',
    2,
    ['sessions'],
  ],
  // Another table whose name begins like theirs.
  ['INSERT INTO sessao_externa (id) VALUES ($1)', 1, ['own']],
  // Of a statement with several writes the rows are those of the last one.
  ['WITH gone AS (DELETE FROM acervo RETURNING 1) INSERT INTO tentativa SELECT * FROM gone', 0, ['data']],
  ['WITH gone AS (DELETE FROM reserva RETURNING 1) SELECT * FROM gone', 0, ['holds']],
  ['WITH gone AS (DELETE FROM reserva RETURNING 1) UPDATE emprestimo SET renovacoes = 1', 0, ['holds', 'loans']],
  ['INSERT INTO relogio (id) VALUES (1) ON CONFLICT (id) DO UPDATE SET id = 1', 1, ['clock']],
  ['INSERT INTO reserva (id) VALUES (1) ON CONFLICT DO NOTHING', 0, []],
  ['TRUNCATE acervo', 0, ['data']],
  ['SELECT 1 FROM debito -- paid when its copy is back\n WHERE valor > 0', 1, []],
  ["WITH gone AS (DELETE FROM acervo WHERE cor = '--' RETURNING 1) SELECT 'it''s -- ', 1", 1, ['data']],
  ["SELECT 'it''s -- '; UPDATE acervo SET cor = $1", 1, ['data']],
])('%s, with %p rows, changes: %p', (sql, affected, changed) => {
  expect([...changedBy(sql, affected)]).toEqual(changed);
});

it('what a reply reads from a replica is known of its database', async () => {
  const database = await openTestDatabase({ seeded: false });
  const replica = openReplica(database.url, database.db);
  const [, read] = await changesOf(database.db).watchReads(() => replica.loan.count());
  await replica.$disconnect();
  await database.close();
  expect([...read]).toEqual(['loans']);
});

it('no page is made anew because somebody opened a link', async () => {
  const database = await openTestDatabase({ seeded: false });
  const counter = changesOf(database.db);
  const before = await counter.countForPages();
  counter.increment('openings');
  expect(await counter.countForPages()).toBe(before);
  counter.increment('loans');
  expect(await counter.countForPages()).toBe(before + 1);
  await database.close();
});

describe('a write to a group of tables changes none outside of it, by', () => {
  const tables = Object.values(groups).flat();
  const groupOf = (table: string) =>
    Object.values(groups).find((group) => (group as readonly string[]).includes(table));
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  beforeAll(async () => {
    database = await openTestDatabase({ seeded: false });
  });
  afterAll(() => database.close());
  const find = <Row>(sql: Prisma.Sql) => database.db.$queryRaw<Row[]>(sql);

  it('foreign keys', async () => {
    const keys = await find<{ from: string; to: string }>(Prisma.sql`
      SELECT conrelid::regclass::text AS "from", confrelid::regclass::text AS "to" FROM pg_constraint
       WHERE contype = 'f' AND confrelid::regclass::text = ANY(${tables})
         AND (confdeltype NOT IN ('a', 'r') OR confupdtype NOT IN ('a', 'r'))`);
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter(({ from, to }) => groupOf(from) !== groupOf(to))).toEqual([]);
  });

  it('triggers: they change the row itself or rows of the group, or note that there was a write', async () => {
    const triggers = await find<{ table: string; does: string; source: string }>(Prisma.sql`
      SELECT tgrelid::regclass::text AS "table", proname AS does, prosrc AS source
        FROM pg_trigger JOIN pg_proc ON pg_proc.oid = tgfoid
       WHERE NOT tgisinternal AND tgfoid::regproc::text NOT LIKE 'test_reset.%' AND tgrelid::regclass::text = ANY(${tables})`);
    expect([...new Set(triggers.map(({ does }) => does))].sort()).toEqual(['escrita', 'perfil_novidade', 'untold']);
    const led = triggers
      .filter(({ does }) => does !== 'escrita')
      .flatMap(({ table, source }) =>
        [...source.matchAll(/(?:INSERT INTO|UPDATE|DELETE FROM)\s+"?(\w+)/g)].map(([, to = '']) => [table, to]),
      );
    expect(led.length).toBeGreaterThan(0);
    expect(led.filter(([from = '', to = '']) => groupOf(from) !== groupOf(to))).toEqual([]);
  });

  it('views and functions that read it under another name', async () => {
    const readers = await find<{ name: string }>(Prisma.sql`
      SELECT viewname AS name FROM pg_views WHERE schemaname = 'public'
      UNION ALL SELECT matviewname FROM pg_matviews WHERE schemaname = 'public'
      UNION ALL SELECT proname FROM pg_proc
                 WHERE pronamespace = 'public'::regnamespace AND prorettype <> 'trigger'::regtype AND prosrc ~ ${`\\m(${tables.join('|')})\\M`}`);
    expect(readers).toEqual([]);
  });
});
