import type { Client } from 'pg';
import { mapInTurns } from '@catalogue/database/mapInTurns';
import { contentHash } from '@catalogue/database/titleRow';
import type { Incoming } from './storeBatch';

/** Forgets the control numbers of an earlier file. The list is in the database, so that the use of memory stays constant. */
export async function clearSeenRecords(db: Client): Promise<void> {
  await db.query(
    'CREATE TEMP TABLE IF NOT EXISTS seen_record (source_key text PRIMARY KEY, number int, content_hash text)',
  );
  await db.query('TRUNCATE seen_record');
}

interface Sorted {
  /** To be stored. */
  fresh: Incoming[];
  /** The same record again. */
  same: Incoming[];
  /** Another record under a control number that this file has used: it would replace the first. */
  conflicting: { incoming: Incoming; first: number }[];
}

/** Separates the records whose control number occurred earlier in this file. */
export async function splitDuplicates(db: Client, batch: readonly Incoming[]): Promise<Sorted> {
  const hashes = await mapInTurns(batch, ({ record }) => contentHash(record));
  await db.query(
    `INSERT INTO seen_record SELECT * FROM unnest($1::text[], $2::int[], $3::text[]) ON CONFLICT DO NOTHING`,
    [batch.map(({ source_key }) => source_key), batch.map(({ number }) => number), hashes],
  );
  const { rows } = await db.query<{ source_key: string; number: number; content_hash: string }>(
    'SELECT * FROM seen_record WHERE source_key = ANY($1)',
    [batch.map(({ source_key }) => source_key)],
  );
  const firsts = new Map(rows.map((row) => [row.source_key, row]));
  const sorted: Sorted = { fresh: [], same: [], conflicting: [] };
  batch.forEach((incoming, index) => {
    const first = firsts.get(incoming.source_key);
    if (!first || first.number === incoming.number) sorted.fresh.push(incoming);
    else if (first.content_hash === hashes[index]) sorted.same.push(incoming);
    else sorted.conflicting.push({ incoming, first: first.number });
  });
  return sorted;
}
