import { pipeline, Transform } from 'node:stream';
import { setImmediate as othersTurn } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import type { TableErrorCode } from '@catalogue/api-contract';
import { TURN } from '../mapInTurns';
import { TableRefused, type TableError } from './tableError';

/** A table in CSV: a file, or what a browser has sent. */
export interface TableFile {
  name: string;
  /** Its bytes, from the first; it is read several times. */
  open: () => NodeJS.ReadableStream;
}

/** A record of a CSV file with the line that it begins in. */
export interface CsvLine {
  line: number;
  cells: string[];
}

const separators = [';', ',', '\t'];
const headerBytes = 64 * 1024;
const maxLineLength = 64 * 1024;
const pieceBytes = 8 * 1024;

/** Reads a CSV file in UTF-8, with or without BOM, whose separator is that of its first line. Throws a TableRefused. */
export async function* readCsv(file: TableFile): AsyncGenerator<CsvLine> {
  const refused = (line: number | null, code: TableErrorCode, facts: TableError['facts'] = {}) =>
    new TableRefused(file.name, [{ line, column: '', code, facts }]);
  try {
    const parser = parse({
      delimiter: await separatorOf(file),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      // Excel writes lines of separators alone below a table.
      skip_records_with_empty_values: true,
      trim: true,
      max_record_size: maxLineLength,
    });
    pipeline(file.open(), inPieces, utf8(), parser, () => undefined);
    let count = 0;
    for await (const { info, record } of parser as AsyncIterable<{ info: { lines: number }; record: string[] }>) {
      yield { line: info.lines - lineEnds(record), cells: record };
      count += 1;
      if (count % TURN === 0) await othersTurn();
    }
  } catch (error) {
    if (error instanceof CsvError)
      throw refused(Number(error['lines']), codes[error.code] ?? 'fileUnreadable', {
        most: maxLineLength,
        reason: error.message,
      });
    const code = String((error as NodeJS.ErrnoException).code);
    if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') throw refused(null, 'notUtf8');
    if (/^E[A-Z]+$/.test(code)) throw refused(null, 'fileUnreadable', { reason: code });
    throw error;
  }
}

const codes: Readonly<Record<string, TableErrorCode>> = {
  CSV_QUOTE_NOT_CLOSED: 'quoteNotClosed',
  CSV_INVALID_CLOSING_QUOTE: 'quoteNotClosed',
  INVALID_OPENING_QUOTE: 'quoteInside',
  CSV_MAX_RECORD_SIZE: 'lineTooLong',
};

const lineEnds = (cells: string[]): number => cells.join('').split('\n').length - 1;

/** What a browser has sent is one chunk of megabytes; the server answers other calls after each piece of it. */
async function* inPieces(chunks: AsyncIterable<Uint8Array | string>): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    const bytes = Buffer.from(chunk);
    for (let from = 0; from < bytes.length; from += pieceBytes) {
      yield bytes.subarray(from, from + pieceBytes);
      await othersTurn();
    }
  }
}

async function separatorOf(file: TableFile): Promise<string> {
  let start = '';
  for await (const chunk of file.open()) {
    // What a browser has sent is one chunk of megabytes.
    start += Buffer.from(chunk).toString('latin1', 0, headerBytes);
    if (start.includes('\n') || start.length >= headerBytes) break;
  }
  const end = start.indexOf('\n');
  const header = start.slice(0, end < 0 ? headerBytes : Math.min(end, headerBytes));
  const uses = (separator: string) => header.split(separator).length;
  return separators.reduce((most, separator) => (uses(separator) > uses(most) ? separator : most));
}

/** Text of UTF-8, without BOM. Fails at the first byte that is not UTF-8. */
function utf8(): Transform {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decoded = (give: () => string, done: (error: Error | null, text?: string) => void) => {
    try {
      done(null, give());
    } catch (error) {
      done(error as Error);
    }
  };
  return new Transform({
    transform: (chunk: Buffer, _, done) => decoded(() => decoder.decode(chunk, { stream: true }), done),
    flush: (done) => decoded(() => decoder.decode(), done),
  });
}
