import { withoutControlSigns } from './controlSigns';
import { readIso2709 } from './iso2709';
import { asciiText, ENTRY_LENGTH, LEADER_LENGTH } from './iso2709Directory';
import { FIELD_TERMINATOR, fillerLength, RECORD_TERMINATOR } from './iso2709Frames';
import { withoutLongRuns } from './longRuns';
import { readMarcXml } from './marcxml';
import { rejected, type ReadOptions, type ReadResult } from './readResult';

/** The format of a file, judged by its first bytes. */
export type MarcFormat = 'iso2709' | 'marcxml' | 'unknown';

/** More than the longest possible ISO 2709 record, so that a broken first record does not hide the second. */
const SNIFFED = 128 * 1024;

const LEADER = /^(?:\d{5}[\x20-\x7e]{5}\d\d|[ \d]{5}[\x20-\x7e]{5}22\d{5})/;
/** The first entry of a directory: a tag, a length and the start of the first field. */
const FIRST_ENTRY = /^[0-9A-Za-z]{3}\d{4}0{5}/;

/** Whether a record begins here: a leader, or a directory after one that is damaged. */
const looksLikeRecord = (bytes: Uint8Array): boolean => {
  const record = bytes.subarray(fillerLength(bytes));
  const base = record.indexOf(FIELD_TERMINATOR, LEADER_LENGTH) + 1;
  const hasEntries = base > LEADER_LENGTH + 1 && (base - 1 - LEADER_LENGTH) % ENTRY_LENGTH === 0;
  return (
    LEADER.test(asciiText(record, 0, LEADER_LENGTH)) ||
    (hasEntries && FIRST_ENTRY.test(asciiText(record, LEADER_LENGTH, LEADER_LENGTH + ENTRY_LENGTH)))
  );
};

/** Detects the format of a file from its first bytes (a whole record, if the file is long enough). */
export const sniffMarc = (head: Uint8Array): MarcFormat => {
  const isUtf16 = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff);
  const text = String.fromCharCode(...head.subarray(0, 64)).replace(/^\u00ef\u00bb\u00bf/, '');
  if (isUtf16 || /^[\s\0]*</.test(text)) return 'marcxml';
  let at = 0;
  while (at < head.length) {
    const terminator = head.indexOf(RECORD_TERMINATOR, at);
    if (looksLikeRecord(head.subarray(at, terminator < 0 ? head.length : terminator))) return 'iso2709';
    if (terminator < 0) break;
    at = terminator + 1;
  }
  return 'unknown';
};

async function* unread(head: Uint8Array[], rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* head;
  yield* { [Symbol.asyncIterator]: () => rest };
}

const joined = (parts: Uint8Array[]): Uint8Array => {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
};

/**
 * Reads a file of MARC records of any size in constant memory, as ISO 2709 or MARCXML depending on its first bytes. See
 * `readIso2709` and `readMarcXml`. A file in neither format yields one rejection of kind `not-marc`; an empty file
 * yields nothing. Never throws on bad data, only what `chunks` throws.
 */
export async function* readMarc(
  chunks: AsyncIterable<Uint8Array>,
  options: ReadOptions = {},
): AsyncGenerator<ReadResult> {
  const source = chunks[Symbol.asyncIterator]();
  const head: Uint8Array[] = [];
  let length = 0;
  try {
    while (length < SNIFFED) {
      const { done, value } = await source.next();
      if (done) break;
      head.push(new Uint8Array(value));
      length += value.length;
    }
    const beginning = joined(head);
    if (length === fillerLength(beginning)) return;
    const format = sniffMarc(beginning);
    if (format === 'unknown') {
      const raw = beginning.slice(0, 1024);
      yield { ...rejected('not-marc', 'The file is neither ISO 2709 nor MARCXML.'), raw, number: 1, offset: 0 };
      return;
    }
    const read = format === 'marcxml' ? readMarcXml : readIso2709;
    for await (const result of read(unread(head, source), options)) yield withoutLongRuns(withoutControlSigns(result));
  } finally {
    await source.return?.();
  }
}
