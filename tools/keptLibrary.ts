import { escapeLiteral } from 'pg';
import { z } from 'zod';
import { Failure } from '@catalogue/command-kit/failure';
import { findOwnLibrary, knownPart, type OwnLibrary } from '@catalogue/database/ownLibrary';
import { storableJson } from '@catalogue/database/storableJson';
import { inSession, runOn } from '@catalogue/local-postgres/query';

/**
 * What the library has kept of its own, in its table or where `emptySchema` put it; null if there is nothing. Throws a Failure
 * for what this version cannot store again.
 */
export async function findKeptLibrary(url: string): Promise<OwnLibrary | null> {
  const [table] = await runOn<{ name: string | null }>(url, `SELECT to_regclass('public.biblioteca_propria') AS name`);
  const stored = table?.name == null ? null : await inSession(url, findOwnLibrary);
  const library = stored ?? (await findWaiting(url));
  try {
    if (library) knownPart(library);
    return library;
  } catch (error) {
    if (!(error instanceof z.core.$ZodError)) throw error;
    throw new Failure(
      'The library’s own data are of a version that this clone does not have. "npm run db:reset -- --demo" deletes them with the rest.',
    );
  }
}

/**
 * Drops all tables. The library's own data wait in a comment on the schema for their table: the two change in one transaction, so
 * that who is interrupted loses nothing.
 */
export async function emptySchema(url: string, library: OwnLibrary | null): Promise<void> {
  const comment = library ? escapeLiteral(storableJson(library)) : 'NULL';
  await runOn(url, `DROP SCHEMA public CASCADE; CREATE SCHEMA public; COMMENT ON SCHEMA public IS ${comment}`);
}

/** Puts what waits into its table, in one transaction with the statement `and`. */
export async function putWaiting(url: string, and: string): Promise<void> {
  const library = await findWaiting(url);
  const put = library
    ? `INSERT INTO biblioteca_propria (dados) VALUES (${escapeLiteral(storableJson(library))}); COMMENT ON SCHEMA public IS NULL;`
    : '';
  await runOn(url, `${put} ${and}`);
}

async function findWaiting(url: string): Promise<OwnLibrary | null> {
  const [row] = await runOn<{ comment: string | null }>(
    url,
    `SELECT obj_description(to_regnamespace('public'), 'pg_namespace') AS comment`,
  );
  // PostgreSQL's own comment is a sentence.
  return row?.comment?.startsWith('{') ? (JSON.parse(row.comment) as OwnLibrary) : null;
}
