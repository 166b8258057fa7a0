import type { Client } from 'pg';
import { isOwnerless } from '@catalogue/database/sourceKey';
import { titleKeyOf } from '@catalogue/database/titleRow';
import type { Incoming } from './storeBatch';

interface SplitRecords {
  /** To be stored. */
  fresh: Incoming[];
  /** Another title than the one stored under its control number, without a source of that number. */
  foreign: Incoming[];
}

/** Separates the records that would replace another title because neither names the source of its control number. */
export async function splitForeignRecords(db: Client, batch: readonly Incoming[]): Promise<SplitRecords> {
  const keys = batch.map(({ source_key }) => source_key).filter(isOwnerless);
  if (keys.length === 0) return { fresh: [...batch], foreign: [] };
  const { rows } = await db.query<{ source_key: string; title_key: string }>(
    'SELECT source_key, title_key FROM acervo WHERE source_key = ANY($1)',
    [keys],
  );
  const titles = new Map(rows.map(({ source_key, title_key }) => [source_key, title_key]));
  const sorted: SplitRecords = { fresh: [], foreign: [] };
  for (const incoming of batch) {
    const stored = titles.get(incoming.source_key);
    const isForeign = stored !== undefined && stored !== titleKeyOf(incoming.record);
    sorted[isForeign ? 'foreign' : 'fresh'].push(incoming);
  }
  return sorted;
}
