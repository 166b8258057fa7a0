import { personalKinds, type OwnData } from '@catalogue/api-contract';
import { personTableEntries, personTables, rowsOf } from './personTables';

/** Runs a statement and returns its rows: of a client of `pg`, or of Prisma. */
export type Query = (sql: string, values: unknown[]) => Promise<Record<string, unknown>[]>;

/** The code of the person with a login; undefined: nobody has it. */
export async function findByLogin(query: Query, login: string): Promise<number | undefined> {
  const [row] = await query('SELECT cod_pessoa FROM pessoa_login WHERE login = $1', [login]);
  return row?.['cod_pessoa'] as number | undefined;
}

const titleOf = {
  cod_acervo: 'SELECT a.titulo FROM acervo a WHERE a.cod_acervo = t.cod_acervo',
  cod_exemplar: `SELECT a.titulo FROM exemplar x JOIN acervo a USING (cod_acervo) WHERE x.cod_exemplar = t.cod_exemplar`,
};

/** All that is stored about a person, by table (LGPD art. 18); without passwords, tokens and codes. */
export async function exportPerson(query: Query, cod_pessoa: number): Promise<OwnData> {
  const record: OwnData = {};
  for (const kind of personalKinds) {
    const table = personTables[kind];
    const title = table.title ? ` || jsonb_build_object('titulo', (${titleOf[table.title]}))` : '';
    const without = (columns: readonly string[] = []) => columns.map((column) => ` - '${column}'`).join('');
    const all = `to_jsonb(t)${without(table.secret)}`;
    const { secretIf } = table;
    const known = secretIf ? `CASE WHEN ${secretIf.if} THEN ${all}${without(secretIf.columns)} ELSE ${all} END` : all;
    const rows = await query(`SELECT (${known})${title} AS row FROM ${kind} t WHERE ${rowsOf(table)} ORDER BY t`, [
      cod_pessoa,
    ]);
    if (rows.length > 0) record[kind] = rows.map(({ row }) => row as Record<string, unknown>);
  }
  return record;
}

/** Why a person cannot be erased: what they have or owe. */
export async function obligationsOf(query: Query, cod_pessoa: number): Promise<string[]> {
  const [row] = await query(
    `SELECT EXISTS (SELECT 1 FROM emprestimo WHERE cod_pessoa = $1::int AND data_devolucao IS NULL) AS loans,
            EXISTS (SELECT 1 FROM debito
                     WHERE cod_pessoa = $1::int AND valor_multa - desconto > valor_pago) AS debts,
            EXISTS (SELECT 1 FROM reserva WHERE cod_pessoa = $1::int AND situacao IN ('fila', 'liberada')) AS holds`,
    [cod_pessoa],
  );
  return Object.entries(row ?? {})
    .filter(([, stands]) => stands)
    .map(([name]) => name);
}

/** Erases a person with all that is stored about them; in a transaction of the caller. */
export async function erasePerson(query: Query, cod_pessoa: number): Promise<void> {
  for (const [name, table] of personTableEntries)
    await query(`DELETE FROM ${name} t WHERE ${rowsOf(table)}`, [cod_pessoa]);
  await query(
    `DELETE FROM anexo_correio WHERE hash NOT IN (
       SELECT anexo->>'hash' FROM caixa_saida, jsonb_array_elements(anexos) AS anexo)`,
    [],
  );
}
