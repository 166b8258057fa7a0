/** A set of the titles of a part of the index, one bit each. Its operations change the set. */
export class TitleSet {
  readonly #bits: Uint32Array;

  constructor(
    readonly size: number,
    bits = new Uint32Array((size + 31) >>> 5),
  ) {
    this.#bits = bits;
  }

  static all(size: number): TitleSet {
    return new TitleSet(size).complement();
  }

  copy(): TitleSet {
    return new TitleSet(this.size, this.#bits.slice());
  }

  add(title: number): void {
    const word = title >>> 5;
    this.#bits[word] = (this.#bits[word] as number) | (1 << (title & 31));
  }

  has(title: number): boolean {
    return ((this.#bits[title >>> 5] as number) & (1 << (title & 31))) !== 0;
  }

  intersect(other: TitleSet): this {
    for (let word = 0; word < this.#bits.length; word += 1)
      this.#bits[word] = (this.#bits[word] as number) & (other.#bits[word] as number);
    return this;
  }

  unite(other: TitleSet): this {
    for (let word = 0; word < this.#bits.length; word += 1)
      this.#bits[word] = (this.#bits[word] as number) | (other.#bits[word] as number);
    return this;
  }

  subtract(other: TitleSet): this {
    for (let word = 0; word < this.#bits.length; word += 1)
      this.#bits[word] = (this.#bits[word] as number) & ~(other.#bits[word] as number);
    return this;
  }

  complement(): this {
    for (let word = 0; word < this.#bits.length; word += 1) this.#bits[word] = ~(this.#bits[word] as number);
    const rest = this.size & 31;
    const last = this.#bits.length - 1;
    if (rest !== 0) this.#bits[last] = (this.#bits[last] as number) & ((1 << rest) - 1);
    return this;
  }

  /** Keeps the titles for which the test is true. */
  keep(test: (title: number) => boolean): this {
    for (const title of this.titles()) if (!test(title)) this.remove(title);
    return this;
  }

  /** In ascending order. */
  titles(): Uint32Array {
    const found = new Uint32Array(this.count());
    let next = 0;
    for (let word = 0; word < this.#bits.length; word += 1) {
      let bits = this.#bits[word] as number;
      while (bits !== 0) {
        found[next] = (word << 5) + 31 - Math.clz32(bits & -bits);
        next += 1;
        bits &= bits - 1;
      }
    }
    return found;
  }

  count(): number {
    let count = 0;
    for (const word of this.#bits) {
      let bits = word - ((word >>> 1) & 0x55555555);
      bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
      count += Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
    }
    return count;
  }

  remove(title: number): void {
    const word = title >>> 5;
    this.#bits[word] = (this.#bits[word] as number) & ~(1 << (title & 31));
  }
}
