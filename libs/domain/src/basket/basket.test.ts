import { filledBasket, mostInBasket } from './basket';

const titles = (...codes: string[]) => codes.map((cod_acervo) => ({ cod_acervo }));
const many = Array.from({ length: mostInBasket }, (_, at) => ({ cod_acervo: `m${at}` }));

describe('titles put into the basket', () => {
  it('stand in the order in which they came', () => {
    expect(filledBasket(titles('3'), titles('2', '1')).titles).toEqual(titles('3', '2', '1'));
  });

  it('are in it once, however often they are put in', () => {
    const kept = { cod_acervo: '1', note: 'as it was' };
    expect(filledBasket([kept], [{ cod_acervo: '1', note: 'again' }, ...titles('2', '2')] as (typeof kept)[])).toEqual({
      titles: [kept, { cod_acervo: '2' }],
      added: 1,
      leftOut: 0,
    });
  });

  it('find room up to what one call takes, and the rest is told', () => {
    const filled = filledBasket(many.slice(1), titles('a', 'b', 'c'));
    expect([filled.titles.length, filled.added, filled.leftOut]).toEqual([mostInBasket, 1, 2]);
    expect(filledBasket(many, titles('a')).leftOut).toBe(1);
  });
});
