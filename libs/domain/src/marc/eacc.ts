import { EACC_IDEOGRAPHS } from './eaccTable';

const FIRST = 0x21;
const SIZE = 94;

const placeOf = (one: number, two: number, three: number): number =>
  ((one - FIRST) * SIZE + two - FIRST) * SIZE + three - FIRST;

const read = (): Map<number, string> => {
  const found = new Map<number, string>();
  let place = 0;
  for (const [part] of EACC_IDEOGRAPHS.join('').matchAll(/\d+|\D/gu)) {
    if (/^\d/.test(part)) place += Number(part);
    else found.set(place++, part);
  }
  return found;
};
let ideographs: Map<number, string> | undefined;

// Plane 0x69 has the rows of JIS X 0208; these are in the order of Unicode.
const HIRAGANA = { row: 0x24, first: 0x3041, count: 83 };
const KATAKANA = { row: 0x25, first: 0x30a1, count: 86 };

/**
 * The ideograph or kana of three bytes of EACC (ANSI Z39.64), with or without their high bits. Undefined for Hangul and
 * punctuation, of which Unihan has no table, and for codes without a character.
 */
export const eaccCharacter = (one: number, two: number, three: number): string | undefined => {
  const [plane, row, column] = [one & 0x7f, two & 0x7f, (three & 0x7f) - FIRST];
  const kana = plane === 0x69 ? [HIRAGANA, KATAKANA].find((set) => set.row === row) : undefined;
  if (kana) return column >= 0 && column < kana.count ? String.fromCharCode(kana.first + column) : undefined;
  return (ideographs ??= read()).get(placeOf(plane, row, column + FIRST));
};
