import { CopyStatus } from '@catalogue/api-contract';
import { openPool } from '../testing/openPool';
import { TEST_TODAY } from '../testing/testDatabase';
import { seedDatabase } from '.';

it('a library that is shown with data of its own has no demo people, nor anything of theirs', async () => {
  const { pool, close } = await openPool({ seeded: false });
  await seedDatabase(pool, { today: TEST_TODAY, people: false });
  const count = async (of: string) =>
    Number((await pool.query<{ n: string }>(`SELECT count(*) AS n FROM ${of}`)).rows[0]?.n);
  const { rows } = await pool.query<{ name: string }>(`
    SELECT DISTINCT table_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name IN ('cod_pessoa', 'login', 'user_id', 'password_hash')`);
  const kept = [];
  for (const { name } of rows) if ((await count(`"${name}"`)) > 0) kept.push(name);
  expect(rows.length).toBeGreaterThan(20);
  expect(kept).toEqual([]);
  expect(await count(`exemplar WHERE situacao = '${CopyStatus.onLoan}'`)).toBe(0);
  expect(await count('acervo')).toBe(640);
  expect(await count('exemplar')).toBeGreaterThan(640);
  expect(await count('biblioteca')).toBe(8);
  await close();
});
