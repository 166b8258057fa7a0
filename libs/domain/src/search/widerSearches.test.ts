import { isTypeName, placesToSearch, shorterSearches, widerSearches, type WiderSearch } from './widerSearches';

const options = {
  tipos_obra: [
    { codigo: '2', descricao: 'E-book' },
    { codigo: '3', descricao: 'Tese' },
    { codigo: '4', descricao: 'Dissertação' },
    { codigo: '6', descricao: 'Periódico' },
  ],
  idiomas: [{ codigo: 'eng', descricao: 'Inglês' }],
  bibliotecas: [{ cod_biblioteca: '3', desc_biblioteca: 'Biblioteca de Direito' }],
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
    [
      'in the plural too',
      'teses escravidão',
      ['escravidão + Tese, Dissertação', 'escravidão - teses', 'teses - escravidão'],
    ],
    ['or what readers call it', 'revista ciência', ['ciência + Periódico', 'ciência - revista', 'revista - ciência']],
    ['or a degree', 'mestrado café', ['café + Dissertação', 'café - mestrado', 'mestrado - café']],
    [
      'two types are both meant',
      'ebook tese café',
      [
        'café + E-book, Tese, Dissertação',
        'tese café + E-book',
        'ebook café + Tese, Dissertação',
        'ebook café - tese',
        'tese café - ebook',
      ],
    ],
    ['or a language', 'ingles gramática', ['gramática + Inglês', 'gramática - ingles', 'ingles - gramática']],
    ['or a library', 'penal direito', ['penal + Biblioteca de Direito', 'direito - penal', 'penal - direito']],
    [
      'two words may name two limits',
      'ebook machado 2016',
      [
        'machado + E-book, 2016',
        'machado 2016 + E-book',
        'ebook machado + 2016',
        'ebook machado - 2016',
        'machado 2016 - ebook',
      ],
    ],
    [
      'a term of limits alone has nothing to look for',
      'tese 2016',
      ['2016 + Tese, Dissertação', 'tese + 2016', 'tese - 2016', '2016 - tese'],
    ],
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

  it('take both types of two words', () => {
    const [both] = widerSearches({ termo_pesquisa: 'ebook tese café' }, options);
    expect(both?.query).toEqual({ termo_pesquisa: 'café', tipo_obra: [2, 3, 4] });
  });

  it('keep the limits of the search, and leave one of several rows alone', () => {
    const [first] = widerSearches({ termo_pesquisa: 'tese mar', biblioteca: [2], pesquisa: 'e_books' }, options);
    expect(first?.query).toEqual({ termo_pesquisa: 'mar', tipo_obra: [3, 4], biblioteca: [2], pesquisa: 'e_books' });
    expect(widerSearches({ termo_pesquisa: 'tese mar', termo_dois: 'sal' }, options)).toEqual([]);
  });
});

it('of three or four words two are left out together', () => {
  expect(shorterSearches({ termo_pesquisa: 'um dois três', idioma: 'por' }).map(({ query }) => query)).toEqual([
    { termo_pesquisa: 'três', idioma: 'por' },
    { termo_pesquisa: 'dois', idioma: 'por' },
    { termo_pesquisa: 'um', idioma: 'por' },
  ]);
  expect(shorterSearches({ termo_pesquisa: 'um dois' })).toEqual([]);
  expect(shorterSearches({ termo_pesquisa: 'um dois três quatro cinco' })).toEqual([]);
  expect(shorterSearches({ termo_pesquisa: 'um dois três', termo_dois: 'mar' })).toEqual([]);
});

it('the same words are looked for without limits, in all fields, in all types', () => {
  const query = { termo_pesquisa: 'mar', ano_ini: 1990, coluna_um: 'INDICE_1', pesquisa: 'e_books' } as const;
  const { ano_ini: _year, ...unlimited } = query;
  const { coluna_um: _column, ...allFields } = query;
  const { pesquisa: _type, ...allTypes } = query;
  expect(placesToSearch(query)).toEqual([
    { kind: 'unlimited', words: 'mar', query: unlimited },
    { kind: 'allFields', words: 'mar', query: allFields },
    { kind: 'allTypes', words: 'mar', query: allTypes },
  ]);
  expect(placesToSearch({ termo_pesquisa: 'mar' })).toEqual([]);
  expect(placesToSearch({ ...query, indice: 3 })).toEqual([]);
});

it('the options of a form limit no other type', () => {
  const query = { pesquisa: 'arquivo', termo_pesquisa: 'mar', fundo: 2 } as const;
  expect(placesToSearch(query)).toEqual([
    { kind: 'unlimited', words: 'mar', query: { pesquisa: 'arquivo', termo_pesquisa: 'mar' } },
    { kind: 'allTypes', words: 'mar', query: { termo_pesquisa: 'mar' } },
  ]);
});

it('words that only name a type are known', () => {
  expect(['livros', 'tese', 'revistas', 'dom'].map(isTypeName)).toEqual([true, true, true, false]);
});
