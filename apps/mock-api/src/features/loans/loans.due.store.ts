import { CopyStatus, DebtService } from '@catalogue/api-contract';
import { dateOf, fineOn } from '@catalogue/domain';
import { findFinePerDay } from '../site/site.public';
import { dayOf, type DailyRule, type MomentRule } from '../../tenants/due';

interface Overdue {
  cod_emprestimo: number;
  cod_pessoa: number;
  cod_acervo: number;
  cod_biblioteca: number;
  data_prevista: string;
  has_debt: boolean;
}

/** Each overdue day adds to the one debt of a loan; an event is reported when the debt begins. */
const fines: DailyRule = {
  evento: 'multa_iniciada',
  // A debt that has begun grows by itself: its amount depends on the day alone.
  next: async (db) =>
    dayOf(
      await db.$queryRaw<{ day: string | null }[]>`
        SELECT to_char(min(e.data_prevista) + 1, 'YYYY-MM-DD') AS day FROM emprestimo e
         WHERE e.data_devolucao IS NULL
           AND NOT EXISTS (SELECT 1 FROM debito d
                            WHERE d.cod_emprestimo = e.cod_emprestimo AND d.tipo_servico = ${DebtService.overdue})`,
    ),
  async apply(tx, day) {
    const overdue = await tx.$queryRaw<Overdue[]>`
      SELECT e.cod_emprestimo, e.cod_pessoa, x.cod_acervo, x.cod_biblioteca,
             to_char(e.data_prevista, 'YYYY-MM-DD') AS data_prevista,
             EXISTS (SELECT 1 FROM debito d
                      WHERE d.cod_emprestimo = e.cod_emprestimo AND d.tipo_servico = ${DebtService.overdue}) AS has_debt
        FROM emprestimo e JOIN exemplar x USING (cod_exemplar)
       WHERE e.data_devolucao IS NULL AND e.data_prevista < ${day}::date
       ORDER BY e.cod_emprestimo FOR UPDATE OF e`;
    const perDay = overdue.length > 0 ? await findFinePerDay(tx) : 0;
    const grown = overdue.filter(({ has_debt }) => has_debt);
    await tx.$executeRaw`
      UPDATE debito SET valor_multa = grown.valor
        FROM unnest(${grown.map((loan) => loan.cod_emprestimo)}::int[],
                    ${grown.map((loan) => fineOn(loan.data_prevista, day, perDay))}::numeric[]) AS grown (emprestimo, valor)
       WHERE debito.cod_emprestimo = grown.emprestimo AND debito.tipo_servico = ${DebtService.overdue}`;
    const begun = overdue.filter(({ has_debt }) => !has_debt);
    await tx.debt.createMany({
      data: begun.map(({ cod_emprestimo, cod_pessoa, cod_acervo, cod_biblioteca, data_prevista }) => ({
        cod_emprestimo,
        cod_pessoa,
        cod_acervo,
        cod_biblioteca,
        valor_multa: fineOn(data_prevista, day, perDay),
        data_prevista: dateOf(data_prevista),
        tipo_servico: DebtService.overdue,
        motivo: 'Devolução em atraso',
      })),
    });
    return begun.map(({ cod_emprestimo, cod_pessoa, data_prevista }) => ({
      cod_emprestimo,
      cod_pessoa,
      data_prevista,
    }));
  },
};

/** Readers who are not personas return their books on the planned day; the copy is free until holds are assigned. */
const returns: DailyRule = {
  evento: 'exemplar_devolvido',
  next: async (db) =>
    dayOf(
      await db.$queryRaw<{ day: string | null }[]>`
        SELECT to_char(min(returns_on), 'YYYY-MM-DD') AS day FROM emprestimo WHERE data_devolucao IS NULL`,
    ),
  apply: (tx, day) => tx.$queryRaw<{ cod_emprestimo: number; cod_exemplar: string; cod_acervo: number }[]>`
    WITH back AS (
      UPDATE emprestimo SET data_devolucao = ${day}::date
       WHERE data_devolucao IS NULL AND returns_on <= ${day}::date
      RETURNING cod_emprestimo, cod_exemplar)
    UPDATE exemplar SET situacao = ${CopyStatus.available} FROM back
     WHERE exemplar.cod_exemplar = back.cod_exemplar
    RETURNING back.cod_emprestimo, back.cod_exemplar, exemplar.cod_acervo`,
};

export const loansDaily: DailyRule[] = [fines, returns];

export const loansMoments: MomentRule[] = [
  {
    evento: 'token_emprestimo_expirado',
    find: (db, from, to) => db.$queryRaw<{ em: Date; cod_pessoa: number }[]>`
      SELECT expira AS em, cod_pessoa FROM token_emprestimo
       WHERE expira > ${from} AND expira <= ${to} ORDER BY expira`,
  },
];
