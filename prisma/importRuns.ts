import type { ClientBase } from 'pg';
import type { StoredTitle, TitleInput } from './storeTitles';

/** An import of one or more files. */
export interface ImportRun {
  id: number;
  /** How many records of each file, from the first, are stored already; `complete` when all are. */
  files: { committed: number; complete: boolean }[];
}

export interface ListedRun {
  id: number;
  started_at: Date;
  finished_at: Date | null;
  undone_at: Date | null;
  files: string[];
  /** Titles that it created. */
  added: number;
  /** Titles whose record it replaced. */
  updated: number;
  /** Some program imports or undoes it now. */
  is_at_work: boolean;
}

/** The class of the locks on runs: whoever imports or undoes one holds the lock of its number for so long. */
export const importLock = 420_010;
/** Who undoes one holds this one as well. */
const undoLock = 420_011;

/** Locks a run until this session ends; false if another one is at work on it. */
export const lockRun = (db: ClientBase, run: number): Promise<boolean> => tryLock(db, importLock, run);

/** The same to undo it. */
export const lockRunToUndo = async (db: ClientBase, run: number): Promise<boolean> =>
  (await tryLock(db, undoLock, run)) && (await tryLock(db, importLock, run));

async function tryLock(db: ClientBase, lock: number, run: number): Promise<boolean> {
  const { rows } = await db.query<{ free: boolean }>('SELECT pg_try_advisory_lock($1, $2) AS free', [lock, run]);
  return rows[0]?.free ?? false;
}

const isLocked = (lock: number): string => `EXISTS (
  SELECT FROM pg_locks l JOIN pg_database d ON d.oid = l.database AND d.datname = current_database()
   WHERE l.locktype = 'advisory' AND l.classid = ${lock} AND l.objid = r.id AND l.objsubid = 2 AND l.granted)`;

/** Whether some program is at work on the run `r`, and whether to undo it, in SQL. */
export const isAtWork = isLocked(importLock);
export const isUndoing = isLocked(undoLock);

/**
 * Begins a run, or goes on with the last one if that was interrupted with the same files and options.
 * @param signature of files and options; null for a run that cannot be resumed, as of standard input
 */
export async function beginRun(
  db: ClientBase,
  { signature, names, at }: { signature: string | null; names: readonly string[]; at: Date },
): Promise<ImportRun> {
  const { rows } = await db.query<ImportRun>(
    `SELECT r.id, json_agg(json_build_object('committed', f.committed, 'complete', f.complete) ORDER BY f.place) AS files
       FROM importacao r JOIN importacao_arquivo f ON f.run_id = r.id
      WHERE r.id = (SELECT max(id) FROM importacao) AND signature = $1 AND finished_at IS NULL AND undone_at IS NULL
      GROUP BY r.id`,
    [signature],
  );
  if (rows[0]) return rows[0];
  const { rows: created } = await db.query<{ id: number }>(
    'INSERT INTO importacao (signature, started_at) VALUES ($1, $2) RETURNING id',
    [signature, at],
  );
  const id = created[0]?.id ?? 0;
  await db.query(
    `INSERT INTO importacao_arquivo (run_id, place, name)
     SELECT $1, place, name FROM unnest($2::text[]) WITH ORDINALITY AS f(name, place)`,
    [id, names],
  );
  return { id, files: names.map(() => ({ committed: 0, complete: false })) };
}

interface FileProgress {
  /** Of the file in the run, from 1. */
  place: number;
  committed: number;
  complete: boolean;
  /** Bytes of the file. */
  read: number;
  failure: string | null;
}

/** Records how far a file is imported. */
export const recordProgress = (
  db: ClientBase,
  run: number,
  { place, committed, complete, read, failure }: FileProgress,
) =>
  db.query(
    `UPDATE importacao_arquivo SET committed = $3, complete = $4, bytes_read = $5, failure = $6
      WHERE run_id = $1 AND place = $2`,
    [run, place, committed, complete, read, failure],
  );

/** Records that a run is over, and cannot go on any more; what a browser has sent of its file goes with that. */
export const finishRun = (db: ClientBase, run: number, at: Date) =>
  db.query(
    `WITH dropped AS (DELETE FROM importacao_pedaco WHERE run_id = $1)
     UPDATE importacao SET finished_at = coalesce(finished_at, $2) WHERE id = $1`,
    [run, at],
  );

/** Keeps the record and the copies that each of these is about to replace; the earliest, if a run replaces one twice. */
export const keepReplaced = (db: ClientBase, run: number, titles: readonly TitleInput[]) =>
  db.query(
    `INSERT INTO importacao_acervo (run_id, cod_acervo, before)
     SELECT $1, cod_acervo, jsonb_build_object('marc', marc, 'content_hash', a.content_hash, 'copies',
              (SELECT coalesce(jsonb_agg(to_jsonb(x)), '[]') FROM exemplar x WHERE x.cod_acervo = a.cod_acervo))
       FROM acervo a WHERE source_key = ANY($2)
     ON CONFLICT DO NOTHING`,
    [run, titles.map(({ source_key }) => source_key)],
  );

/** Records the titles that were created, and the libraries. */
export async function recordCreated(
  db: ClientBase,
  run: number,
  { titles, libraries }: { titles: readonly StoredTitle[]; libraries: readonly number[] },
): Promise<void> {
  const added = titles.filter(({ outcome }) => outcome === 'new').map(({ cod_acervo }) => cod_acervo);
  if (added.length > 0)
    await db.query(
      'INSERT INTO importacao_acervo (run_id, cod_acervo) SELECT $1, unnest($2::int[]) ON CONFLICT DO NOTHING',
      [run, added],
    );
  if (libraries.length > 0)
    await db.query('UPDATE importacao SET libraries = libraries || $2::int[] WHERE id = $1', [run, libraries]);
}

/** All runs, the latest first. */
export async function listRuns(db: ClientBase): Promise<ListedRun[]> {
  const { rows } = await db.query<ListedRun>(
    `SELECT r.id, started_at, finished_at, undone_at, ${isAtWork} AS is_at_work,
            ARRAY(SELECT name FROM importacao_arquivo f WHERE f.run_id = r.id ORDER BY place) AS files,
            count(t.cod_acervo) FILTER (WHERE before IS NULL)::int AS added, count(before)::int AS updated
       FROM importacao r LEFT JOIN importacao_acervo t ON t.run_id = r.id GROUP BY r.id ORDER BY r.id DESC`,
  );
  return rows;
}
