import { bytesOf } from './iso2709Sample';
import { decodeMarc8 } from './marc8';

const read = (bytes: string) => decodeMarc8(bytesOf(bytes));
const text = (bytes: string) => read(bytes).text;

describe('Latin letters', () => {
  it.each([
    ['ASCII stays as it is', 'Dom Casmurro, 1899 {~}', 'Dom Casmurro, 1899 {~}'],
    ['a diacritic precedes its letter', 'Introdu\xf0c\xe4ao', 'Introdução'],
    ['an acute, a grave, a circumflex', '\xe2e \xe1a \xe3o', 'é à ô'],
    ['two diacritics on one letter, the one next to it first', '\xf2\xe3a', 'ậ'],
    ['a diacritic without a composed letter stays separate', '\xe7q', 'q\u0307'],
    ['special letters', '\xa1\xb1\xa2\xb2\xa5\xb5\xa6\xb6\xba\xb8', 'ŁłØøÆæŒœðı'],
    ['signs', '\xc0\xc1\xc2\xc3\xc4\xc5\xc6\xc7\xc8\xa9', '°ℓ℗©♯¿¡ß€♭'],
    ['a ligature spans its two letters', '\xebt\xecs', 't\u0361s'],
    ['a double tilde spans its two letters', '\xfan\xfbg', 'n\u0360g'],
    ['a diacritic on a special letter', '\xe2\xb2', 'ǿ'],
    ['the brackets of words that do not sort', '\x88O \x89livro', '\u0098O \u009clivro'],
    ['the joiner and the non-joiner', 'a\x8db\x8ec', 'a\u200db\u200cc'],
  ])('%s', (_, bytes, expected) => {
    expect(read(bytes)).toEqual({ text: expected, unassigned: 0, eastAsian: 0, loneMarks: 0 });
  });

  it.each([
    ['\xe0', '\u0309'], // hook above
    ['\xe1', '\u0300'], // grave
    ['\xe2', '\u0301'], // acute
    ['\xe3', '\u0302'], // circumflex
    ['\xe4', '\u0303'], // tilde
    ['\xe5', '\u0304'], // macron
    ['\xe6', '\u0306'], // breve
    ['\xe7', '\u0307'], // dot above
    ['\xe8', '\u0308'], // diaeresis
    ['\xe9', '\u030c'], // caron
    ['\xea', '\u030a'], // ring
    ['\xeb', '\u0361'], // ligature
    ['\xed', '\u0315'], // comma above right
    ['\xee', '\u030b'], // double acute
    ['\xef', '\u0310'], // candrabindu
    ['\xf0', '\u0327'], // cedilla
    ['\xf1', '\u0328'], // ogonek
    ['\xf2', '\u0323'], // dot below
    ['\xf3', '\u0324'], // diaeresis below
    ['\xf4', '\u0325'], // ring below
    ['\xf5', '\u0333'], // double underline
    ['\xf6', '\u0332'], // underline
    ['\xf7', '\u0326'], // comma below
    ['\xf8', '\u031c'], // left half ring below
    ['\xf9', '\u032e'], // breve below
    ['\xfa', '\u0360'], // double tilde
    ['\xfe', '\u0313'], // comma above
  ])('the diacritic %j goes behind its letter', (byte, mark) => {
    expect(text(`${byte}q`)).toBe(`q${mark}`);
  });

  it('is in NFC', () => {
    const composed = text('\xe2e\xe8u\xf0c');
    expect(composed).toHaveLength(3);
    expect(composed).toBe(composed.normalize('NFC'));
  });
});

describe('other scripts', () => {
  it.each([
    ['subscript digits', 'H\x1bb2\x1bsO', 'H₂O'],
    ['superscript digits', 'x\x1bp2+3\x1bs.', 'x²⁺³.'],
    ['Greek symbols', '\x1bgabc\x1bs rays', 'αβγ rays'],
    ['Basic Cyrillic in the lower half', '\x1b(NwOJNA I MIR\x1b(B 1', 'Война и мир 1'],
    ['Basic Cyrillic in the upper half', '\x1b)N\xf7\xcf\xca\xce\xc1 1869', 'Война 1869'],
    ['Extended Cyrillic with Basic Cyrillic', '\x1b(N\x1b)Q\xe7 \xc6', 'Ї і'],
    ['Basic Greek with its diacritics', '\x1b(S"a"f#l', 'άέϊ'],
    ['Basic Hebrew with a vowel point', '\x1b(2yl@e\x1b(B.', '\u05e9\u05dc\u05d5\u05b7.'],
    ['Basic Arabic digits and letters', '\x1b(3CG 15', '\u0623\u0627 \u0661\u0665'],
    ['Extended Arabic in the upper half', '\x1b)4\xd0\xfdA', '\u06a1\u0102'],
    ['ANSEL in the lower half', '\x1b(!Eb\x1b(Be', 'e\u0301'.normalize('NFC')],
    ['designations by comma and by hyphen', '\x1b,NA\x1b,B\x1b-N\xc1', 'аа'],
  ])('%s', (_, bytes, expected) => {
    expect(read(bytes)).toEqual({ text: expected, unassigned: 0, eastAsian: 0, loneMarks: 0 });
  });

  it('a character set lasts until the next one and a space is a space in each', () => {
    expect(text('\x1b(NAB AB\x1b(B AB')).toBe('аб аб AB');
  });
});

describe('what cannot be read', () => {
  it.each([
    '\x1b$1!0!!0"\x1b(B.',
    '\x1b$,1!0!!0"\x1b(B.',
    '\x1b$)1\xa1\xb0\xa1\xa1\xb0\xa2.',
    '\x1b$-1\xa1\xb0\xa1\xa1\xb0\xa2.',
  ])('East Asian characters are three bytes each (%j)', (bytes) => {
    expect(read(bytes)).toEqual({ text: '一丁.', unassigned: 0, eastAsian: 0, loneMarks: 0 });
  });

  it('ideographs of several planes, their variants, and kana are known', () => {
    expect(text('\x1b$1!O"-Ta3=uibmi$!i$si%!i%v\x1b(B')).toBe('萬茆徳硴ぁんァヶ');
  });

  it('Hangul, and a code without a character, is counted as lost', () => {
    expect(read('\x1b$1oI,~~~\x1b(B.')).toEqual({ text: '\ufffd\ufffd.', unassigned: 0, eastAsian: 2, loneMarks: 0 });
  });

  it('an East Asian character that is broken off does not swallow what follows', () => {
    expect(text('\x1b$1!0!!0\x1b(BFim')).toBe('一\ufffdFim');
  });

  it('bytes that MARC-8 does not assign are counted', () => {
    expect(read('\xc9den')).toEqual({ text: '\ufffdden', unassigned: 1, eastAsian: 0, loneMarks: 0 });
  });

  it('diacritics without a letter are counted and kept', () => {
    expect(read('ser\xe1 aqui\xe2')).toEqual({
      text: 'ser \u0300aqui \u0301',
      unassigned: 0,
      eastAsian: 0,
      loneMarks: 2,
    });
  });

  it.each(['\x1bZtexto', '\x1b(\x01texto', 'texto\x1b', 'texto\x1b('])(
    'an escape to an unknown set is shown as lost and loses no text (%j)',
    (bytes) => {
      expect(text(bytes)).toMatch(/^\ufffd.*texto|texto.*\ufffd/);
      expect(read(bytes).unassigned).toBe(1);
    },
  );
});
