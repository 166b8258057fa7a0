import type { ListOrder } from '@catalogue/api-contract';
import { applyFilters } from './applyFilters';
import { matchesFilterText } from './filterText';
import { orderTitles } from './orderTitles';
import { paginate } from './paginate';
import { title } from './resultSet.fixture';
import { indexTitles } from './titleIndex';

const index = indexTitles([
  title(30, { descricao: 'Zen', autor: 'Éboli', ano_publicacao: '1999', referencia: 'AZEVEDO. Zen.' }),
  title(4, { descricao: 'Água', ano_publicacao: null, referencia: 'ÁVILA. Água.' }),
  title(100, { descricao: 'agora', autor_principal: 'Abreu', ano_publicacao: '2021', referencia: 'ZOLA. Agora.' }),
  title(7, { descricao: '“Banho”', obra: 'Banho', ano_publicacao: '1999' }),
]);
const all = applyFilters(index, []).places;
const ordered = (order: ListOrder, places = all) =>
  Array.from(orderTitles(index, places, order), (place) => index.items[place]?.cod_acervo).join();

describe('the order of titles', () => {
  it.each([
    ['relevance is the server’s order', 'R', '30,4,100,7'],
    ['years from the latest, without a year last, equal years as the server sent them', 'A', '100,30,7,4'],
    ['works by the alphabet, accents and marks aside', 'O', '100,4,7,30'],
    ['references by the alphabet, the work where there is none', 'F', '4,30,7,100'],
    ['catalogue codes as numbers', 'C', '4,7,30,100'],
    ['years from the first, without a year last', 'AC', '30,7,100,4'],
    ['works from Z to A', 'OD', '30,7,4,100'],
    ['authors by the alphabet, titles without one last', 'P', '100,30,4,7'],
    ['authors from Z to A, titles without one last', 'PD', '30,100,4,7'],
  ] as const)('%s', (_, order, codes) => {
    expect(ordered(order)).toBe(codes);
  });

  it('works without their initial article, which the server knows', () => {
    const found = indexTitles([
      title(1, { descricao: 'Baú' }),
      title(2, { descricao: 'A hora', titulo_ordem: 'hora' }),
      title(3, { descricao: 'Cais', referencia: '' }),
    ]);
    const works = orderTitles(found, applyFilters(found, []).places, 'O');
    expect(Array.from(works, (place) => found.items[place]?.cod_acervo)).toEqual(['1', '3', '2']);
  });

  it('only the selected titles are ordered', () => {
    expect(ordered('A', Int32Array.of(0, 1))).toBe('30,4');
  });
});

describe('pages', () => {
  const places = Int32Array.from({ length: 45 }, (_, place) => place);

  it.each([
    ['the first page', 1, 1, 0, 20],
    ['the last page has the rest', 3, 3, 40, 5],
    ['a page beyond the last is the last', 9, 3, 40, 5],
    ['a page before the first is the first', -2, 1, 0, 20],
    ['no number is the first', NaN, 1, 0, 20],
  ])('%s', (_, requested, page, first, length) => {
    const shown = paginate(places, requested);
    expect(shown).toMatchObject({ page, pages: 3 });
    expect([shown.places[0], shown.places.length]).toEqual([first, length]);
  });

  it('pages join without gap or overlap', () => {
    const joined = [1, 2, 3, 4, 5].flatMap((page) => paginate(places, page, 10).places);
    expect(joined).toEqual([...places]);
  });

  it('nothing found is one empty page', () => {
    expect(paginate(new Int32Array(), 1)).toEqual({ page: 1, pages: 1, places: [] });
  });
});

describe('the text over a facet’s entries', () => {
  it.each([
    ['ASSIS', true],
    ['assís', true],
    ['as', true],
    ['', true],
    ['eça', false],
  ])('%p', (text, matches) => {
    expect(matchesFilterText('Assis, Machado de', text)).toBe(matches);
  });
});
