import { planStoreOrder, type OpenOrder, type StoredItem } from './closedCollection';

const item = (id: number, volume: string | null, disponivel = true): StoredItem => ({
  id,
  cod_acervo: 7,
  tomo: null,
  parte: null,
  volume,
  disponivel,
});
const items = [item(1, '1'), item(2, '2', false), item(3, '3', false), item(4, '3'), item(5, null)];
const volume = (number: string | null) => ({ cod_acervo: 7, volume: number });

describe('an order of items of the closed collection', () => {
  it.each([
    ['takes what is there', [volume('1')], [], [1], null],
    ['takes the one that is free of two alike', [volume('3')], [], [4], null],
    ['takes an item without parts', [volume(null)], [], [5], null],
    ['takes an item that is named twice once', [volume('1'), volume('1')], [], [1], null],
    ['takes an empty part for none', [{ cod_acervo: 7, volume: '', tomo: '' }], [], [5], null],
    ['is not made twice', [volume('2')], [{ codigo: 9, itens: [volume('2')] }], [], 9],
    ['takes what was not ordered before', [volume('2'), volume('1')], [{ codigo: 9, itens: [volume('2')] }], [1], 9],
  ] satisfies [string, object[], OpenOrder[], number[], number | null][])('%s', (_, wanted, orders, taken, codigo) => {
    const order = planStoreOrder(wanted as { cod_acervo: number }[], items, orders);
    if (order.refused) throw new Error(order.refused);
    expect([order.take.map(({ id }) => id), order.codigo]).toEqual([taken, codigo]);
  });

  it('is refused whole for one item that is not there', () => {
    expect(planStoreOrder([volume('1'), volume('8')], items, [])).toEqual({
      refused: 'item_nao_encontrado',
      item: volume('8'),
    });
  });

  it('is refused whole for one item that somebody else has', () => {
    expect(planStoreOrder([volume('1'), volume('2')], items, [])).toEqual({
      refused: 'item_indisponivel',
      item: volume('2'),
    });
  });
});
