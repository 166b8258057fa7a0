import type { StoredCopies } from '@catalogue/database/storeCopies';
import { controlValue, fieldsWithoutItems, type ReadRecord, type WarningKind } from '@catalogue/domain';

/** Warnings of the reader, and fields of items (`949`) without an item. */
export type NoteKind = WarningKind | 'no-item';

/** The result of the import of one file. */
export interface ImportResult {
  name: string;
  read: number;
  /** The number of records, from the first, that are committed. */
  committed: number;
  new: number;
  updated: number;
  unchanged: number;
  rejected: number;
  copies: Record<Exclude<keyof StoredCopies, 'rejected'> | 'rejected', number>;
  /** Created libraries: code and number of items. */
  createdLibraries: Map<string, number>;
  /** What was repaired, lost or skipped: kind, number of records, names of the first. */
  warnings: Map<NoteKind, { records: number; first: string[] }>;
  rejectsPath: string | null;
  /** False if the file could not be read to its end. */
  complete: boolean;
  seconds: number;
}

export const emptyResult = (name: string): ImportResult => ({
  name,
  read: 0,
  committed: 0,
  new: 0,
  updated: 0,
  unchanged: 0,
  rejected: 0,
  copies: { new: 0, updated: 0, unchanged: 0, removed: 0, kept: 0, rejected: 0 },
  createdLibraries: new Map(),
  warnings: new Map(),
  rejectsPath: null,
  complete: false,
  seconds: 0,
});

const NAMED = 10;

/** Counts each kind once a record, and records the names of the first. */
export function countWarnings({ warnings: counted }: ImportResult, { record, number, warnings }: ReadRecord): void {
  const kinds = new Set<NoteKind>(warnings.map(({ kind }) => kind));
  if (fieldsWithoutItems(record).length > 0) kinds.add('no-item');
  for (const kind of kinds) {
    const { records, first } = counted.get(kind) ?? { records: 0, first: [] };
    const named = first.length < NAMED ? [...first, recordName(number, controlValue(record, '001'))] : first;
    counted.set(kind, { records: records + 1, first: named });
  }
}

/** `12 (001 000012)`: its position in the file and its control number. */
const recordName = (number: number, control: string | undefined): string =>
  control?.trim() ? `${number} (001 ${control.trim()})` : String(number);
