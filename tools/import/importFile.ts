import type { Client } from 'pg';
import { sourceKeyOf } from '@catalogue/database/sourceKey';
import { readMarc, type ReadOptions, type ReadRejection, type ReadResult } from '@catalogue/domain';
import { countWarnings, type ImportResult } from './counts';
import { clearSeenRecords, splitDuplicates } from './duplicates';
import { Rejects } from './rejects';
import type { Source } from './source';
import { storeBatch, type Incoming, type StoredBatch, type StoreOptions } from './storeBatch';
import { splitForeignRecords } from './foreignRecords';

const BATCH_RECORDS = 500;
// Records may be a megabyte each.
const BATCH_BYTES = 4 * 1024 * 1024;

export interface ImportObserver {
  log(line: string): void;
  /** Called after each stored batch. */
  progress(): void;
}

/**
 * Imports one file batch by batch, each in a transaction of its own; the next batch is read while the last one is stored.
 * @param imported counts the result; starts as `emptyResult`.
 */
export async function importFile(
  db: Client,
  source: Source,
  imported: ImportResult,
  options: StoreOptions & Pick<ReadOptions, 'encoding'> & { source?: string | undefined },
  { log, progress }: ImportObserver,
): Promise<void> {
  const rejects = new Rejects(source.path, log);
  const reject = ({ raw, number, offset }: Pick<Incoming, 'raw' | 'number' | 'offset'>, reason: string): void => {
    imported.rejected += 1;
    log(`${source.name}: record ${number} at byte ${offset} is rejected: ${reason}`);
    if (!options.dryRun) rejects.write(raw);
  };
  const store = async (results: readonly ReadResult[]): Promise<void> => {
    const batch: Incoming[] = [];
    for (const result of results) {
      imported.read += 1;
      if (result.ok) {
        countWarnings(imported, result);
        batch.push({ ...result, source_key: sourceKeyOf(result.record, options.source) });
      } else reject(result, reasonOf(result));
    }
    const { fresh: unseen, same, conflicting } = await splitDuplicates(db, batch);
    imported.unchanged += same.length;
    for (const { incoming, first } of conflicting) {
      reject(incoming, `record ${first} of this file has the same control number and other content`);
    }
    const { fresh, foreign } = await splitForeignRecords(db, unseen);
    for (const incoming of foreign)
      reject(
        incoming,
        'another title has the same control number, and neither 003 nor 040 names the source. Use "--source NAME" to keep the records of different libraries apart.',
      );
    if (fresh.length === 0) return;
    const stored = await storeBatch(db, fresh, options);
    count(imported, stored);
    for (const { incoming, reason } of stored.rejected) reject(incoming, reason);
    for (const { number, cod_exemplar, reason } of stored.rejectedCopies) {
      log(`${source.name}: record ${number}: copy ${cod_exemplar} is skipped: ${reason}`);
    }
  };

  await clearSeenRecords(db);
  const results = readMarc(source.chunks(), { encoding: options.encoding })[Symbol.asyncIterator]();
  try {
    let reading = readBatch(results);
    for (;;) {
      const batch = await reading;
      const [first] = batch.results;
      if (first && !first.ok && first.kind === 'not-marc') {
        log(`${source.name} is not MARC: it is neither ISO 2709 nor MARCXML.`);
        break;
      }
      const storing = store(batch.results);
      // The next batch is read meanwhile.
      reading = readBatch(results);
      await storing;
      imported.committed = imported.read;
      progress();
      if (batch.error !== undefined) {
        log(`${source.name} could not be read after record ${imported.read}: ${batch.error}.`);
        break;
      }
      if (batch.results.length === 0) {
        if (imported.read === 0) log(`${source.name} contains no records.`);
        imported.complete = imported.read > 0;
        break;
      }
    }
  } finally {
    rejects.close();
    imported.rejectsPath = rejects.path;
  }
}

const reasonOf = ({ reason, readings = [] }: ReadRejection): string => {
  const options = readings.map(({ encoding }) => `"--encoding ${encoding}"`).join(' or ');
  return options === '' ? reason : `${reason} Use ${options}${readings.length > 1 ? ', whichever gives words' : ''}.`;
};

interface ReadBatch {
  /** Empty at the end. */
  results: ReadResult[];
  /** Why reading ended early. */
  error?: string;
}

async function readBatch(source: AsyncIterator<ReadResult>): Promise<ReadBatch> {
  const results: ReadResult[] = [];
  let bytes = 0;
  try {
    while (results.length < BATCH_RECORDS && bytes < BATCH_BYTES) {
      const { done, value } = await source.next();
      if (done) break;
      results.push(value);
      bytes += value.raw.length;
    }
    return { results };
  } catch (error) {
    return { results, error: error instanceof Error ? error.message : String(error) };
  }
}

function count(imported: ImportResult, { outcomes, copies, rejectedCopies, libraries }: StoredBatch): void {
  for (const outcome of outcomes) imported[outcome] += 1;
  imported.copies.rejected += rejectedCopies.length;
  for (const batch of copies) {
    for (const key of ['new', 'updated', 'unchanged', 'removed', 'kept'] as const) imported.copies[key] += batch[key];
  }
  for (const { sigla, items, created } of libraries) {
    const before = imported.createdLibraries.get(sigla);
    if (created || before !== undefined) imported.createdLibraries.set(sigla, (before ?? 0) + items);
  }
}
