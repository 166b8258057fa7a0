import { digits, LEADER_LENGTH } from './iso2709Directory';
import { FIELD_TERMINATOR, FrameSplitter, type Frame } from './iso2709Frames';
import { readRecord } from './iso2709Record';
import { DEFAULT_MAX_RECORD_BYTES, rejected, type ReadOptions, type ReadResult } from './readResult';

/**
 * Offset of a second record in bytes that should be a single one, or 0. A truncated record runs into the next one,
 * which is recognised by a leader whose length leads exactly to the end and whose base address follows a terminator.
 */
const secondRecordAt = (bytes: Uint8Array): number => {
  if (digits(bytes, 0, 5) === bytes.length) return 0;
  for (let at = 1; at < bytes.length - LEADER_LENGTH; at += 1) {
    if (digits(bytes, at, at + 5) !== bytes.length - at) continue;
    const base = at + digits(bytes, at + 12, at + 17);
    if (base > at + LEADER_LENGTH && bytes[base - 1] === FIELD_TERMINATOR) return at;
  }
  return 0;
};

const splitFrame = (frame: Frame): Frame[] => {
  const second = frame.cut ? 0 : secondRecordAt(frame.bytes);
  if (second === 0) return [frame];
  return [
    { ...frame, bytes: frame.bytes.slice(0, second) },
    { ...frame, bytes: frame.bytes.slice(second), offset: frame.offset + second },
  ];
};

const readFrame = (frame: Frame, number: number, options: ReadOptions): ReadResult => {
  const reading = frame.cut
    ? rejected('too-large', `No record terminator within ${frame.bytes.length} bytes.`)
    : readRecord(frame.bytes, options.encoding);
  return { ...reading, raw: frame.bytes, number, offset: frame.offset };
};

/**
 * Reads the records of an ISO 2709 file of any size one by one; memory use is one record. Records end at their
 * terminator, whatever the leader says, so a broken record affects only itself. Line ends, NULs and surplus terminators
 * between records are skipped. An empty file has no records. Never throws on bad data. `offset` is in bytes, `raw` the
 * record's own bytes.
 * Sources: ISO 2709; LoC, MARC 21 Record Structure.
 */
export async function* readIso2709(
  chunks: AsyncIterable<Uint8Array>,
  options: ReadOptions = {},
): AsyncGenerator<ReadResult> {
  const splitter = new FrameSplitter(options.maxRecordBytes ?? DEFAULT_MAX_RECORD_BYTES);
  let number = 0;
  for await (const chunk of chunks) {
    for (const frame of splitter.push(chunk)) {
      for (const record of splitFrame(frame)) yield readFrame(record, ++number, options);
    }
  }
  for (const frame of splitter.end()) {
    for (const record of splitFrame(frame)) yield readFrame(record, ++number, options);
  }
}
