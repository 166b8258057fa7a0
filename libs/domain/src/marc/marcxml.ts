import { RecordFinder, type FoundRecord } from './marcxmlParser';
import { openXmlText, type XmlDecoder } from './marcxmlText';
import { DEFAULT_MAX_RECORD_BYTES, rejected, type ReadOptions, type ReadResult } from './readResult';

/** Chunk size for the parser; small, so that restarting after an error re-reads little text. */
const PIECE = 64 * 1024;
/** After errors: each costs as much as kilobytes of good records, and other work waits until a piece is read. */
const BROKEN_PIECE = 4 * 1024;
/** Long enough for a byte-order mark and an XML declaration. */
const HEAD = 256;

async function* pieces(chunks: AsyncIterable<Uint8Array>, isBroken: () => boolean): AsyncGenerator<Uint8Array> {
  let head: Uint8Array | undefined = new Uint8Array();
  for await (const chunk of chunks) {
    let bytes = chunk;
    if (head) {
      bytes = new Uint8Array([...head, ...chunk.subarray(0, HEAD)]);
      head = bytes.length < HEAD ? bytes : undefined;
      if (head) continue;
      yield bytes;
      bytes = chunk.subarray(HEAD);
    }
    let size = PIECE;
    for (let from = 0; from < bytes.length; from += size) {
      size = isBroken() ? BROKEN_PIECE : PIECE;
      yield bytes.subarray(from, from + size);
    }
  }
  if (head && head.length > 0) yield head;
}

/**
 * Reads the records of a MARCXML file of any size one by one: a collection or a single record, with or without a
 * namespace prefix, in UTF-8, UTF-16 or the declared encoding. A record with broken XML is rejected and reading
 * continues with the next one; entities defined by a document type are refused. Never throws on bad data. `raw` is the
 * record's element in UTF-8, `offset` the number of UTF-8 bytes before it.
 * Sources: LoC, MARC 21 XML Schema; XML 1.0.
 */
export async function* readMarcXml(
  chunks: AsyncIterable<Uint8Array>,
  options: ReadOptions = {},
): AsyncGenerator<ReadResult> {
  let decoder: XmlDecoder | undefined;
  let finder: RecordFinder | undefined;
  let number = 0;
  let hadErrors = false;
  const numbered = ({ reading, raw, offset }: FoundRecord): ReadResult => ({
    ...reading,
    raw,
    number: ++number,
    offset,
  });
  for await (const piece of pieces(chunks, () => hadErrors)) {
    decoder ??= openXmlText(piece);
    if (!decoder) {
      const reading = rejected('invalid-encoding', 'The XML declares an encoding that is not known.');
      yield numbered({ reading, raw: piece, offset: 0 });
      return;
    }
    finder ??= new RecordFinder(decoder.skipped, options.maxRecordBytes ?? DEFAULT_MAX_RECORD_BYTES);
    const { text, damaged } = decoder.decode(piece);
    const found = finder.push(text, damaged);
    hadErrors = found.some(({ reading }) => !reading.ok);
    yield* found.map(numbered);
  }
  if (!decoder || !finder) return;
  const { text, damaged } = decoder.end();
  yield* finder.push(text, damaged).map(numbered);
  yield* finder.end().map(numbered);
  if (number === 0 && !finder.sawMarc) {
    const reading = rejected('not-marc', 'The XML has no MARC record.');
    yield numbered({ reading, raw: new Uint8Array(), offset: 0 });
  }
}
