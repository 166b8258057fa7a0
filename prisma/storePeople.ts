import type { ClientBase } from 'pg';
import { professorCategory } from '@catalogue/domain';
import { copyRows } from './copyRows';
import { maxErrors, type TableError } from './people/tableError';
import { ordinaryPermissions } from './permissions';

/** The columns of a person that a table may have besides login and name. */
const personColumns = ['categoria', 'email', 'telefone', 'cpf'] as const;
type PersonColumn = (typeof personColumns)[number];

/** A person in a table. A column that is missing there leaves what is stored. */
export type PersonLine = { line: number; login: string; nome_pessoa: string } & Partial<
  Record<PersonColumn, string | null>
>;

/** Opens the table in which the caller's transaction collects people. */
export const openPeople = (db: ClientBase) =>
  db.query(`CREATE TEMP TABLE people_lines (
    line int PRIMARY KEY, login text, nome_pessoa text, categoria text, email text, telefone text, cpf text,
    cod_categoria text, cod_pessoa int, is_new boolean, password_hash text) ON COMMIT DROP`);

export const addPeople = (db: ClientBase, people: readonly PersonLine[]) =>
  copyRows(
    db,
    'people_lines',
    people.map(({ line, login, nome_pessoa, categoria, email, telefone, cpf }) => ({
      line,
      login,
      nome_pessoa,
      categoria: categoria ?? null,
      email: email ?? null,
      telefone: telefone ?? null,
      cpf: cpf ?? null,
    })),
  );

/** Finds who is known. Returns the errors of what was added. */
export async function matchPeople(db: ClientBase): Promise<TableError[]> {
  await db.query('CREATE INDEX ON people_lines (login)');
  await db.query('ANALYZE people_lines');
  await db.query(
    `UPDATE people_lines p SET cod_categoria = c.codigo, categoria = c.descricao
       FROM categoria_usuario c WHERE upper(p.categoria) IN (upper(c.codigo), upper(c.descricao))`,
  );
  await db.query(
    'UPDATE people_lines p SET cod_pessoa = l.cod_pessoa, is_new = false FROM pessoa_login l WHERE l.login = p.login',
  );
  await db.query(
    `UPDATE people_lines p SET cod_pessoa = n.cod_pessoa, is_new = true
       FROM (SELECT line, nextval(pg_get_serial_sequence('pessoa', 'cod_pessoa')) AS cod_pessoa
               FROM (SELECT line FROM people_lines WHERE cod_pessoa IS NULL ORDER BY line) AS unknown) AS n
      WHERE p.line = n.line`,
  );
  const { rows } = await db.query<TableError>(
    `SELECT line, 'login' AS "column", 'personTwice' AS code, jsonb_build_object('other', earlier) AS facts
       FROM (SELECT line, min(line) OVER (PARTITION BY login) AS earlier FROM people_lines
             UNION ALL
             SELECT line, min(line) OVER (PARTITION BY cod_pessoa) FROM people_lines WHERE NOT is_new) AS same
      WHERE earlier < line
     UNION
     SELECT line, 'login', 'demoPerson', '{}'
       FROM people_lines JOIN pessoa USING (cod_pessoa) WHERE persona_id IS NOT NULL
     ORDER BY line LIMIT ${maxErrors + 1}`,
  );
  return rows;
}

/** The lines of people who are not stored yet. */
export async function newPeople(db: ClientBase): Promise<Set<number>> {
  const { rows } = await db.query<{ line: number }>('SELECT line FROM people_lines WHERE is_new');
  return new Set(rows.map(({ line }) => line));
}

/** The passwords of new people. Whoever has none gets one by "forgotten password". */
export const addPasswords = (db: ClientBase, hashes: readonly { line: number; password_hash: string }[]) =>
  db.query(
    `UPDATE people_lines p SET password_hash = h.password_hash
       FROM json_to_recordset($1) AS h(line int, password_hash text) WHERE h.line = p.line`,
    [JSON.stringify(hashes)],
  );

export interface StoredLines {
  new: number;
  changed: number;
  unchanged: number;
}

/** Stores the people that were added. Of those that are known, the given columns are changed. */
export async function storePeople(db: ClientBase, columns: readonly string[]): Promise<StoredLines> {
  const changed = await changePeople(db, columns);
  const created = await db.query(
    `INSERT INTO pessoa (cod_pessoa, nome_pessoa, categoria, cod_categoria, email, telefone, cpf, professor, password_hash)
     SELECT cod_pessoa, nome_pessoa, categoria, cod_categoria, email, telefone, cpf, cod_categoria IS NOT DISTINCT FROM $1,
            coalesce(password_hash, '')
       FROM people_lines WHERE is_new ORDER BY line`,
    [professorCategory],
  );
  await db.query(
    `INSERT INTO pessoa_login (cod_pessoa, login, nome)
     SELECT cod_pessoa, login, nome_pessoa FROM people_lines WHERE is_new ORDER BY line`,
  );
  await db.query(
    `INSERT INTO permissao_atividade (cod_pessoa, cod_modulo, cod_atividade, descricao)
     SELECT p.cod_pessoa, a.cod_modulo, a.cod_atividade, a.descricao FROM people_lines p
      CROSS JOIN json_to_recordset($1) AS a(cod_modulo int, cod_atividade int, descricao text) WHERE p.is_new`,
    [JSON.stringify(ordinaryPermissions)],
  );
  const { rows } = await db.query<{ known: number }>(
    'SELECT count(*)::int AS known FROM people_lines WHERE NOT is_new',
  );
  return { new: created.rowCount ?? 0, changed, unchanged: (rows[0]?.known ?? 0) - changed };
}

async function changePeople(db: ClientBase, columns: readonly string[]): Promise<number> {
  const given = ['nome_pessoa', ...personColumns.filter((column) => columns.includes(column))];
  if (given.includes('categoria')) given.push('cod_categoria');
  const list = (alias: string) => given.map((column) => `${alias}.${column}`).join(', ');
  const { rowCount } = await db.query(
    `UPDATE pessoa p SET ${given.map((column) => `${column} = l.${column}`).join(', ')}
       FROM people_lines l
      WHERE p.cod_pessoa = l.cod_pessoa AND NOT l.is_new AND (${list('p')}) IS DISTINCT FROM (${list('l')})`,
  );
  await db.query(
    `UPDATE pessoa_login g SET nome = l.nome_pessoa FROM people_lines l WHERE g.login = l.login AND g.nome <> l.nome_pessoa`,
  );
  if (given.includes('categoria'))
    await db.query(
      `UPDATE pessoa p SET professor = NOT p.professor FROM people_lines l
        WHERE p.cod_pessoa = l.cod_pessoa AND NOT l.is_new AND p.professor <> (l.cod_categoria IS NOT DISTINCT FROM $1)`,
      [professorCategory],
    );
  return rowCount ?? 0;
}
