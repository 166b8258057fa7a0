import type { ActiveFilter } from './activeFilters';
import { applyFilters } from './applyFilters';
import { entry, title } from './resultSet.fixture';
import { indexTitles } from './titleIndex';

const filter = (tipo: ActiveFilter['tipo'], codigo: string, campus: string | null = null): ActiveFilter => ({
  tipo,
  codigo,
  descricao: codigo,
  campus,
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
