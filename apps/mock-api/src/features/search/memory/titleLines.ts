import { GrowingColumn } from './columns';
import type { Segment } from './segment';

/** Where the lines of some texts begin: those of a title are the lines from `ofTitle[title]` to `ofTitle[title + 1]`. */
export interface Lines {
  starts: Uint32Array;
  /** Their first four bytes. */
  heads: Uint32Array;
  ofTitle: Uint32Array;
}

/** The lines of the titles themselves, and of their other forms. */
export interface LinesOfTitles {
  own: Lines;
  others: Lines;
}

const newline = 0x0a;
const known = new WeakMap<Segment, LinesOfTitles>();

/** Found once for each segment: to look for them in each search takes most of the time of one that finds many titles. */
export function linesOf(segment: Segment): LinesOfTitles {
  const { titleForms, titleFormStarts, otherForms, otherFormStarts } = segment;
  const lines = known.get(segment) ?? {
    own: linesIn(titleForms, titleFormStarts),
    others: linesIn(otherForms, otherFormStarts),
  };
  known.set(segment, lines);
  return lines;
}

function linesIn(texts: Uint8Array, titleStarts: Uint32Array): Lines {
  const starts = new GrowingColumn(Uint32Array);
  const ofTitle = new Uint32Array(titleStarts.length);
  for (let title = 0; title + 1 < titleStarts.length; title += 1) {
    // A line break is at both ends.
    const last = (titleStarts[title + 1] as number) - 1;
    for (let at = titleStarts[title] as number; at < last; at += 1) if (texts[at] === newline) starts.push(at + 1);
    ofTitle[title + 1] = starts.length;
  }
  const finished = starts.finished();
  return { starts: finished, heads: finished.map((start) => headAt(texts, start)), ofTitle };
}

const headLength = 4;

function headAt(texts: Uint8Array, start: number): number {
  let head = 0;
  for (let place = 0; place < headLength; place += 1) head |= (texts[start + place] ?? 0) << (8 * place);
  return head >>> 0;
}

/** Whether a line begins with a key. */
export class LineStart {
  readonly #head: number;
  readonly #mask: number;

  constructor(private readonly key: Uint8Array) {
    this.#head = headAt(key, 0);
    this.#mask = key.length >= headLength ? -1 : (1 << (8 * key.length)) - 1;
  }

  is(texts: Uint8Array, { starts, heads }: Lines, line: number): boolean {
    // The heads are beside each other: most texts, which are not, need not be looked at.
    if ((((heads[line] as number) ^ this.#head) & this.#mask) !== 0) return false;
    return isAt(texts, starts[line] as number, this.key);
  }
}

/** Whether these bytes are at a place of some texts. */
export function isAt(texts: Uint8Array, at: number, bytes: Uint8Array): boolean {
  for (let place = 0; place < bytes.length; place += 1)
    if ((texts[at + place] as number) !== (bytes[place] as number)) return false;
  return true;
}
