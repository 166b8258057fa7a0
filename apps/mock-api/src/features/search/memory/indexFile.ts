import { randomBytes } from 'node:crypto';
import { open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import { isPlain } from './bytes';
import { HeadingsBuilder, type Headings } from './headings';
import { Lexemes } from './lexemes';
import type { Segment } from './segment';
import { SegmentBuilder } from './segmentBuilder';
import { SpellingsBuilder, type Spellings } from './spellings';
import type { OrderByPlace, Seen } from './titles.store';

/** What is kept of the index: all that was read from PostgreSQL at one moment. */
export interface StoredIndex {
  seen: Seen;
  base: Segment;
  headings: Headings;
  spellings: Spellings;
  places: Readonly<Record<OrderByPlace, Int32Array>>;
}

// To be raised when the same columns mean something else.
const version = 4;
const types = { Uint8Array, Uint16Array, Uint32Array, Int32Array };
type TypeName = keyof typeof types;
type Column = Uint8Array | Uint16Array | Uint32Array | Int32Array;

interface Header {
  version: number;
  seen: Omit<Seen, 'change'> & { change: string };
  size: number;
  languages: [string, number][];
  columns: { name: string; type: TypeName; length: number; checksum: number }[];
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Column): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

/** Every column of a part of the index by its way there, in one order. */
function columnsOf(part: object, way = ''): [string, Column][] {
  return Object.entries(part).flatMap(([name, value]: [string, unknown]): [string, Column][] => {
    if (ArrayBuffer.isView(value)) return [[way + name, value as Column]];
    if (value instanceof Lexemes) return columnsOf(value.columns, `${way}${name}.`);
    return isPlain(value) ? columnsOf(value, `${way}${name}.`) : [];
  });
}

/** The same part with these columns. */
function withColumns<Part extends object>(part: Part, columns: ReadonlyMap<string, Column>, way = ''): Part {
  const entries = Object.entries(part).map(([name, value]: [string, unknown]): [string, unknown] => {
    if (ArrayBuffer.isView(value)) return [name, columns.get(way + name)];
    if (value instanceof Lexemes) return [name, Lexemes.of(withColumns(value.columns, columns, `${way}${name}.`))];
    return [name, isPlain(value) ? withColumns(value, columns, `${way}${name}.`) : value];
  });
  return Object.fromEntries(entries) as Part;
}

const withoutSeen = ({ base, headings, spellings, places }: Omit<StoredIndex, 'seen'>) => ({
  base,
  headings,
  spellings,
  places,
});

/** Writes the file as a whole: a reader finds the old one or the new one. */
export async function writeIndexFile(path: string, kept: StoredIndex): Promise<void> {
  const columns = columnsOf(withoutSeen(kept));
  const header: Header = {
    version,
    seen: { ...kept.seen, change: String(kept.seen.change) },
    size: kept.base.size,
    languages: [...kept.base.languageNumbers],
    columns: columns.map(([name, column]) => ({
      name,
      type: column.constructor.name as TypeName,
      length: column.length,
      checksum: crc32(bytesOf(column)),
    })),
  };
  const json = Buffer.from(JSON.stringify(header));
  const start = Buffer.alloc(8);
  start.writeUInt32BE(json.length, 0);
  start.writeUInt32BE(crc32(json), 4);
  const unfinished = `${path}.${randomBytes(4).toString('hex')}`;
  const file = await open(unfinished, 'wx');
  try {
    for (const part of [start, json, ...columns.map(([, column]) => bytesOf(column))]) await file.writeFile(part);
    await file.sync();
    await file.close();
    await rename(unfinished, path);
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** In milliseconds before this process began; a file that is being written has changed since. */
const abandonedAfter = 60 * 60 * 1000;

/** Removes what processes that were killed have left of the file. */
async function removeUnfinished(path: string): Promise<void> {
  const folder = dirname(path);
  const unfinished = (await readdir(folder)).filter(
    (name) => name.startsWith(`${basename(path)}.`) && /\.[0-9a-f]{8}$/.test(name),
  );
  for (const name of unfinished) {
    const { mtimeMs } = await stat(join(folder, name));
    if (performance.timeOrigin - mtimeMs > abandonedAfter) await rm(join(folder, name), { force: true });
  }
}

/**
 * What the file has; undefined if there is none, if it is damaged, or of another version. What killed processes have left
 * of it is removed.
 */
export async function readIndexFile(path: string): Promise<StoredIndex | undefined> {
  await removeUnfinished(path).catch(() => undefined);
  const file = await open(path).catch(() => undefined);
  try {
    return file && (await indexIn(file));
  } finally {
    await file?.close();
  }
}

async function indexIn(file: FileHandle): Promise<StoredIndex | undefined> {
  const start = await read(file, Buffer.alloc(8));
  const { size } = await file.stat();
  if (!start || start.readUInt32BE(0) > size) return undefined;
  const json = await read(file, Buffer.alloc(start.readUInt32BE(0)));
  if (!json || crc32(json) !== start.readUInt32BE(4)) return undefined;
  const header = JSON.parse(json.toString()) as Header;
  const empty = {
    base: new SegmentBuilder().build(),
    headings: new HeadingsBuilder().build(),
    spellings: new SpellingsBuilder().build(),
    places: { O: new Int32Array(), F: new Int32Array(), P: new Int32Array() },
  };
  const expected = columnsOf(empty);
  const isSame = expected.every(
    ([name, column], place) =>
      header.columns[place]?.name === name && header.columns[place].type === column.constructor.name,
  );
  if (header.version !== version || !isSame || header.columns.length !== expected.length) return undefined;
  const columns = new Map<string, Column>();
  for (const { name, type, length, checksum } of header.columns) {
    const column = new types[type](length);
    const bytes = await read(file, bytesOf(column));
    if (!bytes || crc32(bytes) !== checksum) return undefined;
    columns.set(name, column);
  }
  const { base, ...others } = withColumns(empty, columns);
  return {
    ...others,
    seen: { ...header.seen, change: BigInt(header.seen.change) },
    base: { ...base, size: header.size, languageNumbers: new Map(header.languages) },
  };
}

/** Fills the bytes from the file; undefined if it ends before. */
async function read<Bytes extends Uint8Array>(file: FileHandle, bytes: Bytes): Promise<Bytes | undefined> {
  let place = 0;
  while (place < bytes.length) {
    const { bytesRead } = await file.read(bytes, place, bytes.length - place);
    if (bytesRead === 0) return undefined;
    place += bytesRead;
  }
  return bytes;
}
