import { widerSearches, type WiderSearch } from './widerSearches';

const options = {
  tipos_obra: [
    { codigo: '2', descricao: 'E-book' },
    { codigo: '3', descricao: 'Tese' },
    { codigo: '6', descricao: 'Periódico' },
  ],
  idiomas: [{ codigo: 'eng', descricao: 'Inglês' }],
};
const inBrief = (search: WiderSearch) =>
  search.kind === 'limited'
    ? `${search.words} + ${search.name}`
    : search.kind === 'without'
      ? `${search.words} - ${search.word}`
      : `${search.kind} ${search.words}`;

describe('searches to offer where one finds nothing', () => {
  it.each([
    ['the number of a course is left out first', 'cálculo 1', ['cálculo - 1', '1 - cálculo']],
    ['a word may name a type', 'ebook machado', ['machado + E-book', 'machado - ebook', 'ebook - machado']],
    ['in the plural too', 'teses escravidão', ['escravidão + Tese', 'escravidão - teses', 'teses - escravidão']],
    ['or what readers call it', 'revista ciência', ['ciência + Periódico', 'ciência - revista', 'revista - ciência']],
    ['or a language', 'ingles gramática', ['gramática + Inglês', 'gramática - ingles', 'ingles - gramática']],
    ['or a year', 'casmurro 2016', ['casmurro + 2016', 'casmurro - 2016', '2016 - casmurro']],
    [
      'a phrase is looked for as words',
      '"dom cazmurro"',
      ['unquoted dom cazmurro', 'cazmurro - dom', 'dom - cazmurro'],
    ],
    ['a sentence is not taken apart', 'um dois três quatro cinco seis sete', []],
    ['one word has nothing to leave out', 'casmuro', []],
    ['nor has an empty term', ' ', []],
  ])('%s', (_, termo_pesquisa, expected) => {
    expect(widerSearches({ termo_pesquisa }, options).map(inBrief)).toEqual(expected);
  });

  it('are five at most', () => {
    expect(widerSearches({ termo_pesquisa: 'um dois três quatro cinco seis' }, options)).toHaveLength(5);
  });

  it('read words in capitals as operators', () => {
    expect(widerSearches({ termo_pesquisa: 'casmurro OU borba NÃO cubas' }, options)).toEqual([
      {
        kind: 'combined',
        words: 'casmurro OU borba NÃO cubas',
        query: {
          termo_pesquisa: 'casmurro',
          operador_um: 'OU',
          termo_dois: 'borba',
          operador_dois: 'NAO',
          termo_tres: 'cubas',
        },
      },
    ]);
  });

  it('keep the limits of the search, and leave one of several rows alone', () => {
    const [first] = widerSearches({ termo_pesquisa: 'tese mar', biblioteca: [2], pesquisa: 'e_books' }, options);
    expect(first?.query).toEqual({ termo_pesquisa: 'mar', tipo_obra: [3], biblioteca: [2], pesquisa: 'e_books' });
    expect(widerSearches({ termo_pesquisa: 'tese mar', termo_dois: 'sal' }, options)).toEqual([]);
  });
});
