import { maxBeginning, shortestBeginning, type NearWords } from '../similarWords.store';
import { GrowingColumn } from './columns';
import { Lexemes } from './lexemes';
import { startsOf } from './wordIndex';

/** The words of titles, each with how many titles have it, and which of them have each three letters in a row. */
export interface Spellings {
  words: Lexemes;
  titles: Uint32Array;
  /** How many different trigrams each word has. */
  sizes: Uint8Array;
  trigrams: Lexemes;
  /** The words of a trigram are those from `starts[trigram]` to `starts[trigram + 1]`. */
  starts: Uint32Array;
  having: Uint32Array;
}

/** Makes them of the table of words. */
export class SpellingsBuilder {
  readonly #words = new Lexemes();
  readonly #titles = new GrowingColumn(Uint32Array);
  readonly #sizes = new GrowingColumn(Uint8Array);
  readonly #trigrams = new Lexemes();
  readonly #trigramOf = new GrowingColumn(Uint32Array);
  readonly #wordOf = new GrowingColumn(Uint32Array);

  add(word: Buffer, titles: number): void {
    const number = this.#words.numberOf(word, 0, word.length);
    const trigrams = trigramsOf(word.toString());
    this.#titles.push(titles);
    this.#sizes.push(trigrams.length);
    for (const trigram of trigrams) {
      const bytes = Buffer.from(trigram);
      this.#trigramOf.push(this.#trigrams.numberOf(bytes, 0, bytes.length));
      this.#wordOf.push(number);
    }
  }

  build(): Spellings {
    const [count, trigramOf, wordOf] = [this.#wordOf.length, this.#trigramOf.values, this.#wordOf.values];
    const starts = startsOf(trigramOf, count, this.#trigrams.count);
    const having = new Uint32Array(count);
    const next = starts.slice();
    for (let entry = 0; entry < count; entry += 1) {
      const trigram = trigramOf[entry] as number;
      const place = next[trigram] as number;
      next[trigram] = place + 1;
      having[place] = wordOf[entry] as number;
    }
    return {
      words: this.#words,
      titles: this.#titles.finished(),
      sizes: this.#sizes.finished(),
      trigrams: this.#trigrams,
      starts,
      having,
    };
  }
}

/** The trigrams of a word as PostgreSQL's pg_trgm makes them: two spaces are before it, one behind it. */
function trigramsOf(word: string): string[] {
  const trigrams = new Set<string>();
  for (const part of word.split(/[^\p{L}\p{N}]+/u).filter(Boolean)) {
    const letters = [' ', ' ', ...part, ' '];
    for (let at = 0; at + 3 <= letters.length; at += 1) trigrams.add(letters.slice(at, at + 3).join(''));
  }
  return [...trigrams];
}

/** Of a stop word. */
export const noneNear = (palavra: string): NearWords => ({ palavra, n_titles: 0, near: [] });

/** Of a word: how many titles have it, and the words near it, as `findNearWords` finds them. */
export function nearWordsOf(spellings: Spellings, palavra: string, least: number, limit: number): NearWords {
  const { words, titles, sizes, trigrams, starts, having } = spellings;
  const bytes = Buffer.from(palavra);
  const own = words.find(bytes);
  const mayBegin = own === undefined && [...palavra].length >= shortestBeginning;
  const asked = trigramsOf(palavra);
  // No word of the table has more than 41 trigrams.
  const shared = new Uint8Array(words.count);
  for (const trigram of asked) {
    const number = trigrams.find(Buffer.from(trigram));
    if (number === undefined) continue;
    for (let place = starts[number] as number; place < (starts[number + 1] as number); place += 1) {
      const word = having[place] as number;
      shared[word] = (shared[word] as number) + 1;
    }
  }
  const similar: Near[] = [];
  const begun: Near[] = [];
  for (let word = 0; word < shared.length; word += 1) {
    const count = shared[word] as number;
    if (count === 0 || word === own) continue;
    // PostgreSQL's numbers are of single precision.
    const closeness = Math.fround(count / (asked.length + (sizes[word] as number) - count));
    if (closeness >= least) similar.push({ word, closeness });
    // A beginning shares all its trigrams but the last.
    if (mayBegin && count >= asked.length - 1 && startsWith(words.bytesOf(word), bytes))
      begun.push({ word, closeness: 2 });
  }
  const byCloseness = (one: Near, other: Near): number =>
    other.closeness - one.closeness ||
    (titles[other.word] as number) - (titles[one.word] as number) ||
    Buffer.compare(words.bytesOf(one.word), words.bytesOf(other.word));
  const first = begun.sort(byCloseness).slice(0, maxBeginning);
  const others = similar.sort(byCloseness).filter(({ word }) => !first.some((begins) => begins.word === word));
  const near = [...first, ...others].slice(0, limit).map(({ word }) => Buffer.from(words.bytesOf(word)).toString());
  return { palavra, n_titles: own === undefined ? 0 : (titles[own] as number), near };
}

interface Near {
  word: number;
  closeness: number;
}

const startsWith = (word: Uint8Array, beginning: Uint8Array): boolean =>
  word.length > beginning.length && beginning.every((byte, at) => word[at] === byte);
