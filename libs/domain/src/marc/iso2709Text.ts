import { normalized } from '../normalized';
import { LEADER_LENGTH } from './iso2709Directory';
import { SUBFIELD_DELIMITER } from './iso2709Frames';
import { decodeMarc8 } from './marc8';
import { longMarks, type MarcEncoding, type ReadWarning, type TextReading } from './readResult';

/** The text of one record. */
export interface RecordText {
  /** The characters of the bytes `from`-`to`, in NFC, without NULs. */
  read(from: number, to: number): string;
  /** Problems found in the text read so far. */
  warnings(): ReadWarning[];
}

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });
const strictUtf8 = new TextDecoder('utf-8', { fatal: true });
const latin1 = new TextDecoder('windows-1252');

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    strictUtf8.decode(bytes);
    return true;
  } catch {
    return false;
  }
};

const ESCAPE = 0x1b;
// A loop instead of every(), for speed: it visits each byte of a large file.
const isPlain = (bytes: Uint8Array, from: number, to: number): boolean => {
  for (let at = from; at < to; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte >= 0x80 || byte === ESCAPE || byte === 0) return false;
  }
  return true;
};

const nulWarnings = (bytes: Uint8Array): ReadWarning[] =>
  bytes.includes(0) ? [{ kind: 'stray-text', message: 'NUL characters were dropped.' }] : [];

/** Decodes only values that are not plain ASCII; most are, even in other records. With `isCoded` ASCII is decoded too. */
const mixedText = (
  bytes: Uint8Array,
  decode: (part: Uint8Array, onCut: () => void) => string,
  found: ReadWarning[],
  isCoded = false,
): RecordText => {
  const byteByByte = latin1.decode(bytes);
  let isCut = false;
  const onCut = () => (isCut = true);
  return {
    read: (from, to) =>
      !isCoded && isPlain(bytes, from, to)
        ? byteByByte.slice(from, to)
        : normalized(decode(bytes.subarray(from, to), onCut).replaceAll('\0', ''), 'NFC', onCut),
    warnings: () => [...found, ...nulWarnings(bytes), ...(isCut ? [longMarks] : [])],
  };
};

const plainText = (bytes: Uint8Array): RecordText => {
  const text = utf8.decode(bytes);
  return { read: (from, to) => text.slice(from, to), warnings: () => [] };
};

/** Whether ASCII text may stand for other characters, as only MARC-8 lets it. */
const hasMarc8Codes = (bytes: Uint8Array): boolean => {
  const text = latin1.decode(bytes);
  return text.includes('&#x') || text.includes('$1');
};

const marc8Text = (bytes: Uint8Array): RecordText => {
  const sum = { unassigned: 0, eastAsian: 0, loneMarks: 0 };
  const decode = (part: Uint8Array, onCut: () => void): string => {
    const { text, ...counts } = decodeMarc8(part, onCut);
    sum.unassigned += counts.unassigned;
    sum.eastAsian += counts.eastAsian;
    sum.loneMarks += counts.loneMarks;
    return text;
  };
  const { read, warnings } = mixedText(bytes, decode, [], hasMarc8Codes(bytes));
  return {
    read,
    warnings() {
      const found = warnings();
      if (sum.eastAsian > 0) {
        found.push({ kind: 'lost-characters', message: `${sum.eastAsian} East Asian characters could not be read.` });
      }
      if (sum.unassigned > 0) {
        found.push({ kind: 'lost-characters', message: `${sum.unassigned} bytes are not assigned in MARC-8.` });
      }
      if (sum.unassigned + sum.loneMarks > 0) {
        found.push({ kind: 'encoding', message: 'The text does not look like the MARC-8 that the leader declares.' });
      }
      return found;
    },
  };
};

/** The words with other bytes than ASCII. */
const otherWords = (bytes: Uint8Array): Uint8Array[] => {
  const words: Uint8Array[] = [];
  for (let from = LEADER_LENGTH; from < bytes.length; from += 1) {
    let to = from;
    while ((bytes[to] ?? 0) > 0x20) to += 1;
    // After a delimiter comes the code of a subfield.
    const word = bytes.subarray(bytes[from - 1] === SUBFIELD_DELIMITER ? from + 1 : from, to);
    if (word.some((byte) => byte >= 0x80)) words.push(word);
    from = to;
  }
  return words;
};

// A mark that its letter does not take in these languages, or a letter of another one.
const UNLIKELY = /\p{M}|[^\P{L}a-zA-Zªº\u00c0-\u00ff]/u;
const UNLIKELY_LATIN1 = /[^\x20-\x7e\u00a0-\u00ff]/;

/**
 * The encodings other than UTF-8 that the text of a record may be in, with its first word that is not ASCII: in two of
 * them only a reader can tell which one is a word.
 */
export const possibleReadings = (bytes: Uint8Array): TextReading[] => {
  const words = otherWords(bytes);
  const marc8 = words.map((word) => decodeMarc8(word));
  const isMarc8 = marc8.every(
    ({ text, unassigned, loneMarks }) => unassigned + loneMarks === 0 && !UNLIKELY.test(text),
  );
  const others = words.map((word) => latin1.decode(word));
  return [
    ...(isMarc8 ? [{ encoding: 'marc-8', sample: marc8[0]?.text ?? '' } as const] : []),
    ...(others.some((word) => UNLIKELY_LATIN1.test(word))
      ? []
      : [{ encoding: 'iso-8859-1', sample: others[0] ?? '' } as const]),
  ];
};

const CODING_SCHEME = 9;
const UTF8_SCHEME = 0x61;

/**
 * Opens the text of a record in the requested encoding, or else in that of leader/09: `a` is UTF-8, anything else
 * MARC-8. Returns undefined if it should be UTF-8 and is not: the real encoding is unknown, and a guess would silently
 * store garbled names.
 * Text declared as MARC-8 that is valid UTF-8 is read as UTF-8 with a warning. Exports often leave leader/09 unset, and
 * a MARC-8 diacritic is followed by a letter, so a whole MARC-8 record is never valid UTF-8 by accident.
 */
export const openText = (bytes: Uint8Array, forced?: MarcEncoding): RecordText | undefined => {
  const declared = bytes[CODING_SCHEME] === UTF8_SCHEME ? 'utf-8' : 'marc-8';
  const encoding = forced ?? declared;
  if (isPlain(bytes, 0, bytes.length) && (encoding !== 'marc-8' || !hasMarc8Codes(bytes))) return plainText(bytes);
  const readUtf8 = (part: Uint8Array) => utf8.decode(part);
  if (encoding === 'iso-8859-1') return mixedText(bytes, (part) => latin1.decode(part), []);
  if (encoding === 'utf-8') return isUtf8(bytes) ? mixedText(bytes, readUtf8, []) : undefined;
  const isMislabelled = !forced && !bytes.includes(ESCAPE) && bytes.some((byte) => byte >= 0x80) && isUtf8(bytes);
  if (!isMislabelled) return marc8Text(bytes);
  return mixedText(bytes, readUtf8, [
    { kind: 'encoding', message: 'The leader declares MARC-8 but the text is UTF-8.' },
  ]);
};
