import type { Pool } from 'pg';
import type { MarcRecord } from '@catalogue/domain';
import { storeTitles } from './storeTitles';
import { refreshSuggestionWords } from './suggestionWords';
import { refreshTitleDemand } from './titleDemand';

/** Of what `titleRow` derives from a record. Raise it with every change of that: the next start derives stored titles again. */
const DERIVATION = 'derivation 4';

const BATCH = 500;

interface StoredRecord {
  cod_acervo: number;
  source_key: string;
  record: MarcRecord;
  data_inclusao: string;
  barcodes: string[];
}

/** Records that all titles are derived by this version; a comment, since a table of its own would be part of the schema. */
export const markDerived = (db: Pick<Pool, 'query'>) => db.query(`COMMENT ON TABLE acervo IS '${DERIVATION}'`);

/**
 * Derives all titles from their records again if an earlier version did it last. In batches, each in its own
 * transaction; an interrupted run starts over.
 */
export async function refreshTitles(pool: Pool, onProgress?: (done: number, total: number) => void): Promise<void> {
  const { rows: states } = await pool.query<{ derivation: string | null; total: number }>(
    `SELECT obj_description('acervo'::regclass, 'pg_class') AS derivation, (SELECT count(*)::int FROM acervo) AS total`,
  );
  const [state] = states;
  if (state?.derivation === DERIVATION) return;
  let last = 0;
  for (let done = 0; ;) {
    const { rows } = await pool.query<StoredRecord>(
      `SELECT cod_acervo, source_key, marc AS record, data_inclusao::text,
              ARRAY(SELECT cod_exemplar FROM exemplar x WHERE x.cod_acervo = a.cod_acervo
                       AND NOT starts_with(cod_exemplar, btrim(source_key) || '#')) AS barcodes
         FROM acervo a WHERE cod_acervo > $1 ORDER BY cod_acervo LIMIT $2`,
      [last, BATCH],
    );
    const final = rows.at(-1);
    if (!final) break;
    await storeTitles(pool, rows, { again: true });
    last = final.cod_acervo;
    done += rows.length;
    onProgress?.(done, state?.total ?? done);
  }
  if (last > 0) {
    await refreshSuggestionWords(pool);
    await refreshTitleDemand(pool);
  }
  await markDerived(pool);
}
