import { normalized } from '../normalized';
import { eaccCharacter } from './eacc';
import * as sets from './marc8Sets';
import type { GraphicSet } from './marc8Sets';

/** Text decoded from MARC-8, in NFC, with counts of what could not be decoded. */
export interface Marc8Text {
  text: string;
  /** Bytes that MARC-8 does not assign, replaced by U+FFFD: a sign of another encoding. */
  unassigned: number;
  /** East Asian characters (EACC, three bytes each) without a known code, replaced by U+FFFD. */
  eastAsian: number;
  /** Diacritics without a following letter: a sign of another encoding. */
  loneMarks: number;
}

const LOST = '\ufffd';
const ESCAPE = 0x1b;
const EAST_ASIAN = 'east-asian';
type Charset = GraphicSet | typeof EAST_ASIAN;

const byFinal = new Map<string, Charset>([
  ['B', sets.ascii],
  ['E', sets.ansel],
  ['1', EAST_ASIAN],
  ['2', sets.basicHebrew],
  ['3', sets.basicArabic],
  ['4', sets.extendedArabic],
  ['N', sets.basicCyrillic],
  ['Q', sets.extendedCyrillic],
  ['S', sets.basicGreek],
]);
const byShortEscape = new Map<string, Charset>([
  ['g', sets.greekSymbols],
  ['b', sets.subscripts],
  ['p', sets.superscripts],
  ['s', sets.ascii],
]);
// The non-sorting brackets and the (non-)joiners are outside the graphic sets.
const controls = new Map<number, string>([
  [0x88, '\u0098'],
  [0x89, '\u009c'],
  [0x8d, '\u200d'],
  [0x8e, '\u200c'],
]);

interface Escape {
  half: 'g0' | 'g1';
  charset: Charset;
  /** Bytes after the escape character. */
  length: number;
}

const longEscape = /^(?:(?:[(,]|\$,?)|([)-]|\$[)-]))!?([BE1234NQS])/;

const readEscape = (bytes: Uint8Array, at: number): Escape | undefined => {
  const sequence = String.fromCharCode(...bytes.subarray(at + 1, at + 5));
  const short = byShortEscape.get(sequence.charAt(0));
  if (short) return { half: 'g0', charset: short, length: 1 };
  const long = longEscape.exec(sequence);
  const charset = byFinal.get(long?.[2] ?? '');
  if (!long || !charset) return undefined;
  return { half: long[1] === undefined ? 'g0' : 'g1', charset, length: long[0].length };
};

const takesNoMark = /^[^A-Za-z0-9\u0080-\uffff]$/;
const isGraphic = (byte: number | undefined): boolean => byte !== undefined && (byte & 0x7f) > 0x20;

/**
 * Decodes one subfield (or one control field) from MARC-8, starting with the default sets ASCII and ANSEL. Never
 * throws: what cannot be decoded becomes U+FFFD and is counted. Source: LoC, MARC 21 Specifications, Character Sets:
 * MARC-8 Encoding Environment.
 *
 * @param onCut is called if long runs of marks were cut.
 */
export const decodeMarc8 = (bytes: Uint8Array, onCut?: () => void): Marc8Text => {
  let half: Record<'g0' | 'g1', Charset> = { g0: sets.ascii, g1: sets.ansel };
  let text = '';
  let marks = '';
  const counts = { unassigned: 0, eastAsian: 0, loneMarks: 0 };
  const append = (character: string) => {
    if (sets.isMark(character)) {
      marks += character;
    } else if (character !== '') {
      if (marks !== '' && takesNoMark.test(character)) counts.loneMarks += marks.length;
      text += character + marks;
      marks = '';
    }
  };

  let at = 0;
  while (at < bytes.length) {
    const byte = bytes[at] ?? 0;
    const charset = byte < 0x80 ? half.g0 : half.g1;
    if (byte === ESCAPE) {
      const escape = readEscape(bytes, at);
      if (escape) half = { ...half, [escape.half]: escape.charset };
      else {
        counts.unassigned += 1;
        append(LOST);
      }
      at += 1 + (escape?.length ?? 0);
    } else if (byte <= 0x20) {
      append(String.fromCharCode(byte));
      at += 1;
    } else if (charset === EAST_ASIAN && isGraphic(byte)) {
      let length = 1;
      while (length < 3 && isGraphic(bytes[at + length])) length += 1;
      const known = length < 3 ? undefined : eaccCharacter(byte, bytes[at + 1] ?? 0, bytes[at + 2] ?? 0);
      if (known === undefined) counts.eastAsian += 1;
      append(known ?? LOST);
      at += length;
    } else {
      const character = charset === EAST_ASIAN ? undefined : charset[byte < 0x80 ? byte : byte - 0x80];
      const known = byte >= 0x80 && byte <= 0xa0 ? controls.get(byte) : character;
      if (known === undefined) counts.unassigned += 1;
      append(known ?? LOST);
      at += 1;
    }
  }
  counts.loneMarks += marks.length;
  // Put remaining marks on a space; otherwise they would change the letter before them.
  if (marks !== '') text += ` ${marks}`;
  return { ...withCodes(text, counts, onCut), loneMarks: counts.loneMarks };
};

// East Asian text whose escape characters were lost: "$1", three letters or signs for each character, "(B".
const UNESCAPED = /\$1((?:[!-o][!-~]{2})+)\(B/g;
const REFERENCE = /&#x([0-9a-f]{2,6});/gi;

/** The text with the characters of its numeric references, which write in ASCII what MARC-8 does not have. */
const withCodes = (
  text: string,
  { unassigned, eastAsian }: Omit<Marc8Text, 'text' | 'loneMarks'>,
  onCut?: () => void,
) => {
  let lost = eastAsian;
  const decoded = text
    .replace(UNESCAPED, (_, codes: string) =>
      codes.replace(/.../g, (code) => {
        const known = eaccCharacter(code.charCodeAt(0), code.charCodeAt(1), code.charCodeAt(2));
        if (known === undefined) lost += 1;
        return known ?? LOST;
      }),
    )
    .replace(REFERENCE, (reference, digits: string) => {
      const code = parseInt(digits, 16);
      return code >= 0xa0 && code <= 0x10ffff && (code & 0x1ff800) !== 0xd800 ? String.fromCodePoint(code) : reference;
    });
  return { text: normalized(decoded, 'NFC', onCut), unassigned, eastAsian: lost };
};
