import {
  addFilter,
  chosenYearRange,
  filtersFromAddress,
  filtersToAddress,
  removeFilter,
  setYearRange,
  toggleFilter,
  type ActiveFilter,
} from './activeFilters';
import { entry, title } from './resultSet.fixture';
import { indexTitles } from './titleIndex';

const book: ActiveFilter = { tipo: 'T', codigo: '1', descricao: 'Livro', campus: null };
const author: ActiveFilter = { tipo: 'A', codigo: 'machado de assis', descricao: 'Assis, Machado de', campus: null };
const course: ActiveFilter = { tipo: 'NA_C', codigo: '12', descricao: '12', campus: '3' };

describe('the chosen filters', () => {
  it('a filter is chosen once', () => {
    expect(addFilter(addFilter([], book), { ...book })).toEqual([book]);
  });

  it('a filter is taken back by type, code and description', () => {
    expect(removeFilter([book, author], { ...book })).toEqual([author]);
    expect(removeFilter([book, author], { ...book, tipo: 'A' })).toEqual([book, author]);
    expect(removeFilter([book, author], { ...book, descricao: 'Tese' })).toEqual([book, author]);
  });

  it('the same course of another campus is another filter', () => {
    expect(removeFilter([course], { ...course, campus: '4' })).toEqual([course]);
  });

  it('a tick chooses and a second tick takes back', () => {
    expect(toggleFilter([author], book)).toEqual([author, book]);
    expect(toggleFilter([author, book], book)).toEqual([author]);
  });
});

describe('filters in the address', () => {
  it('come back as they went', () => {
    const index = indexTitles([
      title(1, {
        dados_adicionais: { A: [entry(author.codigo, author.descricao)] },
        cursos_disc: [{ codigo: '12', campus: '3' }],
      }),
    ]);
    const texts = filtersToAddress([course, book, author]);
    expect(texts).toEqual(['T:1', 'A:machado de assis', 'NA_C:3:12']);
    expect(filtersFromAddress(texts, index)).toEqual([book, author, course]);
  });

  it('are the same address whatever the order of ticking', () => {
    expect(filtersToAddress([author, course, book])).toEqual(filtersToAddress([book, author, course]));
  });

  it('are known by their code until the titles are there', () => {
    expect(filtersFromAddress(['A:77'])).toEqual([{ tipo: 'A', codigo: '77', descricao: '77', campus: null }]);
  });

  it('may have colons in a code', () => {
    expect(filtersFromAddress(['K:a:b'])).toMatchObject([{ tipo: 'K', codigo: 'a:b' }]);
  });

  it.each([
    '',
    'T',
    'T:',
    ':1',
    'W:1',
    'constructor:1',
    'NA_C:12',
    'NA_C:3:',
    't:1',
    'A:\u0000',
    `A:${'x'.repeat(301)}`,
  ])('what is no filter is passed over: %j', (text) => {
    expect(filtersFromAddress([text, 'T:1', 'T:1'])).toMatchObject([{ tipo: 'T', codigo: '1' }]);
  });
});

describe('filters that are no values of a facet', () => {
  const without: ActiveFilter = { ...book, isExcluded: true };

  it('a value is chosen or excluded, the last of the two', () => {
    expect(addFilter([book, author], without)).toEqual([author, without]);
    expect(addFilter([without], book)).toEqual([book]);
    expect(toggleFilter([without], without)).toEqual([]);
  });

  it('the address says which one is excluded, and what is available now', () => {
    const now: ActiveFilter = { tipo: 'DISP', codigo: '', descricao: 'DISP', campus: null };
    const texts = filtersToAddress([without, author, now]);
    expect(texts).toEqual(['DISP', '-T:1', 'A:machado de assis']);
    expect(filtersFromAddress(texts)).toEqual([
      now,
      { ...without, descricao: '1' },
      { ...author, descricao: 'machado de assis' },
    ]);
    expect(filtersFromAddress(['DISP:x', '--T:1', '-DISP'])).toEqual([]);
  });

  it('there is one range of years', () => {
    const ranged = setYearRange(setYearRange([book], { from: 1990 }), { from: 2000, to: 2010 });
    expect(filtersToAddress(ranged)).toEqual(['T:1', 'Y:2000-2010']);
    expect(chosenYearRange(ranged)).toEqual({ from: 2000, to: 2010 });
    expect(chosenYearRange(setYearRange([], { to: 900 }))).toEqual({ to: 900 });
    expect(setYearRange(ranged, null)).toEqual([book]);
    expect(chosenYearRange([{ ...book, tipo: 'Y', codigo: '2000' }])).toBeNull();
    expect(chosenYearRange([{ ...book, tipo: 'Y', codigo: '-' }])).toBeNull();
  });
});
