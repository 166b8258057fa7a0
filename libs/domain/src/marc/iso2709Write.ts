import { ENTRY_LENGTH, LEADER_LENGTH } from './iso2709Directory';
import { FIELD_TERMINATOR, RECORD_TERMINATOR, SUBFIELD_DELIMITER } from './iso2709Frames';
import { isControlField, type MarcField, type MarcRecord } from './record';

const MAX_RECORD_BYTES = 99_999;
const MAX_FIELD_BYTES = 9_999;

const encoder = new TextEncoder();
const DELIMITER = String.fromCharCode(SUBFIELD_DELIMITER);
const END = String.fromCharCode(FIELD_TERMINATOR);
const SEPARATORS = [DELIMITER, END, String.fromCharCode(RECORD_TERMINATOR)];

const fieldText = (field: MarcField): string => {
  const parts = isControlField(field)
    ? [field.value]
    : [field.ind1 + field.ind2, ...field.subfields.map(({ code, value }) => code + value)];
  if (parts.some((part) => SEPARATORS.some((separator) => part.includes(separator)))) {
    throw new RangeError(`Field ${field.tag} contains a character that separates fields or records in ISO 2709.`);
  }
  return parts.join(DELIMITER) + END;
};

const number = (value: number, width: number): string => String(value).padStart(width, '0');

/**
 * Writes one record as ISO 2709 in UTF-8. The leader's lengths, coding scheme (`a`) and directory format (`22`, `4500`)
 * are computed; the rest is kept. Throws a RangeError for what the format cannot represent: a field over 9,999 bytes, a
 * record over 99,999 bytes, a tag that is not three ASCII letters or digits, a separator inside a value. Source: LoC,
 * MARC 21 Record Structure.
 */
export const encodeIso2709 = (record: MarcRecord): Uint8Array => {
  let start = 0;
  let directory = '';
  const data: Uint8Array[] = [];
  for (const field of record.fields) {
    const bytes = encoder.encode(fieldText(field));
    if (!/^[0-9A-Za-z]{3}$/.test(field.tag)) throw new RangeError(`"${field.tag}" is not a MARC tag.`);
    if (bytes.length > MAX_FIELD_BYTES) {
      throw new RangeError(`Field ${field.tag} has ${bytes.length} bytes; ISO 2709 allows ${MAX_FIELD_BYTES}.`);
    }
    directory += field.tag + number(bytes.length, 4) + number(start, 5);
    data.push(bytes);
    start += bytes.length;
  }
  const base = LEADER_LENGTH + record.fields.length * ENTRY_LENGTH + 1;
  const length = base + start + 1;
  if (length > MAX_RECORD_BYTES) {
    throw new RangeError(`The record has ${length} bytes; ISO 2709 allows ${MAX_RECORD_BYTES}.`);
  }
  const kept = record.leader.padEnd(LEADER_LENGTH);
  const leader = `${number(length, 5)}${kept.slice(5, 9)}a22${number(base, 5)}${kept.slice(17, 20)}4500`;

  const bytes = new Uint8Array(length);
  bytes.set(encoder.encode(leader + directory + END));
  let at = base;
  for (const part of data) {
    bytes.set(part, at);
    at += part.length;
  }
  bytes[length - 1] = RECORD_TERMINATOR;
  return bytes;
};

/** Whether a record, or one of its fields, is too long for ISO 2709. */
export const tooLongForIso2709 = (record: MarcRecord): boolean => {
  const lengths = record.fields.map((field) => encoder.encode(fieldText(field)).length);
  const data = lengths.reduce((sum, length) => sum + length + ENTRY_LENGTH, LEADER_LENGTH + 2);
  return data > MAX_RECORD_BYTES || lengths.some((length) => length > MAX_FIELD_BYTES);
};
