import { escapeLiteral, type ClientBase } from 'pg';
import { findOwnLibrary, putOwnLibrary, type OwnLibrary } from '@catalogue/database/ownLibrary';
import { storableJson } from '@catalogue/database/storableJson';
import { inSession, runOn } from '@catalogue/local-postgres/query';

/** What the library has kept of its own, in its table or where `emptySchema` put it; null if there is nothing. */
export const findKeptLibrary = (url: string): Promise<OwnLibrary | null> =>
  inSession(url, async (db) => {
    const { rows } = await db.query<{ name: string | null }>(`SELECT to_regclass('public.biblioteca_propria') AS name`);
    const stored = rows[0]?.name == null ? null : await findOwnLibrary(db);
    return stored ?? findWaiting(db);
  });

/**
 * Drops all tables. The library's own data wait in a comment on the schema for their table: the two change in one transaction, so
 * that who is interrupted loses nothing.
 */
export async function emptySchema(url: string, library: OwnLibrary | null): Promise<void> {
  const comment = library ? escapeLiteral(storableJson(library)) : 'NULL';
  await runOn(url, `DROP SCHEMA public CASCADE; CREATE SCHEMA public; COMMENT ON SCHEMA public IS ${comment}`);
}

/** Puts what waits into its table, in one transaction with the statement `and`. */
export const putWaiting = (url: string, and: string): Promise<void> =>
  inSession(url, async (db) => {
    await db.query('BEGIN');
    const library = await findWaiting(db);
    if (library) {
      await putOwnLibrary(db, library);
      await db.query('COMMENT ON SCHEMA public IS NULL');
    }
    await db.query(and);
    await db.query('COMMIT');
  });

async function findWaiting(db: ClientBase): Promise<OwnLibrary | null> {
  const { rows } = await db.query<{ comment: string | null }>(
    `SELECT obj_description(to_regnamespace('public'), 'pg_namespace') AS comment`,
  );
  // PostgreSQL's own comment is a sentence.
  const comment = rows[0]?.comment;
  return comment?.startsWith('{') ? (JSON.parse(comment) as OwnLibrary) : null;
}
