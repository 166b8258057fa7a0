import { openTestDatabase } from '../../testing/openTestDatabase';
import { alertsDaily } from './alerts.due.store';
import { findLoansOfDay } from './dueLoans.store';

test('a book that is late for years has notices for a year, and no day is applied for it after that', async () => {
  const { db, close } = await openTestDatabase();
  const { cod_emprestimo } = await db.loan.findFirstOrThrow({ where: { data_devolucao: null } });
  await db.loan.deleteMany({ where: { data_devolucao: null, NOT: { cod_emprestimo } } });
  await db.loan.update({ where: { cod_emprestimo }, data: { data_prevista: new Date('2030-03-13') } });
  // What else of the demo may be due by then.
  await db.$executeRaw`TRUNCATE interesse_area, interesse_periodico, interesse_tipo_obra, afastamento, nada_consta, reserva, gru CASCADE`;
  await db.$executeRaw`UPDATE emprestimo SET untold = false`;
  const next = (from: string) => alertsDaily[0]?.next(db, from, 'America/Sao_Paulo');
  expect(await next('2031-02-07')).toBe('2031-03-08');
  expect(await next('2031-03-08')).toBe('2031-03-08');
  expect(await next('2031-03-09')).toBeNull();
  const told = async (day: string) => (await findLoansOfDay(db, day)).map(({ codigo }) => codigo);
  expect(await told('2031-03-08')).toEqual([String(cod_emprestimo)]);
  expect(await told('2031-04-07')).toEqual([]);
  await close();
});
