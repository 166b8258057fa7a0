import type { ClientBase } from 'pg';

type Row = Record<string, unknown>;

// Of no use to the person, and of use to who steals the file.
const secret = new Set(['password_hash', 'code_hash', 'hash', 'salt']);
const quoted = (name: string): string => `"${name.replace(/"/g, '""')}"`;

/** The code of the person with a login; undefined: nobody has it. */
export async function findByLogin(client: ClientBase, login: string): Promise<number | undefined> {
  const { rows } = await client.query<{ cod_pessoa: number }>('SELECT cod_pessoa FROM pessoa_login WHERE login = $1', [
    login,
  ]);
  return rows[0]?.cod_pessoa;
}

/** Every table with a row of a person: asked of the database, so that no table is forgotten. */
async function tablesOfPeople(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ table_name: string }>(
    `SELECT c.table_name FROM information_schema.columns c
       JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE c.table_schema = current_schema() AND c.column_name = 'cod_pessoa' AND t.table_type = 'BASE TABLE'
      ORDER BY c.table_name`,
  );
  return rows.map(({ table_name }) => table_name);
}

/** All that is stored about a person, by table (LGPD art. 18); without passwords and tokens. */
export async function exportPerson(client: ClientBase, cod_pessoa: number): Promise<Record<string, Row[]>> {
  const record: Record<string, Row[]> = {};
  for (const table of await tablesOfPeople(client)) {
    const { rows } = await client.query<{ row: Row }>(
      `SELECT to_jsonb(t) AS row FROM ${quoted(table)} t WHERE cod_pessoa = $1`,
      [cod_pessoa],
    );
    if (rows.length === 0) continue;
    record[table] = rows.map(({ row }) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => !secret.has(name))),
    );
  }
  const { rows: mails } = await client.query<Row>(`${mailsOf} SELECT m.para, m.assunto, m.texto, m.data ${sentTo}`, [
    cod_pessoa,
  ]);
  if (mails.length > 0) record['caixa_saida'] = mails;
  return record;
}

const mailsOf = `
  WITH addresses AS (
    SELECT email FROM pessoa WHERE cod_pessoa = $1 UNION SELECT email FROM pessoa_email WHERE cod_pessoa = $1)`;
const sentTo = 'FROM caixa_saida m WHERE lower(m.para) IN (SELECT lower(email) FROM addresses)';

/** What stands against erasing a person: what they have or owe. */
export async function obligationsOf(client: ClientBase, cod_pessoa: number): Promise<string[]> {
  const { rows } = await client.query<Record<string, boolean>>(
    `SELECT EXISTS (SELECT 1 FROM emprestimo WHERE cod_pessoa = $1 AND data_devolucao IS NULL) AS loans,
            EXISTS (SELECT 1 FROM debito WHERE cod_pessoa = $1 AND valor_multa - desconto > valor_pago) AS debts,
            EXISTS (SELECT 1 FROM reserva WHERE cod_pessoa = $1 AND situacao IN ('fila', 'liberada')) AS holds`,
    [cod_pessoa],
  );
  return Object.entries(rows[0] ?? {})
    .filter(([, stands]) => stands)
    .map(([name]) => name);
}

/** Erases a person with all that is stored about them. */
export async function erasePerson(client: ClientBase, cod_pessoa: number): Promise<void> {
  await client.query(
    'DELETE FROM tentativa WHERE login = $2 OR login IN (SELECT login FROM pessoa_login WHERE cod_pessoa = $1)',
    [cod_pessoa, String(cod_pessoa)],
  );
  await client.query(`${mailsOf} DELETE ${sentTo}`, [cod_pessoa]);
  for (const table of (await tablesOfPeople(client)).filter((name) => name !== 'pessoa'))
    await client.query(`DELETE FROM ${quoted(table)} WHERE cod_pessoa = $1`, [cod_pessoa]);
  await client.query('DELETE FROM pessoa WHERE cod_pessoa = $1', [cod_pessoa]);
  await client.query(
    `DELETE FROM anexo_correio WHERE hash NOT IN (
       SELECT anexo->>'hash' FROM caixa_saida, jsonb_array_elements(anexos) AS anexo)`,
  );
}
