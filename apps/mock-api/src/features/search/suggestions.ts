import type { NearWords } from './similarWords.store';

const maxSuggestions = 8;

/**
 * Other spellings of a term, likeliest first: with every unknown word replaced by its nearest, then one word at a time
 * by each of its neighbours. Known words are varied only when all are known.
 */
export function otherSpellings(words: readonly NearWords[]): string[] {
  const unknown = words.filter(({ known, near }) => !known && near.length > 0);
  const varied = unknown.length > 0 ? unknown : words;
  const corrected = words.map(({ palavra, known, near }) => (known ? palavra : (near[0] ?? palavra)));
  const spellings = [
    corrected,
    ...varied.flatMap((word) =>
      word.near.map((near) => words.map((other, at) => (other === word ? near : (corrected[at] ?? other.palavra)))),
    ),
  ].map((spelling) => spelling.join(' '));
  const typed = words.map(({ palavra }) => palavra).join(' ');
  return [...new Set(spellings)].filter((spelling) => spelling !== typed).slice(0, maxSuggestions);
}
