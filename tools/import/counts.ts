import type { StoredCopies } from '@catalogue/database/storeCopies';
import type { ReadWarning, WarningKind } from '@catalogue/domain';

/** What became of the records of one file. */
export interface Imported {
  name: string;
  read: number;
  /** Records up to which nothing can be lost any more. */
  settled: number;
  new: number;
  updated: number;
  unchanged: number;
  rejected: number;
  copies: Record<Exclude<keyof StoredCopies, 'rejected'> | 'rejected', number>;
  /** Libraries that were made: code and how many items named it. */
  madeLibraries: Map<string, number>;
  /** What the reader repaired or lost: kind, how many records, the first of them. */
  warnings: Map<WarningKind, { records: number; first: number[] }>;
  rejectsPath: string | null;
  /** False if the file could not be read to its end. */
  complete: boolean;
  seconds: number;
}

export const nothingYet = (name: string): Imported => ({
  name,
  read: 0,
  settled: 0,
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

const NAMED = 5;

/** Counts each kind once a record. */
export function countWarnings({ warnings: counted }: Imported, number: number, warnings: readonly ReadWarning[]): void {
  for (const kind of new Set(warnings.map((warning) => warning.kind))) {
    const { records, first } = counted.get(kind) ?? { records: 0, first: [] };
    counted.set(kind, { records: records + 1, first: first.length < NAMED ? [...first, number] : first });
  }
}
