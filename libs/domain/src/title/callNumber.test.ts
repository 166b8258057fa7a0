import { compareCallNumbers } from './callNumber';

test.each([
  ['the class is a decimal fraction', '869.12 A747m', '869.3 A100a'],
  ['a class is before its divisions', '869 Z10', '869.1 A10'],
  ['classes are in the order of numbers', '95 B10', '510 A10'],
  ['the author mark is a decimal fraction too', '869.3 A747m', '869.3 A75'],
  ['editions are numbers', '515 G802c 5. ed.', '515 G802c 10. ed.'],
  ['volumes are numbers', '515 G802c v. 2', '515 G802c v. 10'],
  ['a work is before its editions', '515 G802c', '515 G802c 2. ed.'],
  ['reference shelves come after the others', '999 Z10', 'R 030 A10'],
  ['those of one reference shelf are by class', 'R 030 A10', 'R 510 A10'],
])('%s', (_, before, after) => {
  expect(compareCallNumbers(before, after)).toBe(-1);
  expect(compareCallNumbers(after, before)).toBe(1);
});

test('a title without a call number comes last', () => {
  expect(['869.3 B1', null, '510 A1', undefined].sort(compareCallNumbers).slice(0, 2)).toEqual(['510 A1', '869.3 B1']);
  expect(compareCallNumbers(null, '510 A1')).toBe(1);
  expect(compareCallNumbers('510 A1', '510 a1')).toBe(0);
});
