import { searchKey } from '../text';
import { isSmallWord } from './smallWords';

/** A part of a typed term that means something by itself, and the small words before it. */
interface TermPart {
  text: string;
  before: string[];
}

/** Words that say little without the number that follows them. */
const NUMBERED = new Set('volume vol v tomo t parte edicao ed numero n seculo sec capitulo cap'.split(' '));
const EDITION = new Set(['edicao', 'ed']);

const isNumber = (word: string | undefined): boolean => word !== undefined && /^(\d+|[ivx]+)$/i.test(word);
const isOrdinal = (word: string): boolean => /^\d+[.aªoº]*$/i.test(word);

/**
 * The parts of a term: words, each with the small words before it, and a number with what it counts. `livro de cálculo
 * do autor volume 2` has four: `livro`, `de` `cálculo`, `do` `autor`, `volume 2`.
 */
export function termParts(term: string): TermPart[] {
  const words = term.split(/\s+/).filter(Boolean);
  const parts: TermPart[] = [];
  let before: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const next = words[at + 1];
    const key = searchKey(word);
    if (isSmallWord(key) && words.length > 1) {
      before.push(word);
      continue;
    }
    const isPair =
      next !== undefined &&
      ((NUMBERED.has(key) && isNumber(next)) || (isOrdinal(word) && EDITION.has(searchKey(next))));
    parts.push({ text: isPair ? `${word} ${next}` : word, before });
    before = [];
    if (isPair) at += 1;
  }
  return parts;
}

/** The term without some of its parts; it does not begin with a small word. */
export function withoutParts(parts: readonly TermPart[], isLeftOut: (at: number) => boolean): string {
  const kept = parts.filter((_, at) => !isLeftOut(at));
  return kept.flatMap(({ text, before }, at) => (at === 0 ? [text] : [...before, text])).join(' ');
}
