import type { ImportRun } from '@catalogue/api-contract';
import { Prisma, type PrismaClient } from '@catalogue/database/generated/client';
import { importLock, isAtWork, isUndoing } from '@catalogue/database/importRuns';

type Db = Pick<PrismaClient, '$queryRaw' | '$executeRaw'>;

type RunRow = Omit<ImportRun, 'started_at' | 'finished_at'> & { started_at: Date; finished_at: Date | null };

/** The latest imports, or the one with this number. */
export async function findImports(db: Db, id?: number): Promise<ImportRun[]> {
  const rows = await readImports(db, id);
  // Locks are read later than rows: one that has ended in between looks interrupted.
  const settled = rows.some(({ state }) => state === 'interrupted') ? await readImports(db, id) : rows;
  return settled.map(({ started_at, finished_at, resumable, ...row }) => ({
    ...row,
    // Of an import of the command there is no size.
    resumable: resumable === true,
    started_at: started_at.toISOString(),
    finished_at: finished_at?.toISOString() ?? null,
  }));
}

const readImports = (db: Db, id?: number): Promise<RunRow[]> =>
  db.$queryRaw<RunRow[]>`
    WITH run AS (
      SELECT r.*, ${Prisma.raw(isAtWork)} AS is_at_work, ${Prisma.raw(isUndoing)} AS is_undoing,
             coalesce((SELECT sum(octet_length(p.bytes)) FROM importacao_pedaco p WHERE p.run_id = r.id), 0)::int AS kept
        FROM importacao r ${id === undefined ? Prisma.empty : Prisma.sql`WHERE r.id = ${id}`}
       ORDER BY r.id DESC LIMIT 20),
    file AS (
      SELECT run_id, string_agg(name, ' ' ORDER BY place) AS name, min(bytes) AS bytes, sum(bytes_read)::float8 AS read,
             sum(committed)::int AS records, bool_and(complete) AS complete, min(failure) AS failure
        FROM importacao_arquivo WHERE run_id IN (SELECT id FROM run) GROUP BY run_id)
    SELECT run.id, name, started_at, finished_at, bytes, read, records, failure,
           CASE WHEN bytes IS NULL THEN 0 WHEN kept > 0 OR finished_at IS NULL THEN kept ELSE bytes END AS received,
           CASE WHEN undone_at IS NOT NULL THEN 'undone'
                WHEN is_at_work THEN CASE WHEN is_undoing THEN 'undoing' ELSE 'importing' END
                WHEN finished_at IS NULL AND bytes > kept THEN 'receiving'
                WHEN failure IS NOT NULL THEN 'failed'
                WHEN complete THEN 'done' ELSE 'interrupted' END AS state,
           NOT is_at_work AND undone_at IS NULL AND finished_at IS NULL AND bytes = kept AS resumable,
           touched.added, touched.updated,
           coalesce((SELECT jsonb_agg(n.value || jsonb_build_object('kind', n.key) ORDER BY n.value -> 'first')
                       FROM importacao_arquivo a, jsonb_each(a.notes) n WHERE a.run_id = run.id), '[]') AS notes,
           ARRAY(SELECT desc_biblioteca FROM biblioteca WHERE cod_biblioteca = ANY(run.libraries) ORDER BY 1) AS libraries
      FROM run JOIN file ON file.run_id = run.id,
           LATERAL (SELECT count(*) FILTER (WHERE before IS NULL)::int AS added, count(before)::int AS updated
                      FROM importacao_acervo t WHERE t.run_id = run.id) AS touched
     ORDER BY run.id DESC`;

interface Announced {
  name: string;
  bytes: number;
  options: { source?: string | undefined; encoding?: string | undefined };
  at: Date;
}

/** Announces an import; two at once are announced one after the other. */
export async function announceImport(db: Db, { name, bytes, options, at }: Announced): Promise<number> {
  const [run] = await db.$queryRaw<{ id: number }[]>`
    INSERT INTO importacao (started_at, options) VALUES (${at}, ${JSON.stringify(options)}::jsonb) RETURNING id`;
  const id = run?.id ?? 0;
  await db.$executeRaw`INSERT INTO importacao_arquivo (run_id, place, name, bytes) VALUES (${id}, 1, ${name}, ${bytes})`;
  return id;
}

/** Lets no other import be announced before the end of the transaction. */
export const lockImports = (db: Db) => db.$executeRaw`LOCK TABLE importacao IN SHARE ROW EXCLUSIVE MODE`;

/** Keeps a piece of a file; the same one again changes nothing. */
export const keepPiece = (db: Db, run: number, piece: number, bytes: Uint8Array<ArrayBuffer>) =>
  db.$executeRaw`INSERT INTO importacao_pedaco (run_id, piece, bytes) VALUES (${run}, ${piece}, ${bytes}) ON CONFLICT DO NOTHING`;

/** Forgets an import, and says so, unless its file has arrived whole. */
export const forgetImport = (db: PrismaClient, run: number): Promise<boolean> =>
  db.$transaction(async (tx) => {
    // Whoever stores a piece waits for the end of the transaction.
    await tx.$queryRaw`SELECT FROM importacao WHERE id = ${run} FOR UPDATE`;
    const gone = await tx.$executeRaw`
      DELETE FROM importacao WHERE id = ${run} AND EXISTS (
        SELECT FROM importacao_arquivo a WHERE a.run_id = ${run} AND a.bytes > (
          SELECT coalesce(sum(octet_length(p.bytes)), 0) FROM importacao_pedaco p WHERE p.run_id = ${run}))`;
    return gone > 0;
  });

/** Ends the session that works on an import, whichever server or command it is of. */
export const endWorkOn = (db: Db, run: number) =>
  db.$queryRaw`
    SELECT pg_terminate_backend(l.pid, 5000) FROM pg_locks l JOIN pg_database d ON d.oid = l.database AND d.datname = current_database()
     WHERE l.locktype = 'advisory' AND l.classid = ${importLock} AND l.objid = ${run} AND l.objsubid = 2 AND l.granted`;

interface StoredMessage {
  number: number;
  offset: number;
  control: string | null;
  kind: string;
  text: string;
}

/** The messages of an import, in the order of the records. */
export const findMessages = (db: Db, run: number) =>
  db.$queryRaw<StoredMessage[]>`
    SELECT number, byte::float8 AS "offset", control, kind, text FROM importacao_mensagem WHERE run_id = ${run} ORDER BY number, id`;
