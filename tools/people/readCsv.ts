import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, Transform } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { codeOf, Failure } from '@catalogue/command-kit/failure';

/** A record of a CSV file with the line that it begins in. */
export interface CsvLine {
  line: number;
  cells: string[];
}

const separators = [';', ',', '\t'];
const headerBytes = 64 * 1024;
const maxLineLength = 64 * 1024;

/** Reads a CSV file in UTF-8, with or without BOM, whose separator is that of its first line. Throws a Failure. */
export async function* readCsv(file: string): AsyncGenerator<CsvLine> {
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
    pipeline(createReadStream(file), utf8(), parser, () => undefined);
    for await (const { info, record } of parser as AsyncIterable<{ info: { lines: number }; record: string[] }>)
      yield { line: info.lines - lineEnds(record), cells: record };
  } catch (error) {
    if (error instanceof CsvError)
      throw new Failure(`${file}:${Number(error['lines'])}: ${reasons[error.code] ?? error.message}.`);
    if (codeOf(error) === 'ERR_ENCODING_INVALID_ENCODED_DATA')
      throw new Failure(`${file} is not in UTF-8: in Excel, save it as "CSV UTF-8".`);
    if (/^E[A-Z]+$/.test(codeOf(error) ?? '')) throw new Failure(`${file} cannot be read (${codeOf(error)}).`);
    throw error;
  }
}

const reasons: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quotation mark is not closed',
  CSV_INVALID_CLOSING_QUOTE: 'a quotation mark is not closed before the next separator',
  INVALID_OPENING_QUOTE: 'a quotation mark is inside a value that does not begin with one',
  CSV_MAX_RECORD_SIZE: `this line is longer than ${maxLineLength} characters`,
};

const lineEnds = (cells: string[]): number => cells.join('').split('\n').length - 1;

async function separatorOf(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headerBytes), 0, headerBytes, 0);
    const [header = ''] = buffer.toString('latin1', 0, bytesRead).split(/\r?\n/);
    const uses = (separator: string) => header.split(separator).length;
    return separators.reduce((most, separator) => (uses(separator) > uses(most) ? separator : most));
  } finally {
    await handle.close();
  }
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
