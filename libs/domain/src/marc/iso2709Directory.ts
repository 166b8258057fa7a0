import { FIELD_TERMINATOR, RECORD_TERMINATOR } from './iso2709Frames';

/** In bytes, as all lengths of ISO 2709. */
export const LEADER_LENGTH = 24;
/** Bytes of an entry of the directory: tag, length and start of a field. */
export const ENTRY_LENGTH = 12;

/** The position of a field's bytes in its record; `to` is its terminator. */
export interface FieldSpan {
  tag: string;
  from: number;
  to: number;
}

interface Directory {
  spans: FieldSpan[];
  /** The directory's numbers were wrong; the field terminators were used instead. */
  repaired: boolean;
  /** Data bytes that no directory entry covers. */
  orphanBytes: number;
}

/** The decimal number in the ASCII digits `from`-`to`; NaN for anything else. */
export const digits = (bytes: Uint8Array, from: number, to: number): number => {
  let value = 0;
  for (let at = from; at < to; at += 1) {
    const digit = (bytes[at] ?? 0) - 0x30;
    if (digit < 0 || digit > 9) return NaN;
    value = value * 10 + digit;
  }
  return value;
};

/** The bytes `from` (included) to `to` (excluded), one character each. */
export const asciiText = (bytes: Uint8Array, from: number, to: number): string => {
  let text = '';
  for (let at = from; at < to; at += 1) text += String.fromCharCode(bytes[at] ?? 0);
  return text;
};

const isTag = (tag: string): boolean => /^[0-9A-Za-z]{3}$/.test(tag);

/**
 * Valid directories: every entry's start and length lead from one terminator to the next. With `exact` off, lengths may
 * be wrong.
 */
const byStart = (bytes: Uint8Array, base: number, end: number, exact: boolean): FieldSpan[] | undefined => {
  const spans: FieldSpan[] = [];
  const starts = new Set<number>();
  for (let entry = LEADER_LENGTH; entry < base - 1; entry += ENTRY_LENGTH) {
    const from = base + digits(bytes, entry + 7, entry + 12);
    const isStart = from < end && (from === base || bytes[from - 1] === FIELD_TERMINATOR);
    if (!isStart || starts.has(from)) return undefined;
    starts.add(from);
    const terminator = bytes.indexOf(FIELD_TERMINATOR, from);
    const to = terminator < 0 ? end : terminator;
    if (exact && to + 1 - from !== digits(bytes, entry + 3, entry + 7)) return undefined;
    spans.push({ tag: asciiText(bytes, entry, entry + 3), from, to });
  }
  return spans;
};

/** All fields of the data, split at their terminators, without tags. */
const terminated = (bytes: Uint8Array, base: number, end: number): FieldSpan[] => {
  const spans: FieldSpan[] = [];
  let from = base;
  while (from < end) {
    const terminator = bytes.indexOf(FIELD_TERMINATOR, from);
    const to = terminator < 0 ? end : terminator;
    spans.push({ tag: '', from, to });
    from = to + 1;
  }
  return spans;
};

/**
 * For a directory with one entry per field, whose lengths and starts count characters instead of bytes or are not
 * numbers at all.
 */
const inOrder = (bytes: Uint8Array, base: number, end: number): FieldSpan[] | undefined => {
  const spans = terminated(bytes, base, end);
  if (spans.length * ENTRY_LENGTH !== base - 1 - LEADER_LENGTH) return undefined;
  return spans.map((span, index) => {
    const entry = LEADER_LENGTH + index * ENTRY_LENGTH;
    return { ...span, tag: asciiText(bytes, entry, entry + 3) };
  });
};

/** Entries that are too wide because a length or start did not fit its digits: each must match the data exactly. */
const byWideEntries = (bytes: Uint8Array, base: number, end: number): FieldSpan[] | undefined => {
  const directory = asciiText(bytes, LEADER_LENGTH, base - 1);
  const spans: FieldSpan[] = [];
  let at = 0;
  for (const span of terminated(bytes, base, end)) {
    const length = String(span.to + 1 - span.from).padStart(4, '0');
    const numbers = length + String(span.from - base).padStart(5, '0');
    if (!directory.startsWith(numbers, at + 3)) return undefined;
    spans.push({ ...span, tag: directory.slice(at, at + 3) });
    at += 3 + numbers.length;
  }
  return at === directory.length ? spans : undefined;
};

/**
 * Finds the fields of a record whose base address is valid. Tags exist only in the directory, but field terminators
 * also delimit the data, so wrong lengths and starts can be repaired. Undefined if they cannot.
 */
export const readDirectory = (bytes: Uint8Array, base: number): Directory | undefined => {
  const end = bytes[bytes.length - 1] === RECORD_TERMINATOR ? bytes.length - 1 : bytes.length;
  const hasEntries = (base - 1 - LEADER_LENGTH) % ENTRY_LENGTH === 0;
  const valid = hasEntries ? byStart(bytes, base, end, true) : undefined;
  const repaired = hasEntries ? () => byStart(bytes, base, end, false) ?? inOrder(bytes, base, end) : undefined;
  const spans = valid ?? repaired?.() ?? byWideEntries(bytes, base, end);
  if (!spans?.every(({ tag }) => isTag(tag))) return undefined;
  const led = spans.reduce((sum, { from, to }) => sum + to + 1 - from, 0);
  return { spans, repaired: !valid, orphanBytes: Math.max(0, end - base - led) };
};
