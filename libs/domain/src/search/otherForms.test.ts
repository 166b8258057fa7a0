import { indexedNumbers, otherForms, otherIsbn } from './otherForms';

test.each([
  ['Lei 13.709, de 14 de agosto de 2018', ['13709']],
  ['Código civil : Lei n. 10.406', ['10406']],
  ['ABNT NBR 6023', ['NBR6023']],
  ['NBR-6023 e ISO 9001', ['NBR6023', 'ISO9001']],
  ['NBR6023', ['NBR 6023']],
  ['Dom Casmurro', []],
  ['Em 1850', []],
  ['Versão 1.2.345', []],
  ['Lei 9.394/96 comentada', ['9394', '9394/1996']],
  ['Anais da 2ª edição da feira', ['2 ed']],
  ['Entre 10/12/98 e 11/12/98', []],
])('the numbers in %p can be typed as %j too', (title, forms) => {
  expect(otherForms(title)).toEqual(forms);
});

test.each([
  ['LDB 9394/96', 'LDB 9394/1996'],
  ['CF/88', 'CF/1988'],
  ['lei 13.709/18', 'lei 13.709/2018'],
  ['artificial intelligence 4th edition', 'artificial intelligence 4 ed'],
  ['stewart 8ª ed.', 'stewart 8 ed.'],
  ['stewart 8a edicao', 'stewart 8 ed'],
  ['redes 5. edição', 'redes 5 ed'],
  ['21st ed', '21 ed'],
  ['em 10/12/98', 'em 10/12/98'],
  ['869.3/R608g', '869.3/R608g'],
  ['2 edifícios', '2 edifícios'],
])('the numbers of “%s” are looked for as in “%s”', (term, expected) => {
  expect(indexedNumbers(term)).toBe(expected);
});

test.each([
  ['8535902775', '9788535902778'],
  ['9788535902778', '8535902775'],
  ['080442957X', '9780804429573'],
  ['9780804429573', '080442957X'],
  ['9791034304721', null],
  ['0028-0836', null],
])('the ISBN %p is also %p', (isbn, other) => {
  expect(otherIsbn(isbn)).toBe(other);
});
