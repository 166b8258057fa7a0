import { Pool } from 'pg';
import { TEST_TODAY } from '../testing/testDatabase';
import { openPool, type TestPool } from '../testing/openPool';
import { seedDatabase } from '.';

const opened: TestPool[] = [];

const seeded = async (method: 'store' | 'copy'): Promise<Pool> => {
  const made = await openPool({ seeded: false });
  opened.push(made);
  await seedDatabase(made.pool, { today: TEST_TODAY, titles: 700, method });
  return made.pool;
};

afterAll(async () => {
  for (const { close } of opened) await close();
});

// One hash per table over all rows and columns; without `pessoa`, whose password hashes have a random salt.
const contents = async (pool: Pool) => {
  const tables = [
    'acervo',
    'autoridade',
    'acervo_autoridade',
    'exemplar',
    'emprestimo',
    'reserva',
    'pessoa_login',
    'palavra',
  ];
  const sums: Record<string, unknown> = {};
  for (const table of tables) {
    const { rows } = await pool.query(
      `SELECT count(*)::int AS rows, md5(string_agg(md5(t::text), '' ORDER BY md5(t::text))) AS sum FROM ${table} AS t`,
    );
    sums[table] = rows[0];
  }
  return sums;
};

test('COPY writes the same rows as storeTitles', async () => {
  const stored = await contents(await seeded('store'));
  expect(stored).toMatchObject({ acervo: { rows: 700 } });
  expect(await contents(await seeded('copy'))).toEqual(stored);
}, 120_000);

test('after COPY indexes, foreign keys and triggers are as the migrations made them', async () => {
  const made = async ({ pool }: TestPool) =>
    (
      await pool.query(`
        SELECT pg_get_indexdef(indexrelid) AS made, indisvalid::text AS state FROM pg_index JOIN pg_class c ON c.oid = indrelid
         WHERE relnamespace = 'public'::regnamespace
        UNION ALL SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid), convalidated::text FROM pg_constraint
         WHERE connamespace = 'public'::regnamespace
        UNION ALL SELECT pg_get_triggerdef(oid), tgenabled::text FROM pg_trigger WHERE NOT tgisinternal
        ORDER BY 1`)
    ).rows;
  const [stored, copied] = await Promise.all(opened.map(made));
  expect(stored?.length).toBeGreaterThan(100);
  expect(copied).toEqual(stored);
});

test('rows added later get new codes', async () => {
  const { rows } = await (opened[1]?.pool ?? new Pool()).query(
    `INSERT INTO autoridade (tipo, nome, name_key) VALUES (1, 'Nova', 'nova') RETURNING cod_autoridade, (SELECT max(cod_autoridade) FROM autoridade) AS before`,
  );
  expect(rows[0]).toMatchObject({ cod_autoridade: Number(rows[0]?.before) + 1 });
});
