import { TermType } from '@catalogue/api-contract';
import { closenessDegrees, type Closeness } from '@catalogue/domain';
import type { SearchRow } from '../searchRows';
import type { Segment } from './segment';
import { sharedWeights, type SharedWeights } from './sharedWeights';
import { isAt, linesOf, LineStart, type Lines, type LinesOfTitles } from './titleLines';
import { columnWeights } from './wordGroups';

const place = Object.fromEntries(closenessDegrees.map((degree, at) => [degree, at])) as Record<Closeness, number>;
const [newline, space] = [0x0a, 0x20];
const headings = columnWeights[TermType.title] | columnWeights[TermType.author] | columnWeights[TermType.subject];

/** How a text contains a key: as a whole line, at the beginning of one, as words within one, or not. */
const enum Found {
  whole,
  start,
  within,
  not,
}

/** The closeness of titles, ascending, to a row, by the rule of `closenessOf` in the domain. */
export class TitleCloseness {
  readonly #segment: Segment;
  readonly #key: Uint8Array;
  readonly #lines: LinesOfTitles;
  readonly #words: Uint8Array[];
  readonly #asksTitle: boolean;
  readonly #start: LineStart;
  readonly #weights: SharedWeights;

  constructor(
    segment: Segment,
    private readonly titles: Uint32Array,
    { key, column }: SearchRow,
    groups: readonly string[][],
  ) {
    this.#segment = segment;
    this.#key = Buffer.from(key);
    this.#lines = linesOf(segment);
    this.#words = key.split(' ').map((word) => Buffer.from(` ${word} `));
    this.#asksTitle = column !== TermType.author;
    this.#start = new LineStart(this.#key);
    this.#weights = sharedWeights(segment, titles, groups, headings);
  }

  /** Of the title at this place a place in `closenessDegrees`; if it is farther than `farthest`, any place behind that. */
  of(at: number, farthest: number): number {
    const title = this.titles[at] as number;
    const shared = this.#weights.shared[at] as number;
    if (this.#asksTitle && (shared & columnWeights[TermType.title]) !== 0)
      return farthest < place.titlePhrase ? this.#atStartOfTitle(title) : this.#byTitle(title);
    if ((shared & columnWeights[TermType.author]) !== 0)
      return this.#isMainEntry(title) ? place.mainEntry : place.names;
    if ((shared & columnWeights[TermType.subject]) !== 0) return place.subjects;
    return this.#weights.hasWanted[at] === 1 ? place.headings : place.anywhere;
  }

  #byTitle(title: number): number {
    const { titleForms, titleFormStarts, otherForms, otherFormStarts } = this.#segment;
    const own = this.#found(titleForms, titleFormStarts, title);
    if (own === Found.whole) return place.title;
    const other = this.#found(otherForms, otherFormStarts, title);
    if (other === Found.whole) return place.otherTitle;
    if (own === Found.start) return place.titleStart;
    if (other === Found.start) return place.otherTitleStart;
    return own === Found.within ? place.titlePhrase : place.titleWords;
  }

  /** The same where it is enough to know whether the key is a title, or at the start of one. */
  #atStartOfTitle(title: number): number {
    const { titleForms, otherForms } = this.#segment;
    const own = this.#atStart(titleForms, this.#lines.own, title);
    if (own === Found.whole) return place.title;
    const other = this.#atStart(otherForms, this.#lines.others, title);
    if (other === Found.whole) return place.otherTitle;
    if (own === Found.start) return place.titleStart;
    return other === Found.start ? place.otherTitleStart : place.titleWords;
  }

  #atStart(texts: Uint8Array, lines: Lines, title: number): Found {
    const end = lines.ofTitle[title + 1] as number;
    let best = Found.not;
    for (let line = lines.ofTitle[title] as number; line < end; line += 1) {
      if (!this.#start.is(texts, lines, line)) continue;
      const after = texts[(lines.starts[line] as number) + this.#key.length] as number;
      if (after === newline) return Found.whole;
      if (after === space) best = Found.start;
    }
    return best;
  }

  /** The best way in which the lines of a title contain the key. */
  #found(texts: Uint8Array, starts: Uint32Array, title: number): Found {
    const key = this.#key;
    const [first, length] = [key[0] as number, key.length];
    let best = Found.not;
    // A line break is at both ends.
    const last = (starts[title + 1] as number) - length - 1;
    for (let at = (starts[title] as number) + 1; at <= last; at += 1) {
      if ((texts[at] as number) !== first) continue;
      const before = texts[at - 1] as number;
      const after = texts[at + length] as number;
      if ((before !== newline && before !== space) || (after !== newline && after !== space)) continue;
      if (!isAt(texts, at, key)) continue;
      if (before !== newline) best = Math.min(best, Found.within);
      else if (after !== newline) best = Found.start;
      else return Found.whole;
    }
    return best;
  }

  #isMainEntry(title: number): boolean {
    const { mainEntries, mainEntryStarts } = this.#segment;
    return this.#words.every((word) => {
      const last = (mainEntryStarts[title + 1] as number) - word.length;
      for (let at = mainEntryStarts[title] as number; at <= last; at += 1) if (isAt(mainEntries, at, word)) return true;
      return false;
    });
  }
}
