import { isSmallWord, isTypeName, type WiderSearch } from '@catalogue/domain';
import { wordsOf } from './searchRows';
import type { NearWords } from './similarWords.store';

/** How much a word says of what is meant: more, the fewer titles have it. */
export function weightsBy(known: readonly NearWords[]): (word: string) => number {
  const titles = new Map(known.map(({ palavra, n_titles }) => [palavra, n_titles]));
  const most = Math.max(1, ...titles.values());
  return (word) => {
    if (isSmallWord(word)) return 0;
    // A number, a short word or the name of a type is more often the wrong word than any other.
    if (isTypeName(word) || /\d/.test(word) || word.length < 3) return 0.1;
    return Math.log2(1 + (2 * most) / (titles.get(word) || most));
  };
}

/** Compares searches: what keeps the rarer words is nearer to what was meant. */
export const closestBy = (weightOf: (word: string) => number) => {
  const weightsOf = ({ words }: WiderSearch): number => wordsOf(words).reduce((sum, word) => sum + weightOf(word), 0);
  return (one: WiderSearch, other: WiderSearch): number =>
    weightsOf(other) - weightsOf(one) || other.words.length - one.words.length;
};
