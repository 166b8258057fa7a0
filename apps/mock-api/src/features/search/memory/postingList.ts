import type { Segment } from './segment';

/** The postings of a lexeme, walked in the order of the titles. */
export class PostingList {
  readonly #titles: Uint32Array;
  readonly #end: number;
  #next: number;

  constructor({ titles, starts }: Segment, lexeme: number | undefined) {
    this.#titles = titles;
    this.#next = lexeme === undefined ? 0 : (starts[lexeme] as number);
    this.#end = lexeme === undefined ? 0 : (starts[lexeme + 1] as number);
  }

  /** The posting of a title, or -1; titles must ascend. */
  seek(title: number): number {
    let step = 1;
    let high = this.#next;
    while (high < this.#end && (this.#titles[high] as number) < title) {
      this.#next = high + 1;
      high += step;
      step *= 2;
    }
    high = Math.min(high, this.#end);
    while (this.#next < high) {
      const middle = (this.#next + high) >>> 1;
      if ((this.#titles[middle] as number) < title) this.#next = middle + 1;
      else high = middle;
    }
    return this.#next < this.#end && (this.#titles[this.#next] as number) === title ? this.#next : -1;
  }
}
