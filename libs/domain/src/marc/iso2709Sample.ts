// Builds bytes for the readers' tests. Strings represent bytes, one character each (`\x00`-`\xff`).

/** One byte for each character, which is at most `\xff`. */
export const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));

/** The UTF-8 bytes of a text, as such a string. */
export const utf8 = (text: string): string =>
  Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');

/** A stream of the bytes in chunks of `size`. */
export async function* inChunks(bytes: Uint8Array, size = 64): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

/** All items of a stream, once it has ended. */
export const collect = async <T>(items: AsyncIterable<T>): Promise<T[]> => {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
};

/** What a sample states wrongly about itself. */
export interface SampleLies {
  /** Leader/09. */
  scheme?: string;
  length?: string;
  base?: string;
  directory?: string;
  terminator?: string;
}

const padded = (value: number, width: number): string => String(value).padStart(width, '0');

/** An ISO 2709 record of these fields (indicators and delimiters included), valid except for the requested lies. */
export const isoRecord = (fields: [tag: string, data: string][], lies: SampleLies = {}): string => {
  let directory = '';
  let data = '';
  for (const [tag, value] of fields) {
    directory += tag + padded(value.length + 1, 4) + padded(data.length, 5);
    data += `${value}\x1e`;
  }
  const written = lies.directory ?? directory;
  const base = 24 + written.length + 1;
  const length = padded(base + data.length + 1, 5);
  const leader = `${lies.length ?? length}nam ${lies.scheme ?? ' '}22${lies.base ?? padded(base, 5)} a 4500`;
  return `${leader}${written}\x1e${data}${lies.terminator ?? '\x1d'}`;
};

/** A small record identified by its control number. */
export const plainRecord = (id: string): string =>
  isoRecord([
    ['001', id],
    ['245', '10\x1faO livro\x1fbum romance'],
  ]);
