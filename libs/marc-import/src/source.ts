import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { commandLine } from '@catalogue/command-kit/commandLine';
import { codeOf, Failure } from '@catalogue/command-kit/failure';

/** A file to read once. */
export interface Source {
  /** The name in reports. */
  name: string;
  /** Null for the standard input. */
  path: string | null;
  /** Null if the size is unknown. */
  totalBytes: number | null;
  /** Differs between files and between contents of a file; null if that is unknown. */
  version: string | null;
  /** Bytes read so far, before decompression. */
  readBytes(): number;
  /** The contents, decompressed. */
  chunks(): AsyncIterable<Uint8Array>;
}

/** Checks that each file can be read and is not empty. Throws a Failure that names all others. */
export async function findSources(files: string[]): Promise<Source[]> {
  const problems = await Promise.all(files.map((file) => (file === '-' ? null : describeProblem(file))));
  const sentences = problems.filter((sentence) => sentence !== null);
  if (sentences.length > 0) throw new Failure(sentences.join('\n'));
  return Promise.all(
    files.map((file) => (file === '-' ? fromStream('standard input', process.stdin) : fromFile(file))),
  );
}

async function describeProblem(file: string): Promise<string | null> {
  const answer = await sizeOf(file);
  if (answer === 0) return `${file} is empty: there is nothing to import.`;
  if (typeof answer === 'number') return null;
  if (answer === 'ENOENT') return `There is no file ${file}: check its name and folder.`;
  if (answer === 'EISDIR')
    return `${file} is a folder: name the files in it, as in "${commandLine('import', `${file}/*.mrc`)}".`;
  if (answer === 'EACCES') return `This user may not read ${file}: make it readable first.`;
  return `${file} cannot be read (${answer}).`;
}

// A pipe has size 0 too, but may have contents.
async function sizeOf(file: string): Promise<number | string> {
  try {
    const handle = await open(file);
    const stats = await handle.stat().finally(() => handle.close());
    if (stats.isDirectory()) return 'EISDIR';
    return stats.isFile() ? stats.size : Infinity;
  } catch (error) {
    return codeOf(error) ?? String(error);
  }
}

/** A source of bytes that come from elsewhere. @param totalBytes how many they are */
export const sourceOf = (name: string, chunks: AsyncIterable<Uint8Array>, totalBytes: number): Source => ({
  ...fromStream(name, chunks),
  totalBytes,
});

async function fromFile(path: string): Promise<Source> {
  const size = await sizeOf(path);
  const { mtimeMs } = await stat(path);
  return {
    ...fromStream(basename(path), createReadStream(path, { highWaterMark: 256 * 1024 })),
    path,
    totalBytes: Number.isFinite(size) ? Number(size) : null,
    version: Number.isFinite(size) ? `${path} ${size} ${mtimeMs}` : null,
  };
}

function fromStream(name: string, stream: AsyncIterable<Uint8Array>): Source {
  let bytes = 0;
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of stream) {
      bytes += chunk.length;
      yield chunk;
    }
  }
  return {
    name,
    path: null,
    totalBytes: null,
    version: null,
    readBytes: () => bytes,
    chunks: () => unpacked(counted()),
  };
}

async function* unpacked(chunks: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  const first = await chunks.next();
  if (first.done) return;
  async function* all(): AsyncGenerator<Uint8Array> {
    yield first.value as Uint8Array;
    yield* chunks;
  }
  const isGzip = first.value[0] === 0x1f && first.value[1] === 0x8b;
  // An error of either stream ends the other.
  yield* isGzip
    ? (pipeline(Readable.from(all()), createGunzip(), () => undefined) as AsyncIterable<Uint8Array>)
    : all();
}
