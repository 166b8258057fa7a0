import type { StoredCopies } from '@catalogue/database/storeCopies';
import { controlValue, fieldsWithoutItems, type ReadRecord, type WarningKind } from '@catalogue/domain';

/** What the reader warns of, and fields of items (`949`) that tell no item. */
export type NoteKind = WarningKind | 'no-item';

/** What became of the records of one file. */
export interface ImportResult {
  name: string;
  read: number;
  /** Records up to which nothing can be lost any more. */
  committed: number;
  new: number;
  updated: number;
  unchanged: number;
  rejected: number;
  copies: Record<Exclude<keyof StoredCopies, 'rejected'> | 'rejected', number>;
  /** Libraries that were made: code and how many items named it. */
  madeLibraries: Map<string, number>;
  /** What was repaired, lost or passed over: kind, how many records, the names of the first. */
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
  madeLibraries: new Map(),
  warnings: new Map(),
  rejectsPath: null,
  complete: false,
  seconds: 0,
});

const NAMED = 10;

/** Counts each kind once a record, and names the first records of each. */
export function countWarnings({ warnings: counted }: ImportResult, { record, number, warnings }: ReadRecord): void {
  const kinds = new Set<NoteKind>(warnings.map(({ kind }) => kind));
  if (fieldsWithoutItems(record).length > 0) kinds.add('no-item');
  for (const kind of kinds) {
    const { records, first } = counted.get(kind) ?? { records: 0, first: [] };
    const named = first.length < NAMED ? [...first, recordName(number, controlValue(record, '001'))] : first;
    counted.set(kind, { records: records + 1, first: named });
  }
}

/** `12 (001 000012)`: its place in the file and the number that its library knows it by. */
const recordName = (number: number, control: string | undefined): string =>
  control?.trim() ? `${number} (001 ${control.trim()})` : String(number);
