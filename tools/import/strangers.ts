import type { Client } from 'pg';
import { isOwnerless } from '@catalogue/database/sourceKey';
import { titleKeyOf } from '@catalogue/database/titleRow';
import type { Incoming } from './storeBatch';

interface Strangers {
  /** To be stored. */
  fresh: Incoming[];
  /** Another title than the one that is stored under its number, and nothing says whose number it is. */
  strangers: Incoming[];
}

/** Sorts out the records that would replace a title of somebody else, because neither says whose its number is. */
export async function sortStrangers(db: Client, batch: readonly Incoming[]): Promise<Strangers> {
  const keys = batch.map(({ source_key }) => source_key).filter(isOwnerless);
  if (keys.length === 0) return { fresh: [...batch], strangers: [] };
  const { rows } = await db.query<{ source_key: string; title_key: string }>(
    'SELECT source_key, title_key FROM acervo WHERE source_key = ANY($1)',
    [keys],
  );
  const titles = new Map(rows.map(({ source_key, title_key }) => [source_key, title_key]));
  const sorted: Strangers = { fresh: [], strangers: [] };
  for (const incoming of batch) {
    const stored = titles.get(incoming.source_key);
    const isStranger = stored !== undefined && stored !== titleKeyOf(incoming.record);
    sorted[isStranger ? 'strangers' : 'fresh'].push(incoming);
  }
  return sorted;
}
