// The graphic sets of MARC-8. Source: LoC, MARC 21 Specifications, Character Sets: Code Tables.

/** The characters of one set by their 7-bit code, 0x21-0x7E; codes without an entry are unassigned. */
export type GraphicSet = readonly (string | undefined)[];

const run = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index));

/** Each row: the code of its first character, and the characters from that code on. */
const graphicSet = (...rows: [first: number, characters: Iterable<string>][]): GraphicSet => {
  const set: (string | undefined)[] = new Array<string | undefined>(0x80).fill(undefined);
  for (const [first, characters] of rows) {
    let code = first;
    for (const character of characters) set[code++] = character;
  }
  return set;
};

export const ascii = graphicSet([0x21, run(0x21, 0x7e)]);

// A ligature or double tilde is two bytes in MARC-8, one before each letter, but one double-width mark in Unicode:
// the left half becomes that mark, the right half nothing.
export const ansel = graphicSet(
  [0x21, 'ŁØĐÞÆŒ\u02b9\u00b7\u266d\u00ae\u00b1ƠƯ\u02bc'],
  [0x30, '\u02bbłøđþæœ\u02baı£ð'],
  [0x3c, 'ơư'],
  [0x40, '\u00b0\u2113\u2117\u00a9\u266f¿¡ß€'],
  [0x60, '\u0309\u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308\u030c\u030a\u0361'],
  [0x6c, ['', '\u0315', '\u030b', '\u0310', '\u0327', '\u0328', '\u0323', '\u0324', '\u0325']],
  [0x75, '\u0333\u0332\u0326\u031c\u032e\u0360'],
  [0x7b, ['']],
  [0x7e, '\u0313'],
);

const cyrillicOrder = 'юабцдефгхийклмнопярстужвьызшэщчъ';
export const basicCyrillic = graphicSet(
  [0x21, run(0x21, 0x3f)],
  [0x40, cyrillicOrder],
  [0x60, [...cyrillicOrder.toUpperCase()].slice(0, -1)],
);

const extraCyrillic = 'ґђѓєёѕіїјљњћќўџ';
export const extendedCyrillic = graphicSet(
  [0x40, extraCyrillic],
  [0x50, 'ѣѳѵѫ'],
  [0x5b, '['],
  [0x5d, ']'],
  [0x5f, '_'],
  [0x60, extraCyrillic.toUpperCase()],
  [0x6f, 'ЪѢѲѴѪ'],
);

export const basicGreek = graphicSet(
  [0x21, '\u0300\u0301\u0308\u0342\u0313\u0314\u0345'],
  [0x30, '«»“”\u0374\u0375'],
  [0x3b, '\u0387'],
  [0x3f, '\u037e'],
  [0x41, 'ΑΒ'],
  [0x44, 'ΓΔΕϚϜΖΗΘΙΚΛΜΝΞΟΠϞΡΣ'],
  [0x58, 'ΤΥΦΧΨΩϠ'],
  [0x61, 'αβϐγδεϛϝζηθικλμνξοπϟρσςτυφχψωϡ'],
);

export const basicHebrew = graphicSet(
  [0x21, run(0x21, 0x3f)],
  [0x22, '\u05f4'],
  [0x27, '\u05f3'],
  [0x2d, '\u05be'],
  [0x40, '\u05b7\u05b8\u05b6\u05b5\u05b4\u05b9\u05bb\u05b0\u05b2\u05b3\u05b1\u05bc\u05bf\u05c1\ufb1e'],
  [0x5b, '['],
  [0x5d, ']'],
  [0x60, run(0x05d0, 0x05ea)],
  [0x7b, run(0x05f0, 0x05f2)],
);

export const basicArabic = graphicSet(
  [0x21, run(0x21, 0x2f)],
  [0x25, '\u066a'],
  [0x2a, '\u066d'],
  [0x2c, '\u060c'],
  [0x30, run(0x0660, 0x0669)],
  [0x3a, ':\u061b<=>\u061f'],
  [0x41, run(0x0621, 0x063a)],
  [0x5b, '['],
  [0x5d, ']'],
  [0x60, run(0x0640, 0x0652)],
  [0x73, '\u0671\u0670'],
  [0x78, '\u066c\u201d\u201c'],
);

export const extendedArabic = graphicSet(
  [0x21, '\u06fd'],
  [0x22, [...run(0x0672, 0x0673), ...run(0x0679, 0x0686), '\u06bf']],
  [0x33, run(0x0687, 0x069c)],
  [0x49, '\u06fa\u069d\u069e\u06fb\u069f\u06a0\u06fc'],
  [0x50, run(0x06a1, 0x06b8)],
  [0x68, '\u06ba\u06bb\u06bc\u06bd\u06b9\u06be\u06c0\u06c4\u06c5\u06c6\u06ca\u06cb\u06cd\u06ce\u06d0\u06d2\u06d3'],
  [0x7d, '\u0306\u030c'],
);

export const greekSymbols = graphicSet([0x61, 'αβγ']);

export const subscripts = graphicSet([0x28, '₍₎'], [0x2b, '₊'], [0x2d, '₋'], [0x30, '₀₁₂₃₄₅₆₇₈₉']);

export const superscripts = graphicSet([0x28, '⁽⁾'], [0x2b, '⁺'], [0x2d, '⁻'], [0x30, '⁰¹²³⁴⁵⁶⁷⁸⁹']);

/** Whether MARC-8 writes the character before its letter. */
export const isMark = (character: string): boolean =>
  character >= '\u0300' && /^[\u0300-\u036f\u05b0-\u05bd\u05bf-\u05c1\u064b-\u0652\ufb1e]$/.test(character);
