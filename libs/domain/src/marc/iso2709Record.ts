import type { DataField, MarcField, Subfield } from './record';
import { asciiText, digits, LEADER_LENGTH, readDirectory, type FieldSpan } from './iso2709Directory';
import { FIELD_TERMINATOR, RECORD_TERMINATOR, SUBFIELD_DELIMITER } from './iso2709Frames';
import { openText, possibleReadings, type RecordText } from './iso2709Text';
import { rejected, tooMany, type MarcEncoding, type Reading, type ReadWarning, type TextReading } from './readResult';

const INDICATORS = 2;

const readSubfield = (bytes: Uint8Array, from: number, to: number, text: RecordText): Subfield => {
  const code = bytes[from] ?? 0;
  // Separate the code before decoding: a combining mark at the start of the value must not merge with it.
  if (code < 0x80) return { code: String.fromCharCode(code), value: text.read(from + 1, to) };
  const [first = '', ...rest] = text.read(from, to);
  return { code: first, value: rest.join('') };
};

const readDataField = (
  bytes: Uint8Array,
  { tag, from, to }: FieldSpan,
  text: RecordText,
  warnings: ReadWarning[],
): DataField => {
  const nextDelimiter = (at: number): number => {
    const delimiter = bytes.indexOf(SUBFIELD_DELIMITER, at);
    return delimiter < 0 || delimiter > to ? to : delimiter;
  };
  const subfields: Subfield[] = [];
  const headEnd = nextDelimiter(from);
  const head = text.read(from, headEnd);
  const hasSubfields = headEnd < to;
  // A note without any delimiter is still a note, and may lack the indicators too.
  const hasIndicators = hasSubfields || /^[ 0-9]{2}/.test(head);
  const indicators = hasIndicators ? head : '';
  const stray = hasIndicators ? head.slice(INDICATORS) : head;
  if (stray.trim() !== '') {
    if (!hasSubfields) subfields.push({ code: 'a', value: stray });
    const fate = hasSubfields ? 'dropped' : 'kept as subfield a';
    warnings.push({ kind: 'stray-text', message: `Field ${tag} has text outside of its subfields, ${fate}.` });
  }
  let at = headEnd;
  while (at < to) {
    const end = nextDelimiter(at + 1);
    if (end > at + 1) subfields.push(readSubfield(bytes, at + 1, end, text));
    at = end;
  }
  return { tag, ind1: indicators.charAt(0) || ' ', ind2: indicators.charAt(1) || ' ', subfields };
};

const readField = (bytes: Uint8Array, span: FieldSpan, text: RecordText, warnings: ReadWarning[]): MarcField =>
  span.tag.startsWith('00')
    ? { tag: span.tag, value: text.read(span.from, span.to) }
    : readDataField(bytes, span, text, warnings);

const NAMES: Readonly<Record<MarcEncoding, string>> = {
  'utf-8': 'UTF-8',
  'marc-8': 'MARC-8',
  'iso-8859-1': 'Latin 1',
};

/** ` It would say "théâtre" in MARC-8.` */
const said = (readings: readonly TextReading[]): string => {
  const each = readings.map(({ encoding, sample }) => `"${sample}" in ${NAMES[encoding]}`);
  return each.length === 0 ? '' : ` It would say ${each.join(', ')}.`;
};

// A loop instead of filter(), for speed: it visits each byte of a large file.
const subfieldsIn = (bytes: Uint8Array): number => {
  let count = 0;
  for (const byte of bytes) if (byte === SUBFIELD_DELIMITER) count += 1;
  return count;
};

const isPrintable = (byte: number): boolean => byte >= 0x20 && byte <= 0x7e;

/** Parses the bytes of one ISO 2709 record, terminator included. */
export const readRecord = (raw: Uint8Array, encoding?: MarcEncoding): Reading => {
  const damaged = raw.subarray(0, LEADER_LENGTH).findIndex((byte) => !isPrintable(byte));
  const bytes = damaged < 0 ? raw : raw.map((byte, at) => (at < LEADER_LENGTH && !isPrintable(byte) ? 0x20 : byte));
  const isTerminated = bytes[bytes.length - 1] === RECORD_TERMINATOR;
  const declaredLength = digits(bytes, 0, 5);
  if (bytes.length <= LEADER_LENGTH) {
    return rejected('too-short', `${bytes.length} bytes are too few for a leader and a directory.`);
  }
  const leader = asciiText(bytes, 0, LEADER_LENGTH);
  if (!isTerminated && declaredLength > bytes.length + 1) {
    return rejected('truncated', `The record ends after ${bytes.length} of the ${declaredLength} bytes it declares.`);
  }
  const declaredBase = digits(bytes, 12, 17);
  const isBase = declaredBase > LEADER_LENGTH && bytes[declaredBase - 1] === FIELD_TERMINATOR;
  // The directory ends at the first terminator, whatever the leader says.
  const base = isBase ? declaredBase : bytes.indexOf(FIELD_TERMINATOR, LEADER_LENGTH) + 1;
  const directory = base > LEADER_LENGTH + 1 ? readDirectory(bytes, base) : undefined;
  if (!directory && !isBase) {
    const written = leader.slice(12, 17);
    return rejected('base-address', `The base address "${written}" of the leader does not follow a directory.`);
  }
  if (base === LEADER_LENGTH + 1) return rejected('no-fields', 'The directory is empty: the record has no fields.');
  if (!directory) return rejected('directory', 'The directory does not match the fields and cannot be repaired.');
  const excess = tooMany(directory.spans.length, subfieldsIn(bytes));
  if (excess) return excess;
  const text = openText(bytes, encoding);
  if (!text) {
    const readings = possibleReadings(bytes);
    return rejected(
      'invalid-encoding',
      `The text is not the UTF-8 that the leader declares.${said(readings)}`,
      readings,
    );
  }

  const warnings: ReadWarning[] = [];
  if (damaged >= 0) {
    const message = `Position ${damaged} of the leader is no ASCII character and is read as a blank.`;
    warnings.push({ kind: 'leader', message });
  }
  if (!isBase) {
    const message = `The base address "${leader.slice(12, 17)}" is wrong; the directory ends at ${base}.`;
    warnings.push({ kind: 'leader', message });
  }
  if (declaredLength !== bytes.length && isTerminated) {
    const message = `The leader declares ${leader.slice(0, 5)} bytes, the record has ${bytes.length}.`;
    warnings.push({ kind: 'record-length', message });
  }
  if (!isTerminated) warnings.push({ kind: 'terminator', message: 'The record has no terminator.' });
  if (directory.repaired) {
    const message = 'The directory has wrong numbers; the fields were found by their terminators.';
    warnings.push({ kind: 'directory', message });
  }
  if (directory.orphanBytes > 0) {
    const message = `${directory.orphanBytes} bytes of the data are in no field of the directory.`;
    warnings.push({ kind: 'directory', message });
  }
  const fields = directory.spans.map((span) => readField(bytes, span, text, warnings));
  return { ok: true, record: { leader, fields }, warnings: [...warnings, ...text.warnings()] };
};
