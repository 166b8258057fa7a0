import type { Query } from './personRecord';
import { personTableEntries } from './personTables';

const historyTables = personTableEntries.flatMap(([name, { history }]) => (history ? [{ name, history }] : []));
/** On rows `t`: of a person whose history is not kept; of person $1 alone unless that is null. */
const isOptedOut = `t.cod_pessoa IN (
  SELECT cod_pessoa FROM pessoa WHERE NOT guarda_historico AND coalesce(cod_pessoa = $1::int, true))`;

/** How many rows of history a person has. */
export async function countHistory(query: Query, cod_pessoa: number): Promise<number> {
  const counts = historyTables.map(
    ({ name, history }) => `(SELECT count(*) FROM ${name} t WHERE t.cod_pessoa = $1::int AND ${history})`,
  );
  const [row] = await query(`SELECT (${counts.join(' + ')})::int AS rows`, [cod_pessoa]);
  return row?.['rows'] as number;
}

/** Whether somebody has history that is not kept. */
export async function hasOptedOutHistory(query: Query): Promise<boolean> {
  const found = historyTables.map(
    ({ name, history }) => `EXISTS (SELECT 1 FROM ${name} t WHERE ${isOptedOut} AND ${history})`,
  );
  const [row] = await query(`SELECT ${found.join(' OR ')} AS found`, [null]);
  return row?.['found'] === true;
}

/**
 * Erases the history of everybody who keeps none, or of one of them; returns how many rows of each table. A fine that
 * was paid stays for the accounts, without the loan and the title.
 */
export async function eraseOptedOutHistory(
  query: Query,
  cod_pessoa: number | null = null,
): Promise<Record<string, number>> {
  const erased: Record<string, number> = {};
  for (const { name, history } of historyTables) {
    if (name === 'emprestimo')
      await query(
        `UPDATE debito SET cod_emprestimo = NULL, cod_acervo = NULL
          WHERE cod_emprestimo IN (SELECT t.cod_emprestimo FROM emprestimo t WHERE ${isOptedOut} AND ${history})`,
        [cod_pessoa],
      );
    const rows = await query(`DELETE FROM ${name} t WHERE ${isOptedOut} AND ${history} RETURNING 1 AS one`, [
      cod_pessoa,
    ]);
    if (rows.length > 0) erased[name] = rows.length;
  }
  return erased;
}
