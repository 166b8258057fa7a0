import { termParts, withoutParts } from './termParts';

const texts = (term: string) => termParts(term).map(({ text }) => text);

test.each([
  ['cálculo 1', ['cálculo', '1']],
  ['livro de cálculo do Guidorizzi volume 2', ['livro', 'cálculo', 'Guidorizzi', 'volume 2']],
  ['física v. 3', ['física', 'v. 3']],
  ['redes 5ª ed.', ['redes', '5ª ed.']],
  ['redes 5. edição', ['redes', '5. edição']],
  ['Brasil no século XIX', ['Brasil', 'século XIX']],
  ['o volume de contos', ['volume', 'contos']],
  ['', []],
])('the parts of “%s”', (term, expected) => {
  expect(texts(term)).toEqual(expected);
});

test('what is left out takes the small words before it along', () => {
  const parts = termParts('histórias da Emília no sítio');
  const without = (...left: number[]) => withoutParts(parts, (at) => left.includes(at));
  expect(without(1)).toBe('histórias no sítio');
  expect(without(2)).toBe('histórias da Emília');
  expect(without(0)).toBe('Emília no sítio');
  expect(without()).toBe('histórias da Emília no sítio');
});
