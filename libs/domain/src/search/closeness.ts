import { searchKey } from '../text';

/**
 * How close a title is to the first term of a search, the closest first (decision 028). What is whole comes before what
 * begins with the term, then the term as a phrase, then its words; the title before the names, the main entry before the
 * added ones, names before subjects, and these before notes.
 */
export const closenessDegrees = [
  'title',
  'otherTitle',
  'titleStart',
  'otherTitleStart',
  'titlePhrase',
  'titleWords',
  'mainEntry',
  'names',
  'subjects',
  'headings',
  'anywhere',
] as const;
export type Closeness = (typeof closenessDegrees)[number];

/** What a title says of a term. */
export interface ClosenessFacts {
  /** `closenessTexts` of the title. */
  texts: ClosenessTexts;
  /** Whether all words of the term are among these words of the title, as the search finds words. */
  hasWords: Readonly<Record<'title' | 'names' | 'subjects' | 'headings', boolean>>;
}

/** What a term is compared with: each title on its own line, the words of the main entry between spaces. */
export interface ClosenessTexts {
  title_forms: string;
  other_forms: string;
  main_entry: string;
}

const lines = (titles: readonly string[]): string => {
  const keys = [...new Set(titles.map(searchKey))].filter(Boolean);
  return keys.length === 0 ? '' : `\n${keys.join('\n')}\n`;
};

const withoutSubtitle = (title: string): string => title.split(/\s*[:;=]\s/)[0] ?? title;

/** @param filed the title without its initial article. @param others variant, uniform and original titles. */
export function closenessTexts(title: {
  titulo: string;
  filed: string;
  others: readonly string[];
  autor: string | null;
}): ClosenessTexts {
  const { titulo, filed, others, autor } = title;
  return {
    title_forms: lines([titulo, withoutSubtitle(titulo), filed, withoutSubtitle(filed)]),
    other_forms: lines(others),
    main_entry: autor === null ? '' : ` ${searchKey(autor)} `,
  };
}

/** The degree of a title, as a place in `closenessDegrees`. The searches by PostgreSQL and in memory compute the same. */
export function closenessOf(key: string, { texts, hasWords }: ClosenessFacts): Closeness {
  const { title_forms, other_forms, main_entry } = texts;
  if (hasWords.title) {
    if (title_forms.includes(`\n${key}\n`)) return 'title';
    if (other_forms.includes(`\n${key}\n`)) return 'otherTitle';
    if (title_forms.includes(`\n${key} `)) return 'titleStart';
    if (other_forms.includes(`\n${key} `)) return 'otherTitleStart';
    if (title_forms.includes(` ${key} `) || title_forms.includes(` ${key}\n`)) return 'titlePhrase';
    return 'titleWords';
  }
  if (hasWords.names) return key.split(' ').every((word) => main_entry.includes(` ${word} `)) ? 'mainEntry' : 'names';
  if (hasWords.subjects) return 'subjects';
  return hasWords.headings ? 'headings' : 'anywhere';
}
