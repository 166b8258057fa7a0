import type { StoredCopies } from '@catalogue/database/storeCopies';
import { controlValue, fieldsWithoutItems, type ReadRecord, type WarningKind } from '@catalogue/domain';

/** Warnings of the reader, and fields of items (`949`) without an item. */
export type NoteKind = WarningKind | 'no-item';

/** The result of the import of one file. */
export interface ImportResult {
  name: string;
  /** The number of the import; null in a dry run. */
  run: number | null;
  read: number;
  /** The number of records, from the first, that are committed. */
  committed: number;
  new: number;
  updated: number;
  unchanged: number;
  rejected: number;
  copies: Record<Exclude<keyof StoredCopies, 'rejected'> | 'rejected', number>;
  /** Records from the first that an interrupted import has stored; they are in no other count. */
  resumedAfter: number;
  /** Created libraries by code: name and number of items. */
  createdLibraries: Map<string, { name: string; items: number }>;
  /** What was repaired, lost or skipped: kind, number of records, name of the first. */
  warnings: Map<NoteKind, { records: number; first: string }>;
  /** Why records and copies were left out: kind, how many, the number of the first record. */
  left: Map<string, { records: number; first: number }>;
  reportPath: string | null;
  rejectsPath: string | null;
  /** False if the file could not be read to its end. */
  complete: boolean;
  /** Why not; null while that is not known. */
  failure: 'not-marc' | 'unreadable' | 'no-records' | null;
  seconds: number;
}

/** Counts of a file of which nothing is read yet. */
export const emptyResult = (name: string): ImportResult => ({
  name,
  run: null,
  read: 0,
  committed: 0,
  new: 0,
  updated: 0,
  unchanged: 0,
  rejected: 0,
  copies: { new: 0, updated: 0, unchanged: 0, removed: 0, kept: 0, rejected: 0 },
  resumedAfter: 0,
  createdLibraries: new Map(),
  warnings: new Map(),
  left: new Map(),
  reportPath: null,
  rejectsPath: null,
  complete: false,
  failure: null,
  seconds: 0,
});

/** Counts each kind once a record, and names the first of each. Returns the kinds. */
export function countWarnings(
  { warnings: counted }: ImportResult,
  { record, number, warnings }: ReadRecord,
): NoteKind[] {
  const kinds = new Set<NoteKind>(warnings.map(({ kind }) => kind));
  if (fieldsWithoutItems(record).length > 0) kinds.add('no-item');
  for (const kind of kinds) {
    const before = counted.get(kind);
    const first = before?.first ?? recordName(number, controlValue(record, '001'));
    counted.set(kind, { records: (before?.records ?? 0) + 1, first });
  }
  return [...kinds];
}

/** Counts what is left out. Returns whether it is the first of its kind. */
export function countLeft({ left }: ImportResult, kind: string, number: number): boolean {
  const before = left.get(kind);
  left.set(kind, { records: (before?.records ?? 0) + 1, first: before?.first ?? number });
  return before === undefined;
}

/** `12 (001 000012)`: its position in the file and its control number. */
const recordName = (number: number, control: string | undefined): string =>
  control?.trim() ? `${number} (001 ${control.trim()})` : String(number);
