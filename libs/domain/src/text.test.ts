import { searchKey } from './text';

describe('the key of a text', () => {
  test.each([
    ['Memórias póstumas de Brás Cubas', 'memorias postumas de bras cubas'],
    ['  Grande sertão:  veredas. ', 'grande sertao veredas'],
    ["Copo d'água", 'copo d agua'],
    ['1.ª/2ª edição — Nº 3', '1 a 2a edicao no 3'],
    ['Œuvres complètes', 'oeuvres completes'],
    ['¡Straße ´½` à Łódź, ŀl!', 'strasse 1 2 a lodz l l'],
    ['ĦIJ e\u0301 ŉ \u00ad', 'ħij e ʼn'],
    ['Кобзарь 2020', 'кобзарь 2020'],
    ['?! … ()', ''],
  ])('%p is compared as %p', (text, key) => {
    expect(searchKey(text)).toBe(key);
  });

  test('the key of a text of any length fits into an index', () => {
    expect(new TextEncoder().encode(searchKey('água e terra '.repeat(10_000))).length).toBeLessThan(2_000);
  });

  test('a key is its own key', () => {
    const key = searchKey('Água, luz & força: estudos (v. 2)');
    expect(searchKey(key)).toBe(key);
  });
});
