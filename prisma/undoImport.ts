import type { ClientBase } from 'pg';
import { CopyStatus } from '@catalogue/api-contract';
import type { MarcRecord } from '@catalogue/domain';
import { lockAuthorities } from './authorities';
import { UNNAMED_CAMPUS } from './findLibraries';
import { finishRun } from './importRuns';
import { refreshLibraryFacet } from './libraryFacet';
import { storableJson } from './storableJson';
import { storeTitles } from './storeTitles';
import { refreshSuggestionWords } from './suggestionWords';
import { refreshTitleDemand } from './titleDemand';

export interface UndoneImport {
  /** Titles of the run that are deleted. */
  removed: number;
  /** Titles that have their earlier record again. */
  restored: number;
  kept: KeptTitle[];
}

export interface KeptTitle {
  cod_acervo: number;
  titulo: string;
  reason: 'in use' | 'changed since';
}

interface TouchedTitle {
  cod_acervo: number;
  titulo: string;
  source_key: string;
  data_inclusao: string;
  before: { marc: MarcRecord; content_hash: string; copies: { cod_exemplar: string }[] } | null;
  was_changed: boolean;
}

const BATCH = 500;

/**
 * Undoes an import: deletes the titles that it created, and gives those that it changed their earlier record and copies.
 * A title that a later import changed, or that patrons use (a loan, a hold, a comment …), is kept. In batches, each in
 * its own transaction; an interrupted one is completed by calling it again.
 */
export async function undoImport(
  db: ClientBase,
  run: number,
  { at, onProgress }: { at: Date; onProgress?: (done: number, total: number) => void },
): Promise<UndoneImport> {
  await finishRun(db, run, at);
  const undone: UndoneImport = { removed: 0, restored: 0, kept: [] };
  const { rows: counted } = await db.query<{ total: number }>(
    'SELECT count(*)::int AS total FROM importacao_acervo WHERE run_id = $1',
    [run],
  );
  const total = counted[0]?.total ?? 0;
  let last = 0;
  for (let done = 0; ;) {
    const titles = await findTouched(db, run, last);
    const final = titles.at(-1);
    if (!final) break;
    await db.query('BEGIN');
    try {
      await undoBatch(db, run, titles, undone);
      await db.query('COMMIT');
    } catch (error) {
      await db.query('ROLLBACK');
      throw error;
    }
    last = final.cod_acervo;
    done += titles.length;
    onProgress?.(done, total);
  }
  // All or nothing, and also where an earlier attempt was interrupted after its last batch.
  await db.query('BEGIN');
  await lockAuthorities(db);
  await removeLibraries(db, run);
  await refreshSuggestionWords(db);
  await refreshTitleDemand(db);
  await db.query('UPDATE importacao SET undone_at = $2 WHERE id = $1', [run, at]);
  await db.query('COMMIT');
  return undone;
}

async function findTouched(db: ClientBase, run: number, after: number): Promise<TouchedTitle[]> {
  const { rows } = await db.query<TouchedTitle>(
    `SELECT cod_acervo, titulo, source_key, data_inclusao::text, before,
            EXISTS (SELECT FROM importacao_acervo later
                     WHERE later.cod_acervo = t.cod_acervo AND later.run_id > t.run_id) AS was_changed
       FROM importacao_acervo t JOIN acervo a USING (cod_acervo)
      WHERE run_id = $1 AND cod_acervo > $2 ORDER BY cod_acervo LIMIT $3`,
    [run, after, BATCH],
  );
  return rows;
}

async function undoBatch(
  db: ClientBase,
  run: number,
  titles: readonly TouchedTitle[],
  undone: UndoneImport,
): Promise<void> {
  await lockAuthorities(db);
  const used = await usedTitles(db, titles.map(codeOf));
  const reasonOf = ({ cod_acervo, before, was_changed }: TouchedTitle): KeptTitle['reason'] | null =>
    was_changed ? 'changed since' : before === null && used.has(cod_acervo) ? 'in use' : null;
  const removed: number[] = [];
  const restored: TouchedTitle[] = [];
  for (const title of titles) {
    const reason = reasonOf(title);
    if (reason !== null) undone.kept.push({ cod_acervo: title.cod_acervo, titulo: title.titulo, reason });
    else if (title.before === null) removed.push(title.cod_acervo);
    else restored.push(title);
  }
  const over = [...removed, ...restored.map(codeOf)];
  const { rows: headings } = await db.query<{ cod_autoridade: number }>(
    'SELECT DISTINCT cod_autoridade FROM acervo_autoridade WHERE cod_acervo = ANY($1)',
    [over],
  );
  await db.query('DELETE FROM acervo WHERE cod_acervo = ANY($1)', [removed]);
  await restore(db, restored);
  await removeUnusedAuthorities(
    db,
    headings.map(({ cod_autoridade }) => cod_autoridade),
  );
  await db.query('DELETE FROM importacao_acervo WHERE run_id = $1 AND cod_acervo = ANY($2)', [run, over]);
  undone.removed += removed.length;
  undone.restored += restored.length;
}

const codeOf = ({ cod_acervo }: { cod_acervo: number }): number => cod_acervo;

async function restore(db: ClientBase, titles: readonly TouchedTitle[]): Promise<void> {
  if (titles.length === 0) return;
  const earlier = titles.flatMap(({ before }) => (before ? [before] : []));
  const copies = earlier.flatMap((before) => before.copies);
  await storeTitles(
    db,
    titles.flatMap(({ before, source_key, data_inclusao }) =>
      before
        ? [{ record: before.marc, source_key, data_inclusao, barcodes: before.copies.map((x) => x.cod_exemplar) }]
        : [],
    ),
  );
  // The hash of the record as its file had it, so that the same file changes nothing.
  await db.query(
    `UPDATE acervo SET content_hash = t.content_hash FROM unnest($1::int[], $2::text[]) AS t(cod_acervo, content_hash)
      WHERE acervo.cod_acervo = t.cod_acervo`,
    [titles.map(codeOf), earlier.map(({ content_hash }) => content_hash)],
  );
  const uses = await referencesTo(db, 'exemplar');
  await db.query(
    `DELETE FROM exemplar x WHERE cod_acervo = ANY($1) AND NOT cod_exemplar = ANY($2) AND situacao <> $3
        ${uses.map(({ table, column }) => `AND NOT EXISTS (SELECT FROM ${table} WHERE ${column} = x.cod_exemplar)`).join(' ')}`,
    [titles.map(codeOf), copies.map(({ cod_exemplar }) => cod_exemplar), CopyStatus.onHoldShelf],
  );
  await db.query(
    `INSERT INTO exemplar AS x SELECT * FROM jsonb_populate_recordset(NULL::exemplar, $1) b
      WHERE EXISTS (SELECT FROM biblioteca WHERE cod_biblioteca = b.cod_biblioteca)
     ON CONFLICT (cod_exemplar) DO UPDATE
        SET cod_biblioteca = EXCLUDED.cod_biblioteca, localizacao = EXCLUDED.localizacao,
            numero_chamada = EXCLUDED.numero_chamada, cod_tipo_emprestimo = EXCLUDED.cod_tipo_emprestimo,
            volume = EXCLUDED.volume, tomo = EXCLUDED.tomo, parte = EXCLUDED.parte
      WHERE x.cod_acervo = EXCLUDED.cod_acervo`,
    [storableJson(copies)],
  );
  await refreshLibraryFacet(db, titles.map(codeOf));
}

interface Reference {
  table: string;
  column: string;
}

/** The foreign keys to a table. */
async function referencesTo(db: ClientBase, target: string, except: readonly string[] = []): Promise<Reference[]> {
  const { rows } = await db.query<Reference>(
    `SELECT conrelid::regclass::text AS table, quote_ident(attname) AS column
       FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
      WHERE contype = 'f' AND confrelid = $1::regclass AND NOT conrelid::regclass::text = ANY($2)`,
    [target, except],
  );
  return rows;
}

/** Those of the titles to which anything refers but their own copies, headings and demand. */
async function usedTitles(db: ClientBase, titles: readonly number[]): Promise<Set<number>> {
  const ofTitles = await referencesTo(db, 'acervo', ['exemplar', 'acervo_autoridade', 'acervo_procura']);
  const ofCopies = await referencesTo(db, 'exemplar');
  const { rows } = await db.query<{ cod_acervo: number }>(
    [
      ...ofTitles.map(({ table, column }) => `SELECT ${column} AS cod_acervo FROM ${table} WHERE ${column} = ANY($1)`),
      ...ofCopies.map(
        ({ table, column }) =>
          `SELECT x.cod_acervo FROM exemplar x JOIN ${table} t ON t.${column} = x.cod_exemplar WHERE x.cod_acervo = ANY($1)`,
      ),
    ].join(' UNION '),
    [titles],
  );
  return new Set(rows.map(codeOf));
}

/** Deletes those that no title, no other authority and no patron's profile uses. One with a record of its own stays. */
const removeUnusedAuthorities = (db: ClientBase, codes: readonly number[]) =>
  db.query(
    `DELETE FROM autoridade u WHERE cod_autoridade = ANY($1) AND registro IS NULL
        AND NOT EXISTS (SELECT FROM acervo_autoridade v WHERE v.cod_autoridade = u.cod_autoridade)
        AND NOT EXISTS (SELECT FROM autoridade_remissiva r WHERE r.cod_autoridade = u.cod_autoridade OR destino = u.cod_autoridade)
        AND NOT EXISTS (SELECT FROM interesse_area i WHERE "tipoDSI" <> 'A' AND codigo = u.cod_autoridade::text)`,
    [codes],
  );

/** Deletes the libraries that the run created, if they are empty now, and their campus. */
async function removeLibraries(db: ClientBase, run: number): Promise<void> {
  const uses = await referencesTo(db, 'biblioteca');
  await db.query(
    `DELETE FROM biblioteca b WHERE cod_biblioteca = ANY((SELECT libraries FROM importacao WHERE id = $1)::int[])
        ${uses.map(({ table, column }) => `AND NOT EXISTS (SELECT FROM ${table} WHERE ${column} = b.cod_biblioteca)`).join(' ')}`,
    [run],
  );
  await db.query(
    'DELETE FROM campus c WHERE nome_campus = $1 AND NOT EXISTS (SELECT FROM biblioteca b WHERE b.cod_campus = c.cod_campus)',
    [UNNAMED_CAMPUS],
  );
}
