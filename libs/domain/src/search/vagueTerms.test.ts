import { vagueTerms } from './vagueTerms';

describe('terms that say too little to find anything', () => {
  it.each([
    ['a sign has nothing to look for', ['*'], 'signs'],
    ['neither have several', ['!!! ?'], 'signs'],
    ['one letter is short', ['a'], 'short'],
    ['so are two words of two letters', ['de la'], 'short'],
    ['a sign beside a letter does not make it longer', ['c++'], 'short'],
    ['one word of three letters is enough', ['a rio'], null],
    ['and may be in another line', ['*', 'rio'], null],
    ['accents are no signs', ['é'], 'short'],
    ['an empty line says nothing of the search', ['', ' '], null],
  ])('%s', (_, terms, expected) => {
    expect(vagueTerms(terms)).toBe(expected);
  });
});
