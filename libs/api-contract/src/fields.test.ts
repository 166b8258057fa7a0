import { isCode } from './codes';
import { BrazilianDate, Code, CodeList, Count, Flag, Text, TypedText, Year } from './fields';

describe('the values of the wire', () => {
  it.each([
    ['a code that is a number becomes text', Text, 17, '17'],
    ['a code that is text stays', Text, '0017', '0017'],
    ['a count in digits becomes a number', Count, '12', 12],
    ['a negative count is one', Count, '-3', -3],
    ['a yes as S', Flag, 'S', true],
    ['a no as N', Flag, 'N', false],
    ['a yes as 1', Flag, 1, true],
    ['a no as "0"', Flag, '0', false],
    ['a code of a path', Code, '42', 42],
    ['codes in one text', CodeList, '1,2,30', [1, 2, 30]],
    ['codes in a list', CodeList, [1, 2], [1, 2]],
    ['a year', Year, '1998', 1998],
    ['what a person typed', TypedText, "ação d'água", "ação d'água"],
    ['a date', BrazilianDate, '24/11/2026', '24/11/2026'],
  ])('%s', (_, schema, value, parsed) => {
    expect(schema.parse(value)).toEqual(parsed);
  });

  it.each([
    ['nothing is no code', Text, null],
    ['a word is no count', Count, 'muitos'],
    ['half a copy is no count', Count, '1.5'],
    ['"true" is no yes', Flag, 'true'],
    ['2 is neither yes nor no', Flag, 2],
    ['zero is no code of a path', Code, '0'],
    ['a negative code', Code, '-1'],
    ['a code larger than the database counts', Code, '1000000000'],
    ['a code with a sign', Code, '+1'],
    ['a code in a list with a hole', CodeList, '1,,2'],
    ['501 codes', CodeList, Array.from({ length: 501 }, (_, index) => index + 1).join(',')],
    ['an empty list of codes', CodeList, ''],
    ['a year of five digits', Year, '12026'],
    ['1,001 characters', TypedText, 'a'.repeat(1001)],
    ['a control character', TypedText, 'a\u0007b'],
    ['a date the other way round', BrazilianDate, '2026-11-24'],
  ])('%s', (_, schema, value) => {
    expect(schema.safeParse(value).success).toBe(false);
  });
});

it.each(['42', '999999999', '', '0', '012', '1000000000', '+1', '4x'])(
  'the text “%s” is a code where the contract takes it for one',
  (text) => expect(isCode(text)).toBe(Code.safeParse(text).success),
);
