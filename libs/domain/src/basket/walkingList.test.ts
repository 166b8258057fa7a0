import { walkingList } from './walkingList';

const title = (cod_acervo: string, numero_chamada: string | null = null) => ({ cod_acervo, numero_chamada });
const at = (cod_biblioteca: string, disponiveis = 1, consulta_local = 0) => ({
  cod_biblioteca,
  desc_biblioteca: `Biblioteca ${cod_biblioteca}`,
  disponiveis,
  consulta_local,
  localizacao: '2º andar',
});
const walk = (basket: [string, string | null, ReturnType<typeof at>[]][], own: string | null = null) => {
  const holdings = new Map(basket.map(([code, , libraries]) => [code, libraries]));
  const list = walkingList(
    basket.map(([code, callNumber]) => title(code, callNumber)),
    ({ cod_acervo }) => holdings.get(cod_acervo) ?? [],
    own,
  );
  return {
    libraries: list.libraries.map(({ cod_biblioteca, stops }) => [
      cod_biblioteca,
      ...stops.map((stop) => stop.title.cod_acervo),
    ]),
    elsewhere: list.elsewhere.map(({ cod_acervo }) => cod_acervo),
    list,
  };
};

test('the library with most of the titles comes first, and in it the order of the shelves', () => {
  const { libraries } = walk([
    ['1', '869.3 A1', [at('A'), at('B')]],
    ['2', '510 A1', [at('B')]],
    ['3', '869.12 A1', [at('B')]],
    ['4', '510 A1', [at('A')]],
  ]);
  expect(libraries).toEqual([
    ['B', '2', '3', '1'],
    ['A', '4'],
  ]);
});

test('the own library comes first if it has any of them', () => {
  const basket: Parameters<typeof walk>[0] = [
    ['1', null, [at('A'), at('B')]],
    ['2', null, [at('B')]],
  ];
  expect(walk(basket, 'A').libraries).toEqual([
    ['A', '1'],
    ['B', '2'],
  ]);
  expect(walk(basket, 'C').libraries).toEqual([['B', '1', '2']]);
});

test('a copy to take home is worth another library, and without any the title is read there', () => {
  const { libraries, list } = walk([
    ['1', null, [at('A', 0, 2), at('B', 1)]],
    ['2', null, [at('A', 0, 2)]],
  ]);
  expect(libraries).toEqual([
    ['A', '2'],
    ['B', '1'],
  ]);
  expect(list.libraries[0]?.stops[0]).toMatchObject({ onShelf: 2, isReadThere: true });
});

test('what is on no shelf is apart, in the order of the basket', () => {
  expect(
    walk([
      ['1', null, [at('A', 0)]],
      ['2', null, []],
    ]),
  ).toMatchObject({ libraries: [], elsewhere: ['1', '2'] });
});
