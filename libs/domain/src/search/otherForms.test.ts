import { otherForms, otherIsbn } from './otherForms';

test.each([
  ['Lei 13.709, de 14 de agosto de 2018', ['13709']],
  ['Código civil : Lei n. 10.406', ['10406']],
  ['ABNT NBR 6023', ['NBR6023']],
  ['NBR-6023 e ISO 9001', ['NBR6023', 'ISO9001']],
  ['NBR6023', ['NBR 6023']],
  ['Dom Casmurro', []],
  ['Em 1850', []],
  ['Versão 1.2.345', []],
])('the numbers in %p can be typed as %j too', (title, forms) => {
  expect(otherForms(title)).toEqual(forms);
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
