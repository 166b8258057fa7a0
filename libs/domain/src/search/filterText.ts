import { searchKey } from '../text';

/** Shorter words of a filter text are ignored (D2 §5, §9). */
export const shortestFilterTerm = 3;

/** The search terms of a filter text, without case and accents. Blank text has none. */
export const filterTerms = (text: string): string[] =>
  searchKey(text)
    .split(' ')
    .filter((term) => term.length >= shortestFilterTerm);

/** Whether the text contains every term, also within words. True without terms: such a filter is ignored (D2 §5). */
export const matchesFilterText = (text: string, filter: string): boolean => {
  const terms = filterTerms(filter);
  const key = terms.length > 0 ? searchKey(text) : '';
  return terms.every((term) => key.includes(term));
};
