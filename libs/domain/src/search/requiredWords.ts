import { isSmallWord } from './smallWords';

// Not before "de": "Livro do desassossego".
const REQUEST =
  /^(?:(?:um|uns|uma|umas|o|os|a|as|un|unos|an|some) )?(?:livro|obra|texto|libro|book)s? (?:sobre|about|(?:acerca|a respeito) (?:de|da|das|do|dos)|que (?:fala|falam|trata|tratam) (?:sobre|de|da|das|do|dos)) (?=.)/;
const LABELS = new Set('isbn issn cdd cdu n no num numero v vol volume t tomo col'.split(' '));
const isNumber = (word: string | undefined): boolean => word !== undefined && /^(?:\d|[ivx]+$)/.test(word);

/**
 * Which words of a typed term a title must have, each once: `sobre filosofia antiga` asks for `filosofia` and `antiga`,
 * `livros sobre xadrez` for `xadrez`, and `física volume 3` for `física` and `3`, since records write `v. 3`. Never
 * empty, if the term is not. Source: our own, beyond D1 §9.
 *
 * @param words in the form of `searchKey`.
 */
export function requiredWords(words: readonly string[]): string[] {
  const asked = words.join(' ').replace(REQUEST, '').split(' ').filter(Boolean);
  const isLabel = (word: string, at: number): boolean =>
    LABELS.has(word) && (word === 'col' ? at === 0 && asked.length > 1 : isNumber(asked[at + 1]));
  const required = asked.filter((word, at) => !isSmallWord(word) && !isLabel(word, at));
  return [...new Set(required.length > 0 ? required : words)];
}
