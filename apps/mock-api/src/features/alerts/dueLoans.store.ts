import type { Notice } from '@catalogue/api-contract';
import {
  hoursOn,
  lateEvery,
  lateUntil,
  loanNoticeDays,
  openDayBefore,
  refusedOn,
  type FactsOfDay,
  type RenewalFacts,
} from '@catalogue/domain';
import { Prisma, type PrismaClient } from '@catalogue/database/generated/client';
import { isWaiting } from '../../personConditions.store';
import { findRenewalEligibilities } from '../person/person.public';
import { findOpeningHours } from '../site/site.public';

type Db = Pick<PrismaClient, '$queryRaw'>;

type LoanOfDay = Omit<FactsOfDay['loans'][number], 'renewal'> & { renewal: RenewalFacts; cod_biblioteca: number };

/** Open loans, on `e`, that fulfil a condition, with what decides about their renewal on a day (ISO). */
async function findOpenLoans(db: Db, condition: Prisma.Sql, day: string): Promise<LoanOfDay[]> {
  type Row = Omit<LoanOfDay, 'renewal'> & Omit<RenewalFacts, 'pessoa'>;
  const rows = await db.$queryRaw<Row[]>`
    SELECT e.cod_pessoa, e.cod_emprestimo::text AS codigo, x.cod_acervo::text, a.titulo AS nome, b.desc_biblioteca,
           b.cod_biblioteca, to_char(e.data_prevista, 'YYYY-MM-DD') AS ate,
           coalesce(e.told_due = e.data_prevista, false) AS "isTold", e.renovacoes::text AS "qtdeRenovacoes",
           e.limite_renovacoes AS "limiteRenovacoes", t.dias AS "diasEmprestimo",
           EXISTS (SELECT 1 FROM reserva r
                    WHERE r.cod_acervo = x.cod_acervo AND ${isWaiting} AND r.cod_pessoa <> e.cod_pessoa) AS reservado
      FROM emprestimo e JOIN exemplar x USING (cod_exemplar) JOIN acervo a USING (cod_acervo)
      JOIN biblioteca b USING (cod_biblioteca) JOIN tipo_emprestimo t USING (cod_tipo_emprestimo)
     WHERE e.data_devolucao IS NULL AND ${condition}
     ORDER BY e.data_prevista, e.cod_emprestimo`;
  if (rows.length === 0) return [];
  const people = await findRenewalEligibilities(db, [...new Set(rows.map(({ cod_pessoa }) => cod_pessoa))], day);
  return rows.map(({ qtdeRenovacoes, limiteRenovacoes, diasEmprestimo, reservado, ...loan }) => ({
    ...loan,
    renewal: { qtdeRenovacoes, limiteRenovacoes, diasEmprestimo, reservado, pessoa: people.get(loan.cod_pessoa) },
  }));
}

/** Open loans that are a notice on a day (ISO). */
export async function findLoansOfDay(db: Db, day: string): Promise<FactsOfDay['loans']> {
  const days = Prisma.join(loanNoticeDays.map((after) => Prisma.sql`${day}::date - ${after}::int`));
  const isLateForMonths = Prisma.sql`
    (e.data_prevista BETWEEN ${day}::date - ${lateUntil}::int AND ${day}::date - ${lateEvery}::int
     AND (${day}::date - e.data_prevista) % ${lateEvery}::int = 0)`;
  return withOpenDays(
    db,
    await findOpenLoans(db, Prisma.sql`(e.data_prevista IN (${days}) OR ${isLateForMonths})`, day),
    day,
  );
}

/** A person's open loans that are not due yet on a day (ISO). */
export const findLoansAhead = async (db: Db, cod_pessoa: number, day: string): Promise<FactsOfDay['loans']> =>
  withOpenDays(
    db,
    await findOpenLoans(db, Prisma.sql`e.cod_pessoa = ${cod_pessoa} AND e.data_prevista > ${day}::date`, day),
    day,
  );

/** Notes which loans, by their codes, their people were told of before they are due. */
export const markToldDue = (db: Pick<PrismaClient, '$executeRaw'>, codes: readonly string[]) =>
  db.$executeRaw`
    UPDATE emprestimo SET told_due = data_prevista WHERE cod_emprestimo = ANY(${codes.map(Number)}::int[])`;

async function withOpenDays(db: Db, loans: readonly LoanOfDay[], day: string): Promise<FactsOfDay['loans']> {
  const libraries = loans.length === 0 ? [] : await findOpeningHours(db, day, null);
  return loans.map(({ cod_biblioteca, ...loan }) => {
    const library = libraries.find((one) => one.cod_biblioteca === cod_biblioteca);
    const horario = (library && hoursOn(library, loan.ate)) ?? undefined;
    return { ...loan, devolver_ate: library ? openDayBefore(library, loan.ate) : null, horario };
  });
}

/** Which of these loans cannot be renewed on a day (ISO), and why. */
export async function findRefusals(
  db: Db,
  codes: readonly string[],
  day: string,
): Promise<Map<string, Notice['nao_renova'] | null>> {
  if (codes.length === 0) return new Map();
  const loans = await findOpenLoans(db, Prisma.sql`e.cod_emprestimo = ANY(${codes.map(Number)}::int[])`, day);
  return new Map(loans.map(({ codigo, ate, renewal }) => [codigo, refusedOn(day, ate, renewal)]));
}
