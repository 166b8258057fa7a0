import { searchKey } from '../text';
import { shortestFilterTerm } from './filterText';

/**
 * Why these terms cannot find anything: `signs` when none has a letter or digit, `short` when no word has the three
 * letters that D2 §5 requires of a filter text; null otherwise. A search matches whole words, and few words are that
 * short.
 */
export function vagueTerms(terms: readonly string[]): 'signs' | 'short' | null {
  const words = terms.flatMap((term) => searchKey(term).split(' ')).filter((word) => word !== '');
  if (words.length === 0) return terms.some((term) => term.trim() !== '') ? 'signs' : null;
  return words.every((word) => word.length < shortestFilterTerm) ? 'short' : null;
}
