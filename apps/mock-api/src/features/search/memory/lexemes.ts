import { GrowingColumn } from './columns';

/** The stems that titles are found by, as bytes, each with a number. A table of strings would take several times the memory. */
export class Lexemes {
  #bytes = new GrowingColumn<Uint8Array>(Uint8Array);
  #starts = new GrowingColumn<Uint32Array>(Uint32Array);
  // The number of the lexeme in each slot, plus one; a taken slot leads to the next one.
  #slots: Uint32Array = new Uint32Array(4096);

  constructor() {
    this.#starts.push(0);
  }

  /** The same lexemes as those that had these columns. */
  static of({ bytes, starts, slots }: Lexemes['columns']): Lexemes {
    const lexemes = new Lexemes();
    lexemes.#bytes = GrowingColumn.of(bytes);
    lexemes.#starts = GrowingColumn.of(starts);
    lexemes.#slots = slots;
    return lexemes;
  }

  /** All that they consist of. */
  get columns(): { bytes: Uint8Array; starts: Uint32Array; slots: Uint32Array } {
    return { bytes: this.#bytes.finished(), starts: this.#starts.finished(), slots: this.#slots };
  }

  get count(): number {
    return this.#starts.length - 1;
  }

  get byteLength(): number {
    return this.#bytes.byteLength + this.#starts.byteLength + this.#slots.byteLength;
  }

  /** The number of a lexeme, new if it is not known yet. */
  numberOf(source: Uint8Array, from: number, to: number): number {
    const slot = this.#slotOf(source, from, to);
    const known = this.#slots[slot] as number;
    if (known !== 0) return known - 1;
    this.#bytes.append(source.subarray(from, to));
    this.#starts.push(this.#bytes.length);
    this.#slots[slot] = this.count;
    if (this.count * 2 > this.#slots.length) this.#widen();
    return this.count - 1;
  }

  /** The bytes of a lexeme, by its number. */
  bytesOf(number: number): Uint8Array {
    const starts = this.#starts.values;
    return this.#bytes.values.subarray(starts[number] as number, starts[number + 1] as number);
  }

  /** The number of a lexeme; undefined if no title has it. */
  find(lexeme: Uint8Array): number | undefined {
    const known = this.#slots[this.#slotOf(lexeme, 0, lexeme.length)] as number;
    return known === 0 ? undefined : known - 1;
  }

  #slotOf(source: Uint8Array, from: number, to: number): number {
    const mask = this.#slots.length - 1;
    let slot = hash(source, from, to) & mask;
    for (;;) {
      const known = this.#slots[slot] as number;
      if (known === 0 || this.#equals(known - 1, source, from, to)) return slot;
      slot = (slot + 1) & mask;
    }
  }

  #equals(number: number, source: Uint8Array, from: number, to: number): boolean {
    const starts = this.#starts.values;
    const start = starts[number] as number;
    if ((starts[number + 1] as number) - start !== to - from) return false;
    const bytes = this.#bytes.values;
    for (let place = from; place < to; place += 1)
      if ((bytes[start + place - from] as number) !== (source[place] as number)) return false;
    return true;
  }

  #widen(): void {
    this.#slots = new Uint32Array(this.#slots.length * 2);
    const [bytes, starts, mask] = [this.#bytes.values, this.#starts.values, this.#slots.length - 1];
    for (let number = 0; number < this.count; number += 1) {
      let slot = hash(bytes, starts[number] as number, starts[number + 1] as number) & mask;
      while ((this.#slots[slot] as number) !== 0) slot = (slot + 1) & mask;
      this.#slots[slot] = number + 1;
    }
  }
}

/** FNV-1a. */
function hash(source: Uint8Array, from: number, to: number): number {
  let value = 0x811c9dc5;
  for (let place = from; place < to; place += 1) value = Math.imul(value ^ (source[place] as number), 0x01000193);
  return (value ^ (value >>> 15)) >>> 0;
}
