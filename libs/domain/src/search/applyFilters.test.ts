import type { ActiveFilter } from './activeFilters';
import { applyFilters } from './applyFilters';
import { countFacets } from './countFacets';
import { entry, title } from './resultSet.fixture';
import { indexTitles } from './titleIndex';

const filter = (tipo: ActiveFilter['tipo'], codigo: string, campus: string | null = null): ActiveFilter => ({
  tipo,
  codigo,
  descricao: codigo,
  campus,
});

const out = (tipo: ActiveFilter['tipo'], codigo: string): ActiveFilter => ({
  ...filter(tipo, codigo),
  isExcluded: true,
});

const index = indexTitles([
  title(1, {
    descricao: 'História do Brasil',
    idioma: 'por',
    link_capa: '/c',
    dados_adicionais: { A: [entry('10')], S: [entry('brasil')] },
    cursos_disc: [{ codigo: '7', campus: '1' }],
  }),
  title(2, {
    cod_tipo_obra: '2',
    idioma: 'por',
    acesso_remoto: 'cr',
    dados_adicionais: { A: [entry('10'), entry('11')] },
  }),
  title(3, {
    ano_publicacao: null,
    idioma: 'eng',
    possui_acessibilidade: 'S',
    dados_adicionais: { S: [entry('brasil')] },
  }),
  title(4, {
    descricao: 'O rio',
    cod_tipo_obra: '2',
    classificacao: '869.3',
    repositorio: 'Repositório',
    areas_conhecimento: [entry('8')],
    instituicao: { cod_empresa: '5', desc_empresa: 'Rede' },
    cursos_disc: [{ codigo: '7', campus: '2' }],
  }),
]);
const found = (filters: ActiveFilter[], text?: string) =>
  Array.from(applyFilters(index, filters, text).places, (place) => index.items[place]?.cod_acervo).join();

describe('the titles that pass the filters', () => {
  it.each<[string, ActiveFilter[], string]>([
    ['without filters all titles stay, in the server’s order', [], '1,2,3,4'],
    ['values of one type are alternatives', [filter('A', '11'), filter('S', 'brasil'), filter('A', '10')], '1'],
    ['one value of a type is enough', [filter('I', 'por'), filter('I', 'eng')], '1,2,3'],
    ['different types must all match', [filter('A', '10'), filter('T', '2')], '2'],
    ['types that share no title leave nothing', [filter('I', 'eng'), filter('A', '10')], ''],
    ['a value that no title has matches none', [filter('A', '999')], ''],
    ['a value that no title has takes nothing from its alternatives', [filter('A', '999'), filter('A', '11')], '2'],
    ['only with a cover', [filter('X', 'C')], '1'],
    ['only online', [filter('X', 'O')], '2'],
    ['only accessible', [filter('X', 'S')], '3'],
    ['titles without a year have a value of their own', [filter('Y', 's.d.')], '3'],
    ['a course is one of a campus', [filter('NA_C', '7', '2')], '4'],
    ['a classification', [filter('K', '869.3')], '4'],
    ['a repository', [filter('R', 'Repositório')], '4'],
    ['an area of new acquisitions', [filter('NA_A', '8')], '4'],
    ['an institution of the partner network', [filter('Z', '5')], '4'],
  ])('%s', (_, filters, titles) => {
    expect(found(filters)).toBe(titles);
  });

  it.each<[string, ActiveFilter[], string]>([
    ['an excluded value takes its titles out', [out('A', '10')], '3,4'],
    ['each of several excluded values', [out('A', '11'), out('S', 'brasil')], '4'],
    ['an excluded value joins with chosen ones', [filter('T', '2'), out('A', '11')], '4'],
    ['an excluded value that no title has takes nothing', [out('A', '999')], '1,2,3,4'],
  ])('%s', (_, filters, titles) => {
    expect(found(filters)).toBe(titles);
  });

  it.each([
    ['both years are included', ['1990-2000'], '1,2'],
    ['an open beginning', ['-1990'], '1'],
    ['an open end', ['2000-'], '2,3'],
    ['no year is in no range', ['1-9999'], '1,2,3'],
    ['a range and a year are alternatives', ['-1990', 's.d.'], '1,4'],
    ['a range that no title is in', ['1800-1850'], ''],
  ])('a range of years: %s', (_, years, titles) => {
    const dated = indexTitles(
      ['1990', '2000', '2010', null].map((ano_publicacao, at) => title(at + 1, { ano_publicacao })),
    );
    const { places } = applyFilters(
      dated,
      years.map((year) => filter('Y', year)),
    );
    expect(Array.from(places, (place) => place + 1).join()).toBe(titles);
  });

  it('an additional facet letter of any kind filters', () => {
    const letters = ['B', 'P', 'A', 'S', 'C', 'E', 'U', 'F', 'N', 'O', 'D', 'L', 'G', 'M'] as const;
    const oneEach = indexTitles(
      letters.map((letter, at) => title(at + 1, { dados_adicionais: { [letter]: [entry('1')] } })),
    );
    for (const [at, letter] of letters.entries())
      expect([...applyFilters(oneEach, [filter(letter, '1')]).places]).toEqual([at]);
  });
});

describe('the text filter', () => {
  it.each([
    ['ignores case', 'HISTÓRIA', '1'],
    ['ignores accents', 'historia', '1'],
    ['finds parts of words', 'stór', '1'],
    ['wants every term', 'historia rio', ''],
    ['passes over terms under three letters', 'do o historia', '1'],
    ['uses a term of three letters', 'rio', '4'],
    ['is ignored when blank', '   ', '1,2,3,4'],
    ['is ignored when all its terms are short', 'de', '1,2,3,4'],
    ['looks into subjects too', 'brasil', '1,3'],
  ])('%s', (_, text, titles) => {
    expect(found([], text)).toBe(titles);
  });

  it('joins with the other filters', () => {
    expect(found([filter('I', 'eng')], 'brasil')).toBe('3');
  });
});

describe('what is available now', () => {
  const central = entry('1', 'Central');
  const medicine = entry('2', 'Medicina');
  const held = indexTitles([
    title(1, { disponiveis: '2', bibliotecas_disponiveis: ['Central'], dados_adicionais: { B: [central, medicine] } }),
    title(2, { disponiveis: '0', bibliotecas_disponiveis: [], dados_adicionais: { B: [medicine] } }),
    title(3, { disponiveis: '1', bibliotecas_disponiveis: ['Medicina'], dados_adicionais: { B: [medicine] } }),
    title(4, { acesso_remoto: 'cr' }),
  ]);
  const now = filter('DISP', '');
  const select = (...filters: ActiveFilter[]) => {
    const selection = applyFilters(held, filters);
    const libraries = countFacets(held, selection).B.entries();
    return {
      titles: Array.from(selection.places, (place) => place + 1),
      available: selection.available,
      libraries: libraries.map(({ codigo, total, totalSemFiltro }) => [codigo, total, totalSemFiltro]),
    };
  };

  it('has a copy that can be taken home', () => {
    expect(select(now).titles).toEqual([1, 3]);
  });

  it('has it in one of the chosen libraries', () => {
    expect(select(now, filter('B', '2')).titles).toEqual([3]);
    expect(select(now, filter('B', '1'), filter('B', '2')).titles).toEqual([1, 3]);
  });

  it('is counted before it is chosen, for the chosen libraries', () => {
    expect(select().available).toBe(2);
    expect(select(filter('B', '2')).available).toBe(1);
    expect(select(now, filter('B', '2')).available).toBe(1);
  });

  it('counts a library for the titles that are available there', () => {
    expect(select(now).libraries).toEqual([
      ['1', 1, 1],
      ['2', 1, 3],
    ]);
    expect(select().libraries).toEqual([
      ['1', 1, 1],
      ['2', 3, 3],
    ]);
  });
});
