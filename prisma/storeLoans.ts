import type { ClientBase } from 'pg';
import { CopyStatus } from '@catalogue/api-contract';
import { lockAuthorities } from './authorities';
import { copyRows } from './copyRows';
import { maxErrors, type TableError } from './people/tableError';
import type { StoredLines } from './storePeople';
import { refreshTitleDemand } from './titleDemand';

/** A loan in a table; dates are ISO. */
export interface LoanLine {
  line: number;
  cod_exemplar: string;
  login: string;
  data_saida: string;
  data_prevista: string;
  /** Null while the copy is out. */
  data_devolucao: string | null;
}

/** Opens the table in which the caller's transaction collects loans. */
export const openLoans = (db: ClientBase) =>
  db.query(`CREATE TEMP TABLE loan_lines (
    line int PRIMARY KEY, cod_exemplar text, login text, data_saida date, data_prevista date, data_devolucao date,
    cod_pessoa int, is_known boolean NOT NULL DEFAULT false) ON COMMIT DROP`);

export const addLoans = (db: ClientBase, loans: readonly LoanLine[]) => copyRows(db, 'loan_lines', loans);

// A copy that its record says is on loan has this state without a loan.
const lendable = [CopyStatus.available, CopyStatus.onLoan];

/** Finds copies, people, and which loans are known: by copy, person and day. Returns the errors of what was added. */
export async function matchLoans(db: ClientBase): Promise<TableError[]> {
  await db.query('CREATE INDEX ON loan_lines (cod_exemplar)');
  await db.query('ANALYZE loan_lines');
  // The desk of a running server waits.
  await db.query(
    'SELECT FROM exemplar WHERE cod_exemplar IN (SELECT cod_exemplar FROM loan_lines) ORDER BY cod_exemplar FOR UPDATE',
  );
  await db.query('UPDATE loan_lines l SET cod_pessoa = g.cod_pessoa FROM pessoa_login g WHERE g.login = l.login');
  await db.query(
    `UPDATE loan_lines l SET is_known = true FROM emprestimo e
      WHERE (e.cod_exemplar, e.cod_pessoa, e.data_saida) = (l.cod_exemplar, l.cod_pessoa, l.data_saida)`,
  );
  const { rows } = await db.query<TableError>(
    `SELECT l.line, 'cod_exemplar' AS "column", 'copyUnknown' AS code, '{}'::jsonb AS facts
       FROM loan_lines l LEFT JOIN exemplar x USING (cod_exemplar) WHERE x.cod_exemplar IS NULL
     UNION ALL
     SELECT line, 'login', 'personUnknown', '{}' FROM loan_lines WHERE cod_pessoa IS NULL
     UNION ALL
     SELECT line, 'cod_exemplar', 'loanTwice', jsonb_build_object('other', earlier)
       FROM (SELECT line, min(line) OVER (PARTITION BY cod_exemplar, login, data_saida) AS earlier FROM loan_lines) AS same
      WHERE earlier < line
     UNION ALL
     SELECT line, 'cod_exemplar', 'outTwice', jsonb_build_object('other', earlier)
       FROM (SELECT line, is_known, min(line) OVER (PARTITION BY cod_exemplar) AS earlier,
                    min(line) OVER (PARTITION BY cod_exemplar, login, data_saida) AS same
               FROM loan_lines WHERE data_devolucao IS NULL) AS out
      WHERE earlier < line AND same = line
     UNION ALL
     SELECT l.line, 'cod_exemplar', CASE WHEN e.cod_emprestimo IS NULL THEN 'notLendable' ELSE 'onLoan' END,
            jsonb_build_object('state', x.situacao)
       FROM loan_lines l JOIN exemplar x USING (cod_exemplar)
       LEFT JOIN emprestimo e ON e.cod_exemplar = l.cod_exemplar AND e.data_devolucao IS NULL
      WHERE l.data_devolucao IS NULL AND NOT l.is_known AND (e.cod_emprestimo IS NOT NULL OR x.situacao <> ALL($1))
     ORDER BY line LIMIT ${maxErrors + 1}`,
    [lendable],
  );
  return rows;
}

/** Stores the loans that are not known. Known ones stay: they may have been renewed or returned since. */
export async function storeLoans(db: ClientBase): Promise<StoredLines> {
  const { rowCount } = await db.query(
    `INSERT INTO emprestimo (cod_exemplar, cod_pessoa, data_saida, data_prevista, data_devolucao, limite_renovacoes)
     SELECT cod_exemplar, cod_pessoa, data_saida, data_prevista, data_devolucao, t.renovacoes
       FROM loan_lines JOIN exemplar USING (cod_exemplar) JOIN tipo_emprestimo t USING (cod_tipo_emprestimo)
      WHERE NOT is_known ORDER BY line`,
  );
  await db.query(
    `UPDATE exemplar x SET situacao = $1 FROM loan_lines l
      WHERE x.cod_exemplar = l.cod_exemplar AND l.data_devolucao IS NULL AND NOT l.is_known AND x.situacao <> $1`,
    [CopyStatus.onLoan],
  );
  if (rowCount) {
    await lockAuthorities(db);
    await refreshTitleDemand(db);
  }
  const { rows } = await db.query<{ known: number }>('SELECT count(*)::int AS known FROM loan_lines WHERE is_known');
  return { new: rowCount ?? 0, changed: 0, unchanged: rows[0]?.known ?? 0 };
}
