import { filledBasket, maxInBasket, putBack, isBasketName } from './basket';

const titles = (...codes: string[]) => codes.map((cod_acervo) => ({ cod_acervo }));
const many = Array.from({ length: maxInBasket }, (_, at) => ({ cod_acervo: `m${at}` }));

describe('titles put into the basket', () => {
  it('are in the order in which they were added', () => {
    expect(filledBasket(titles('3'), titles('2', '1')).titles).toEqual(titles('3', '2', '1'));
  });

  it('are in it once, however often they are added', () => {
    const kept = { cod_acervo: '1', note: 'as it was' };
    expect(filledBasket([kept], [{ cod_acervo: '1', note: 'again' }, ...titles('2', '2')] as (typeof kept)[])).toEqual({
      titles: [kept, { cod_acervo: '2' }],
      added: 1,
      leftOut: 0,
    });
  });

  it('are added up to the limit of one call, and the rest is reported', () => {
    const filled = filledBasket(many.slice(1), titles('a', 'b', 'c'));
    expect([filled.titles.length, filled.added, filled.leftOut]).toEqual([maxInBasket, 1, 2]);
    expect(filledBasket(many, titles('a')).leftOut).toBe(1);
  });
});

describe('titles put back into the basket', () => {
  const [first, second, third] = titles('1', '2', '3').map((title, place) => ({ title, place }));
  if (!first || !second || !third) throw new Error('There are three.');

  it('are at their old positions, and those added meanwhile stay', () => {
    expect(putBack(titles('1', '3', '4'), [second])).toEqual(titles('1', '2', '3', '4'));
    expect(putBack(titles('4'), [first, second, third])).toEqual(titles('1', '2', '3', '4'));
  });

  it('are in it once, and the last where fewer are left', () => {
    expect(putBack(titles('2', '1'), [second])).toEqual(titles('2', '1'));
    expect(putBack(titles('1'), [third])).toEqual(titles('1', '3'));
  });

  it('are not added to a full basket', () => {
    expect(putBack(many, [first])).toEqual(many);
  });
});

test.each([
  ['Literatura brasileira I', true],
  ['x'.repeat(60), true],
  ['x'.repeat(61), false],
  ['  ', false],
  ['leia em exemplo.com', false],
  ['ana@exemplo.br', false],
])('%p as the name of a basket: %p', (name, expected) => expect(isBasketName(name)).toBe(expected));
