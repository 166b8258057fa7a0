import { openTestDatabase } from '../../testing/openTestDatabase';
import { searchDaily } from './search.due.store';

it('the list of changed titles keeps the last hundred thousand', async () => {
  const { db, close } = await openTestDatabase();
  const [rule] = searchDaily;
  const due = () => rule?.next(db, '2026-11-29', 'America/Sao_Paulo');
  const most = 100_000;
  await db.$executeRaw`INSERT INTO acervo_mudanca (cod_acervo) SELECT 1 FROM generate_series(1, ${most}::int)`;
  await db.$executeRaw`DELETE FROM acervo_mudanca WHERE id <= (SELECT max(id) FROM acervo_mudanca) - ${most}`;
  expect(await due()).toBeNull();
  await db.$executeRaw`INSERT INTO acervo_mudanca (cod_acervo) VALUES (2), (3)`;
  expect(await due()).toBe('2026-11-29');
  await db.$transaction(
    (tx) =>
      rule?.apply(tx, '2026-11-29', 'America/Sao_Paulo', { publicUrl: '', sendsMail: false }) ?? Promise.resolve([]),
  );
  expect(
    await db.$queryRaw`
    SELECT count(*)::int AS changes, max(cod_acervo) AS last FROM acervo_mudanca`,
  ).toEqual([{ changes: most, last: 3 }]);
  expect(await due()).toBeNull();
  await close();
});
