import type { MarcRecord } from '@catalogue/domain';
import { addDays, daysBetween } from '@catalogue/domain';
import { randomOf, type Random } from '../random';

/** The input for a title: its number in the catalogue, its ordinal among the titles of its kind, and the date. */
export interface Draft {
  number: number;
  ordinal: number;
  /** ISO date. */
  today: string;
  random: Random;
}

/**
 * The copies of a title: `textbook` many, `ordinary` one to three, `single` one, `local` for local use, `serial` by
 * volume, `none` online only.
 */
export interface Shelf {
  library: number;
  holding: 'textbook' | 'ordinary' | 'single' | 'local' | 'media' | 'serial' | 'none';
  volumes?: number;
  /** Accompanying material of each main volume: `1 CD-ROM`. */
  material?: string;
}

export interface MadeTitle {
  record: MarcRecord;
  /** ISO date. */
  data_inclusao: string;
  shelf: Shelf;
}

export const titleDraft = (number: number, ordinal: number, today: string): Draft => ({
  number,
  ordinal,
  today,
  random: randomOf('title', number),
});

export const yearOf = (isoDate: string): number => Number(isoDate.slice(0, 4));

/** A year of publication: recent years are more frequent than old ones; none before `first`. */
export function publicationYear({ random, today }: Draft, first = 1962): number {
  const age = Math.floor((random.int(1000) / 1000) ** 1.5 * 54);
  return Math.max(first, yearOf(today) - age);
}

/** The day on which a title of that year was catalogued: one in eleven recent ones in the last two months. */
export function inclusionDate({ random, today }: Draft, year: number): string {
  if (yearOf(today) - year <= 8 && random.chance(0.14)) return addDays(today, -random.int(60));
  // The electronic catalogue began in 1998.
  const first = `${Math.max(year, 1998)}-02-01`;
  return first >= today
    ? today
    : addDays(first, random.int(Math.min(daysBetween(first, today), year < 1998 ? 9000 : 1500)));
}
