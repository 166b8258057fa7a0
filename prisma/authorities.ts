import type { ClientBase } from 'pg';
import { headingId, type AuthorityHeading, type HeadingUse } from './titleHeadings';

/** The code of every heading, found or created. The caller's transaction must hold the lock of `lockAuthorities`. */
export async function findOrCreateAuthorities(
  db: ClientBase,
  uses: readonly HeadingUse[],
): Promise<Map<string, number>> {
  const wanted = new Map<string, HeadingUse>();
  for (const use of uses) {
    const known = wanted.get(headingId(use));
    if (!known || (known.ownCode === null && use.ownCode !== null)) wanted.set(headingId(use), use);
  }
  const codes = await findAuthorities(db, [...wanted.values()]);
  const missing = [...wanted].filter(([id]) => !codes.has(id)).map(([, use]) => use);
  if (missing.length === 0) return codes;
  await createWithOwnCodes(
    db,
    missing.filter(({ ownCode }) => ownCode !== null),
  );
  await db.query(
    `INSERT INTO autoridade (tipo, nome, name_key)
     SELECT tipo, nome, name_key FROM unnest($1::int[], $2::text[], $3::text[]) WITH ORDINALITY AS n(tipo, nome, name_key, place)
      WHERE NOT EXISTS (SELECT 1 FROM autoridade a WHERE a.tipo = n.tipo AND a.name_key = n.name_key)
      ORDER BY place`,
    columns(missing),
  );
  for (const [id, code] of await findAuthorities(db, missing)) codes.set(id, code);
  return codes;
}

/**
 * Allows one writer of authorities at a time, until the transaction ends, so that two imports never create a heading
 * twice.
 */
export const lockAuthorities = (db: ClientBase) => db.query('LOCK TABLE autoridade IN SHARE ROW EXCLUSIVE MODE');

const columns = (headings: readonly AuthorityHeading[]) => [
  headings.map(({ tipo }) => tipo),
  headings.map(({ nome }) => nome),
  headings.map(({ name_key }) => name_key),
];

async function findAuthorities(db: ClientBase, headings: readonly AuthorityHeading[]): Promise<Map<string, number>> {
  const [tipos, , keys] = columns(headings);
  const { rows } = await db.query<AuthorityHeading & { cod_autoridade: number }>(
    `SELECT a.cod_autoridade, a.tipo, a.name_key
       FROM unnest($1::int[], $2::text[]) AS w(tipo, name_key) JOIN autoridade a USING (tipo, name_key)`,
    [tipos, keys],
  );
  return new Map(rows.map((row) => [headingId(row), row.cod_autoridade]));
}

async function createWithOwnCodes(db: ClientBase, headings: readonly HeadingUse[]): Promise<void> {
  if (headings.length === 0) return;
  await db.query(
    `INSERT INTO autoridade (tipo, nome, name_key, cod_autoridade)
     SELECT * FROM unnest($1::int[], $2::text[], $3::text[], $4::int[])
     ON CONFLICT DO NOTHING`,
    [...columns(headings), headings.map(({ ownCode }) => ownCode)],
  );
  await db.query(
    `SELECT setval(pg_get_serial_sequence('autoridade', 'cod_autoridade'), greatest(max(cod_autoridade), s.last_value))
       FROM autoridade, autoridade_cod_autoridade_seq s GROUP BY s.last_value`,
  );
}
