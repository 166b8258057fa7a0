import type { PrismaClient } from '@catalogue/database/generated/client';

export interface LoanRow {
  cod_emprestimo: number;
  descricao: string;
  dataDevolucaoPrevista: string;
  qtdeRenovacoes: string;
  reservado: boolean;
  codExemplar: string;
  codBibliotecaExemplar: string;
  cod_acervo: string;
  autor: string | null;
  cod_tipo_obra: string;
  ano_publicacao: string | null;
  desc_biblioteca: string;
  dataSaida: string;
  limiteRenovacoes: number;
  diasEmprestimo: number;
}

/** The patron's open loans, soonest due first. `reservado`: another patron waits for the title (D1 §4). */
export const findOpenLoans = (db: Pick<PrismaClient, '$queryRaw'>, cod_pessoa: number): Promise<LoanRow[]> =>
  db.$queryRaw<LoanRow[]>`
    SELECT e.cod_emprestimo,
           a.titulo AS descricao,
           to_char(e.data_prevista, 'DD/MM/YYYY') AS "dataDevolucaoPrevista",
           e.renovacoes::text AS "qtdeRenovacoes",
           EXISTS (SELECT 1 FROM reserva r
                    WHERE r.cod_acervo = a.cod_acervo AND r.situacao = 'fila' AND r.cod_pessoa <> e.cod_pessoa) AS reservado,
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

/** Keeps other renewals of this patron waiting until the transaction ends, so that no limit is passed by two at once. */
export const lockOpenLoans = (db: Pick<PrismaClient, '$queryRaw'>, cod_pessoa: number) =>
  db.$queryRaw`SELECT 1 FROM emprestimo WHERE cod_pessoa = ${cod_pessoa} AND data_devolucao IS NULL ORDER BY cod_emprestimo FOR UPDATE`;

/** Sets the new due date (ISO) and counts the renewal. */
export const extendLoan = (db: Pick<PrismaClient, 'loan'>, cod_emprestimo: number, data_prevista: string) =>
  db.loan.update({
    where: { cod_emprestimo },
    data: { data_prevista: new Date(`${data_prevista}T00:00:00Z`), renovacoes: { increment: 1 } },
  });
