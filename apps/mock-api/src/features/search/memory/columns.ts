type Column = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float32Array;
type ColumnType<C extends Column> = new (length: number) => C;

/** A column that becomes longer. */
export class GrowingColumn<C extends Column> {
  length = 0;
  #values: C;

  constructor(
    private readonly type: ColumnType<C>,
    capacity = 1024,
  ) {
    this.#values = new type(capacity);
  }

  /** A column that has these values already. */
  static of<C extends Column>(values: C): GrowingColumn<C> {
    const column = new GrowingColumn(values.constructor as ColumnType<C>, 0);
    column.#values = values;
    column.length = values.length;
    return column;
  }

  push(value: number): void {
    if (this.length === this.#values.length) this.#grow(this.length + 1);
    this.#values[this.length] = value;
    this.length += 1;
  }

  append(values: Column): void {
    if (this.length + values.length > this.#values.length) this.#grow(this.length + values.length);
    this.#values.set(values, this.length);
    this.length += values.length;
  }

  /** The values so far, and room for others; replaced when that is used up. */
  get values(): C {
    return this.#values;
  }

  get byteLength(): number {
    return this.#values.byteLength;
  }

  /** A copy that takes no more memory than it needs. */
  finished(): C {
    return this.#values.slice(0, this.length) as C;
  }

  #grow(least: number): void {
    const grown = new this.type(Math.max(least, Math.ceil(this.#values.length * 1.5)));
    grown.set(this.#values);
    this.#values = grown;
  }
}

/** The values at these places. */
export function picked<Values extends Int32Array | Uint32Array | Uint16Array>(
  column: Values,
  places: Uint32Array,
): Values {
  const values = new (column.constructor as ColumnType<Values>)(places.length);
  // A loop: a callback for each of many titles would take most of the time of a search.
  for (let place = 0; place < places.length; place += 1) values[place] = column[places[place] as number] as number;
  return values;
}
