import { setImmediate as othersTurn } from 'node:timers/promises';
import { messageOf } from '@catalogue/command-kit/failure';
import type { Client } from 'pg';
import { TURN } from '@catalogue/database/mapInTurns';
import { sourceKeyOf } from '@catalogue/database/sourceKey';
import { recordProgress } from '@catalogue/database/importRuns';
import {
  controlValue,
  readMarc,
  type MarcRecord,
  type ReadOptions,
  type ReadRecord,
  type ReadRejection,
  type ReadResult,
} from '@catalogue/domain';
import { countLeft, countWarnings, type ImportResult, type NoteKind } from './counts';
import { clearSeenRecords, splitDuplicates } from './duplicates';
import type { MessageSink, RecordSink } from './report';
import type { Source } from './source';
import { storeBatch, type Incoming, type StoredBatch, type StoreOptions } from './storeBatch';
import { splitForeignRecords } from './foreignRecords';
import { noteTexts } from './noteTexts';

const BATCH_RECORDS = 500;
// Records may be a megabyte each.
const BATCH_BYTES = 4 * 1024 * 1024;

/** What the import of a file reports while it is under way. */
export interface ImportObserver {
  log(line: string): void;
  /** Called after each stored batch. */
  progress(): void;
}

/** How a file is read and stored. */
export interface ImportFileOptions extends Omit<StoreOptions, 'run'>, Pick<ReadOptions, 'encoding'> {
  /** The source of the control numbers of records without 003. */
  source?: string | undefined;
}

/** The file in its run. */
export interface FileOfRun {
  /** Null in a dry run, which is no run. */
  run: number | null;
  /** From 1. */
  place: number;
  /** Records from the first that are stored already. */
  committed: number;
  report: MessageSink;
  rejects: RecordSink;
}

/**
 * Imports one file batch by batch, each in a transaction of its own; the next batch is read while the last one is stored.
 * @param imported counts the result; starts as `emptyResult`.
 */
export async function importFile(
  db: Client,
  source: Source,
  imported: ImportResult,
  options: ImportFileOptions,
  { run, place, committed, report, rejects }: FileOfRun,
  { log, progress }: ImportObserver,
): Promise<void> {
  const isResumed = committed > 0;
  // What was found in a batch, which is written in the order of its records once the batch is stored.
  let found: { number: number; write: () => void }[] = [];
  const tell = (kind: string, { number, offset, record }: RecordPlace, text: string, rejected = false): void => {
    const write = (): void => report.write({ number, offset, control: controlOf(record), kind, text, rejected });
    found.push({ number, write });
  };
  // The terminal shows the first of each kind, the report all of them.
  const leaveOut = (kind: string, place: RecordPlace, text: string, line: string): void => {
    const { number } = place;
    tell(kind, place, text, kind !== 'copy');
    const write = (): void => {
      if (countLeft(imported, kind, number)) log(line);
    };
    found.push({ number, write });
  };
  const reject = (kind: string, incoming: RecordPlace & Pick<Incoming, 'raw'>, reason: string): void => {
    const { raw, number, offset } = incoming;
    imported.rejected += 1;
    leaveOut(kind, incoming, reason, `${source.name}: record ${number} at byte ${offset} is rejected: ${reason}`);
    if (!options.dryRun) found.push({ number, write: () => rejects.write(raw) });
  };
  const incomingOf = (result: ReadRecord): Incoming => ({
    ...result,
    source_key: sourceKeyOf(result.record, options.source),
  });
  // Later records are compared with those that were stored before the interruption.
  const skip = (results: readonly ReadResult[]) =>
    splitDuplicates(db, results.filter((result) => result.ok).map(incomingOf));
  const store = async (results: readonly ReadResult[]): Promise<void> => {
    const batch: Incoming[] = [];
    for (const result of results) {
      imported.read += 1;
      if (result.ok) {
        for (const kind of countWarnings(imported, result)) tell(kind, result, warningText(kind, result));
        batch.push(incomingOf(result));
      } else reject(result.kind, result, reasonOf(result));
    }
    const { fresh: unseen, same, conflicting } = await splitDuplicates(db, batch);
    imported.unchanged += same.length;
    for (const { incoming, first } of conflicting) {
      reject('same-number', incoming, `record ${first} of this file has the same control number and other content`);
    }
    const { fresh, foreign } = await splitForeignRecords(db, unseen);
    for (const incoming of foreign)
      reject(
        'foreign-number',
        incoming,
        'another title has the same control number, and neither 003 nor 040 names the source. Use "--source NAME" to keep the records of different libraries apart.',
      );
    if (fresh.length === 0) return;
    const stored = await storeBatch(db, fresh, { ...options, run });
    count(imported, stored);
    for (const { incoming, reason } of stored.rejected) reject('not-stored', incoming, reason);
    for (const { incoming, cod_exemplar, reason } of stored.rejectedCopies) {
      const text = `copy ${cod_exemplar} is skipped: ${reason}`;
      leaveOut('copy', incoming, text, `${source.name}: record ${incoming.number}: ${text}`);
    }
  };

  await clearSeenRecords(db);
  if (isResumed) log(`${source.name} goes on after record ${committed.toLocaleString('en')}.`);
  imported.resumedAfter = committed;
  imported.committed = committed;
  const results = readMarc(source.chunks(), { encoding: options.encoding })[Symbol.asyncIterator]();
  const advance = async (): Promise<void> => {
    for (const { write } of found.sort((one, other) => one.number - other.number)) write();
    found = [];
    if (run !== null) {
      await db.query('BEGIN');
      await report.store?.(db);
      await recordProgress(db, run, { place, ...imported, read: source.readBytes() });
      await db.query('COMMIT');
    }
    progress();
  };
  try {
    let reading = readBatch(results);
    for (;;) {
      const batch = await reading;
      const [first] = batch.results;
      if (first && !first.ok && first.kind === 'not-marc') {
        log(`${source.name} is not MARC: it is neither ISO 2709 nor MARCXML.`);
        imported.failure = 'not-marc';
        await advance();
        break;
      }
      const stored = batch.results.filter(({ number }) => number <= committed);
      if (stored.length > 0) await skip(stored);
      const storing = store(batch.results.slice(stored.length));
      // The next batch is read meanwhile.
      reading = readBatch(results);
      await storing;
      imported.committed = committed + imported.read;
      const isOver = batch.results.length === 0 && batch.error === undefined;
      imported.complete = isOver && imported.committed > 0;
      if (batch.error !== undefined) imported.failure = 'unreadable';
      else if (isOver && imported.committed === 0) imported.failure = 'no-records';
      await advance();
      if (batch.error !== undefined) {
        log(`${source.name} could not be read after record ${imported.committed}: ${batch.error}.`);
        break;
      }
      if (isOver) {
        if (imported.committed === 0) log(`${source.name} contains no records.`);
        break;
      }
    }
  } finally {
    rejects.close();
    report.close();
    imported.rejectsPath = rejects.path;
    imported.reportPath = report.path;
  }
}

const reasonOf = ({ reason, readings = [] }: ReadRejection): string => {
  const options = readings.map(({ encoding }) => `"--encoding ${encoding}"`).join(' or ');
  return options === '' ? reason : `${reason} Use ${options}${readings.length > 1 ? ', whichever gives words' : ''}.`;
};

/** The record that a message is about. */
type RecordPlace = Pick<Incoming, 'number' | 'offset'> & { record?: MarcRecord };

const controlOf = (record: MarcRecord | undefined): string | null =>
  (record && controlValue(record, '001')?.trim()) || null;

const warningText = (kind: NoteKind, { warnings }: ReadRecord): string =>
  warnings
    .filter((warning) => warning.kind === kind)
    .map(({ message }) => message)
    .join(' ') || noteTexts[kind];

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
      if (results.length % TURN === 0) await othersTurn();
    }
    return { results };
  } catch (error) {
    return { results, error: messageOf(error) };
  }
}

function count(imported: ImportResult, { outcomes, copies, rejectedCopies, libraries }: StoredBatch): void {
  for (const outcome of outcomes) imported[outcome] += 1;
  imported.copies.rejected += rejectedCopies.length;
  for (const batch of copies) {
    for (const key of ['new', 'updated', 'unchanged', 'removed', 'kept'] as const) imported.copies[key] += batch[key];
  }
  for (const { sigla, name, items, created } of libraries) {
    const before = imported.createdLibraries.get(sigla);
    if (created || before) imported.createdLibraries.set(sigla, { name, items: (before?.items ?? 0) + items });
  }
}
