import type { Shelf } from '../draft';

/** The bibliographic facts of a real work. */
export interface Classic {
  /** `Assis, Machado de`; the first is the main entry. */
  authors: string[];
  /** Of the first author. */
  dates: string | null;
  /** `Brasil. Supremo Tribunal Federal`, for works with a corporate main entry. */
  body?: string;
  title: string;
  rest: string | null;
  place: string;
  publisher: string;
  year: number;
  edition: string | null;
  extent: string;
  cdd: string;
  /** `@` marks a person. */
  subjects: string[];
  library: number;
  holding?: Shelf['holding'];
  volumes?: number;
  material?: string;
  isbn?: string;
  language?: string;
  country?: string;
  original?: { title: string; language: string };
  uniform?: string;
  variants?: string[];
  genre?: string;
  /** The kind of act or decision: `Leis`, `Súmulas`. */
  act?: string;
  period?: string;
  place651?: string;
  literary?: string;
  contents?: string;
  contents505?: string;
  summary?: string;
  translator?: string;
  online?: string;
  medium?: 'score' | 'sound' | 'video';
}

type More = Omit<Partial<Classic>, 'subjects'>;

/**
 * One line per work: `authors; … (dates of the first) | title : rest | place : publisher, year | edition | extent |
 * class | subjects; … | library`.
 */
export function work(line: string, more: More = {}): Classic {
  const [who = '', what = '', where = '', edition = '', extent = '', cdd = '', subjects = '', library = '1'] = line
    .split('|')
    .map((part) => part.trim());
  const dates = /\((\d{4}\??-\d{0,4})\)/.exec(who)?.[1] ?? null;
  const [title = '', ...rest] = what.split(' : ');
  const imprint = /^(.+?) : (.+), (\d{4})$/.exec(where);
  if (!imprint) throw new Error(`No imprint: ${line}`);
  return {
    authors: who
      .replace(/ \(.*?\)/, '')
      .split('; ')
      .filter(Boolean),
    dates,
    title,
    rest: rest.join(' : ') || null,
    place: imprint[1] ?? '',
    publisher: imprint[2] ?? '',
    year: Number(imprint[3]),
    edition: edition || null,
    extent,
    cdd,
    subjects: subjects.split('; ').filter(Boolean),
    library: Number(library),
    ...more,
  };
}
