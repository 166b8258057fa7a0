import { searchKey } from '../text';
import { shortestFilterTerm } from './filterText';

/**
 * Why these terms as such find nothing: `signs` when none has a letter or digit, `short` when no word reaches the three letters
 * that D2 §5 asks of a filter's text; null when they say enough. A search looks for whole words, and short ones are few.
 */
export function vagueTerms(terms: readonly string[]): 'signs' | 'short' | null {
  const words = terms.flatMap((term) => searchKey(term).split(' ')).filter((word) => word !== '');
  if (words.length === 0) return terms.some((term) => term.trim() !== '') ? 'signs' : null;
  return words.every((word) => word.length < shortestFilterTerm) ? 'short' : null;
}
