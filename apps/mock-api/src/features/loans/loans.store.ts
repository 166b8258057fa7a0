import { CopyStatus, type Debt, type PastLoan, type PendingTitle } from '@catalogue/api-contract';
import { addDays, dateOf } from '@catalogue/domain';
import type { PrismaClient } from '@catalogue/database/generated/client';
import { isOwed, isWaiting } from '../../personConditions.store';

export type OpenLoan = Required<PendingTitle> & { cod_emprestimo: number };

/** The patron's open loans, soonest due first. `reservado`: another patron waits for the title (D1 §4). */
export const findOpenLoans = (db: Pick<PrismaClient, '$queryRaw'>, cod_pessoa: number): Promise<OpenLoan[]> =>
  db.$queryRaw<OpenLoan[]>`
    SELECT e.cod_emprestimo,
           a.titulo AS descricao,
           to_char(e.data_prevista, 'DD/MM/YYYY') AS "dataDevolucaoPrevista",
           e.renovacoes::text AS "qtdeRenovacoes",
           EXISTS (SELECT 1 FROM reserva r
                    WHERE r.cod_acervo = a.cod_acervo AND ${isWaiting} AND r.cod_pessoa <> e.cod_pessoa) AS reservado,
           x.cod_exemplar AS "codExemplar",
           x.cod_biblioteca::text AS "codBibliotecaExemplar",
           a.cod_acervo::text AS cod_acervo,
           a.autor_principal AS autor,
           a.cod_tipo_obra::text AS cod_tipo_obra,
           a.ano_publicacao::text AS ano_publicacao,
           b.desc_biblioteca,
           to_char(e.data_saida, 'DD/MM/YYYY') AS "dataSaida",
           e.limite_renovacoes AS "limiteRenovacoes",
           t.dias AS "diasEmprestimo"
      FROM emprestimo e
      JOIN exemplar x USING (cod_exemplar)
      JOIN acervo a USING (cod_acervo)
      JOIN biblioteca b ON b.cod_biblioteca = x.cod_biblioteca
      JOIN tipo_emprestimo t USING (cod_tipo_emprestimo)
     WHERE e.cod_pessoa = ${cod_pessoa} AND e.data_devolucao IS NULL
     ORDER BY e.data_prevista, a.titulo, e.cod_emprestimo`;

/** Locks the patron's open loans until the transaction ends, so that concurrent renewals cannot exceed a limit. */
export const lockOpenLoans = (db: Pick<PrismaClient, '$queryRaw'>, cod_pessoa: number) =>
  db.$queryRaw`SELECT 1 FROM emprestimo WHERE cod_pessoa = ${cod_pessoa} AND data_devolucao IS NULL ORDER BY cod_emprestimo FOR UPDATE`;

/** Lends a copy on an ISO day, by the rules of its loan type, and returns the ISO date that it is due on. */
export async function lend(
  tx: Pick<PrismaClient, 'loan' | 'copy'>,
  { cod_exemplar, cod_pessoa, is_persona }: { cod_exemplar: string; cod_pessoa: number; is_persona: boolean },
  day: string,
): Promise<string> {
  const { loanType } = await tx.copy.findUniqueOrThrow({
    where: { cod_exemplar },
    select: { loanType: { select: { dias: true, renovacoes: true } } },
  });
  const due = addDays(day, loanType.dias);
  await tx.loan.create({
    data: {
      cod_exemplar,
      cod_pessoa,
      data_saida: dateOf(day),
      data_prevista: dateOf(due),
      limite_renovacoes: loanType.renovacoes,
      // Personas return copies manually; the clock does not do it for them.
      returns_on: is_persona ? null : dateOf(due),
    },
  });
  await tx.copy.update({ where: { cod_exemplar }, data: { situacao: CopyStatus.onLoan } });
  return due;
}

/** Sets the new due date (ISO) and counts the renewal. */
export const extendLoan = (db: Pick<PrismaClient, 'loan'>, cod_emprestimo: number, data_prevista: string) =>
  db.loan.update({
    where: { cod_emprestimo },
    data: { data_prevista: dateOf(data_prevista), renovacoes: { increment: 1 } },
  });

/** Loans made between two ISO dates, last first; `multa`: with a fine, without one, or null for both. */
export const findPastLoans = (
  db: Pick<PrismaClient, '$queryRaw'>,
  cod_pessoa: number,
  { dataIni, dataFim, multa }: { dataIni: string; dataFim: string; multa: boolean | null },
) =>
  db.$queryRaw<PastLoan[]>`
    SELECT e.cod_emprestimo::text, a.cod_acervo::text, a.titulo, a.autor_principal AS autor,
           x.cod_exemplar AS "codExemplar", b.desc_biblioteca,
           to_char(e.data_saida, 'YYYY-MM-DD') AS data_saida,
           to_char(e.data_prevista, 'YYYY-MM-DD') AS data_prevista,
           to_char(e.data_devolucao, 'YYYY-MM-DD') AS data_devolucao,
           e.renovacoes, fine.valor::float8 AS multa
      FROM emprestimo e
      JOIN exemplar x USING (cod_exemplar)
      JOIN acervo a USING (cod_acervo)
      JOIN biblioteca b ON b.cod_biblioteca = x.cod_biblioteca
     CROSS JOIN LATERAL (
       SELECT sum(d.valor_multa) AS valor FROM debito d WHERE d.cod_emprestimo = e.cod_emprestimo) AS fine
     WHERE e.cod_pessoa = ${cod_pessoa} AND e.data_saida BETWEEN ${dataIni}::date AND ${dataFim}::date
       AND (${multa}::bool IS NULL OR ${multa}::bool = (fine.valor IS NOT NULL))
     ORDER BY e.data_saida DESC, e.cod_emprestimo DESC`;

/** Debts that are not fully paid, oldest due date first. */
export const findDebts = (db: Pick<PrismaClient, '$queryRaw'>, cod_pessoa: number) =>
  db.$queryRaw<Debt[]>`
    SELECT d.cod_debito::text, d.cod_biblioteca::text, b.desc_biblioteca, d.cod_acervo::text, a.titulo,
           d.valor_multa::float8, d.desconto::float8, d.valor_pago::float8,
           to_char(d.data_prevista, 'YYYY-MM-DD') AS data_prevista,
           to_char(d.data_pagamento, 'YYYY-MM-DD') AS data_pagamento,
           d.tipo_servico, d.motivo
      FROM debito d
      JOIN biblioteca b USING (cod_biblioteca)
      LEFT JOIN acervo a USING (cod_acervo)
     WHERE d.cod_pessoa = ${cod_pessoa} AND ${isOwed}
     ORDER BY d.data_prevista NULLS LAST, d.cod_debito`;

/** Who has a debt, paid or not. */
export const findDebtor = async (db: Pick<PrismaClient, '$queryRaw'>, cod_debito: number) => {
  const [debtor] = await db.$queryRaw<{ cod_pessoa: number }[]>`
    SELECT cod_pessoa FROM debito WHERE cod_debito = ${cod_debito}`;
  return debtor;
};

/** Adds what is paid of debts on an ISO day, in reais. */
export async function storeDebtPayments(
  tx: Pick<PrismaClient, '$executeRaw'>,
  payments: readonly { cod_debito: string; valor: number }[],
  day: string,
): Promise<void> {
  for (const { cod_debito, valor } of payments)
    await tx.$executeRaw`
      UPDATE debito SET valor_pago = valor_pago + ${valor}::numeric(10, 2), data_pagamento = ${day}::date
       WHERE cod_debito = ${Number(cod_debito)}`;
}

/** The person's token, unless it has expired. */
export const findLoanToken = async (db: Pick<PrismaClient, 'loanToken'>, cod_pessoa: number, now: Date) =>
  db.loanToken.findFirst({ where: { cod_pessoa, expira: { gt: now } } });

export const storeLoanToken = (db: Pick<PrismaClient, 'loanToken'>, cod_pessoa: number, token: string, expira: Date) =>
  db.loanToken.upsert({ where: { cod_pessoa }, create: { cod_pessoa, token, expira }, update: { token, expira } });
