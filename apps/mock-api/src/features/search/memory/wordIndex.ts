import { GrowingColumn } from './columns';
import { Lexemes } from './lexemes';
import { bytesOf } from './bytes';
import { TitleSet } from './titleSet';

/**
 * Which texts have which words, as they are written. The postings of a word, one for each text that has it, are those
 * from `starts[word]` to `starts[word + 1]`.
 */
export interface WordIndex {
  words: Lexemes;
  /** The numbers of the words in the order of their bytes. */
  sorted: Uint32Array;
  starts: Uint32Array;
  texts: Uint32Array;
  /** The fields of the text in which each posting has its word, a bit for each. */
  fields: Uint8Array;
}

/** Makes an index of texts, which must come in the order of their numbers. */
export class WordIndexBuilder {
  readonly #words = new Lexemes();
  readonly #wordOf = new GrowingColumn(Uint32Array);
  readonly #texts = new GrowingColumn(Uint32Array);
  readonly #fields = new GrowingColumn(Uint8Array);
  /** The last posting of each word, plus one. */
  readonly #last = new GrowingColumn(Uint32Array);

  /** Adds the words of a field of a text: whatever stands between ASCII marks, spaces and line breaks. */
  add(text: number, field: number, bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length; at += 1) {
      const from = at;
      while (at < bytes.length && isOfWord(bytes[at] as number)) at += 1;
      if (at > from) this.#addWord(text, field, this.#words.numberOf(bytes, from, at));
    }
  }

  #addWord(text: number, field: number, word: number): void {
    if (word === this.#last.length) this.#last.push(0);
    const last = (this.#last.values[word] as number) - 1;
    if (last >= 0 && this.#texts.values[last] === text) {
      this.#fields.values[last] = (this.#fields.values[last] as number) | field;
      return;
    }
    this.#wordOf.push(word);
    this.#texts.push(text);
    this.#fields.push(field);
    this.#last.values[word] = this.#texts.length;
  }

  get byteLength(): number {
    return bytesOf([this.#words, this.#wordOf, this.#texts, this.#fields, this.#last]);
  }

  build(): WordIndex {
    const [words, count] = [this.#words, this.#texts.length];
    const [wordOf, unsortedTexts, unsortedFields] = [this.#wordOf.values, this.#texts.values, this.#fields.values];
    const starts = startsOf(wordOf, count, words.count);
    const texts = new Uint32Array(count);
    const fields = new Uint8Array(count);
    const next = starts.slice();
    for (let entry = 0; entry < count; entry += 1) {
      const word = wordOf[entry] as number;
      const posting = next[word] as number;
      next[word] = posting + 1;
      texts[posting] = unsortedTexts[entry] as number;
      fields[posting] = unsortedFields[entry] as number;
    }
    return { words, sorted: sortedNumbers(words), starts, texts, fields };
  }
}

const [zero, nine, a, z, firstBeyondAscii] = [0x30, 0x39, 0x61, 0x7a, 0x80];
const isOfWord = (byte: number): boolean =>
  byte >= firstBeyondAscii || (byte >= a && byte <= z) || (byte >= zero && byte <= nine);

/** Where the entries of each number begin, once they are sorted by it; at the end, how many there are. */
export function startsOf(numbers: Uint32Array, count: number, most: number): Uint32Array {
  const starts = new Uint32Array(most + 1);
  for (let entry = 0; entry < count; entry += 1) {
    const next = (numbers[entry] as number) + 1;
    starts[next] = (starts[next] as number) + 1;
  }
  for (let number = 0; number < most; number += 1)
    starts[number + 1] = (starts[number + 1] as number) + (starts[number] as number);
  return starts;
}

function sortedNumbers(words: Lexemes): Uint32Array {
  const spelled = Array.from({ length: words.count }, (_, number) => Buffer.from(words.bytesOf(number)));
  return Uint32Array.from(spelled.keys()).sort((one, other) =>
    Buffer.compare(spelled[one] as Buffer, spelled[other] as Buffer),
  );
}

/** The texts that have all words in one of the fields each; the last word may be the beginning of one. */
export function textsWith(index: WordIndex, words: readonly string[], wanted: number, size: number): TitleSet {
  const [first, ...others] = words.map((word, at) => {
    const set = new TitleSet(size);
    const bytes = Buffer.from(word);
    for (const number of at === words.length - 1 ? beginningWith(index, bytes) : known(index.words.find(bytes)))
      for (let posting = index.starts[number] as number; posting < (index.starts[number + 1] as number); posting += 1)
        if (((index.fields[posting] as number) & wanted) !== 0) set.add(index.texts[posting] as number);
    return set;
  });
  return others.reduce((set, other) => set.intersect(other), first ?? new TitleSet(size));
}

const known = (number: number | undefined): number[] => (number === undefined ? [] : [number]);

function beginningWith({ words, sorted }: WordIndex, beginning: Buffer): Uint32Array {
  const placeOf = (isBefore: (word: Uint8Array) => boolean): number => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isBefore(words.bytesOf(sorted[middle] as number))) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const from = placeOf((word) => Buffer.compare(word, beginning) < 0);
  const to = placeOf((word) => Buffer.compare(word.subarray(0, beginning.length), beginning) <= 0);
  return sorted.subarray(from, to);
}
