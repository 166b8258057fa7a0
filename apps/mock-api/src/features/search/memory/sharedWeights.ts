import { PostingList } from './postingList';
import type { Segment } from './segment';

/** Where some titles, ascending, have the words of a row: the weights that every word has, and those that each word has one of. */
export interface SharedWeights {
  /** Of each title the weights that all words have there, as bits. */
  shared: Uint8Array;
  /** Of each title 1 if each word has one of the wanted weights there. */
  hasWanted: Uint8Array;
}

/** Of many titles at once: to look for each in the lists of all words takes several times as long. */
export function sharedWeights(
  segment: Segment,
  titles: Uint32Array,
  groups: readonly string[][],
  wanted: number,
): SharedWeights {
  const shared = new Uint8Array(titles.length).fill(0b1111);
  const hasWanted = new Uint8Array(titles.length).fill(1);
  const weights = new Uint8Array(titles.length);
  for (const lexemes of groups) {
    weights.fill(0);
    for (const lexeme of new Set(lexemes)) addWeights(weights, segment, titles, lexeme);
    for (let place = 0; place < titles.length; place += 1) {
      const found = weights[place] as number;
      shared[place] = (shared[place] as number) & found;
      if ((found & wanted) === 0) hasWanted[place] = 0;
    }
  }
  return { shared, hasWanted };
}

// In a much longer list the titles are looked for one by one.
const muchLonger = 8;

function addWeights(weights: Uint8Array, segment: Segment, titles: Uint32Array, lexeme: string): void {
  const number = segment.lexemes.find(Buffer.from(lexeme));
  if (number === undefined) return;
  const [from, end] = [segment.starts[number] as number, segment.starts[number + 1] as number];
  const add = (place: number, posting: number) => {
    weights[place] = (weights[place] as number) | (segment.weights[posting] as number);
  };
  if (end - from > muchLonger * titles.length) {
    const list = new PostingList(segment, number);
    for (let place = 0; place < titles.length; place += 1) {
      const posting = list.seek(titles[place] as number);
      if (posting >= 0) add(place, posting);
    }
    return;
  }
  for (let place = 0, posting = from; place < titles.length && posting < end;) {
    const [wanted, listed] = [titles[place] as number, segment.titles[posting] as number];
    if (wanted === listed) add(place, posting);
    if (wanted <= listed) place += 1;
    if (listed <= wanted) posting += 1;
  }
}
