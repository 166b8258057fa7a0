import { searchKey } from '../text';

/** Shorter words of a filter text are not looked for (D2 §5, §9). */
export const shortestFilterTerm = 3;

/** The terms of a filter text as they are compared: without case and without accents. Blank text has none. */
export const filterTerms = (text: string): string[] =>
  searchKey(text)
    .split(' ')
    .filter((term) => term.length >= shortestFilterTerm);

/** Whether every term stands somewhere in the text, within a word too. No terms: yes, such a filter is ignored (D2 §5). */
export const matchesFilterText = (text: string, filter: string): boolean => {
  const terms = filterTerms(filter);
  const key = terms.length > 0 ? searchKey(text) : '';
  return terms.every((term) => key.includes(term));
};
