import { openCatalogue, type Catalogue } from './catalogue.fixture';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await openCatalogue();
  await catalogue.add(
    { titulo: 'Dom Casmurro', autor: 'Assis, Machado de, 1839-1908', assuntos: ['Romance brasileiro'], ano: 1899 },
    { titulo: 'Dom Casmurro em quadrinhos', autor: 'Assis, Machado de, 1839-1908', outros: ['Jaf, Ivan'], ano: 2012 },
    {
      titulo: 'Machado de Assis: a pirâmide e o trapézio',
      autor: 'Faoro, Raymundo',
      assuntos: ['Assis, Machado de'],
      ano: 1974,
    },
    { titulo: 'Autos da devassa da Inconfidência Mineira', assuntos: ['Brasil - História', 'Minas Gerais'], ano: 1976 },
    { titulo: 'História do Brasil', autor: 'Fausto, Boris', assuntos: ['Brasil - História'], ano: 1994 },
    { titulo: 'A inconfidência', nota: 'Sobre Minas Gerais e a história do ouro', ano: 1950 },
    { titulo: 'Estudos de direito/economia', autor: "D'Ávila, Ana", idioma: 'spa', ano: 2001 },
    { titulo: 'Eu', autor: 'Anjos, Augusto dos', ano: 1912 },
    { titulo: 'Linguagem C', isbn: '978-85-359-0277-7', ano: 2015, online: true },
    { titulo: 'A linguagem Ruby', idioma: 'eng', ano: 2018, acessivel: true },
    { titulo: 'Decreto das águas', lei: true, variantes: ['Código de Águas'] },
  );
});
afterAll(() => catalogue.stop());

const titles = (query: Record<string, string>) => catalogue.titles(query);

describe('the words of a term', () => {
  it.each([
    ['without its accents', 'inconfidencia'],
    ['with its accents', 'Inconfidência'],
    ['in capitals', 'INCONFIDÊNCIA'],
    ['in the plural', 'inconfidências'],
    ['between quotes', '"inconfidência"'],
  ])('a word %s finds the same titles', async (_, termo_pesquisa) => {
    expect((await titles({ termo_pesquisa })).sort()).toEqual([
      'A inconfidência',
      'Autos da devassa da Inconfidência Mineira',
    ]);
  });

  it('all words must be there, in any field and order', async () => {
    expect(await titles({ termo_pesquisa: 'assis casmurro' })).toEqual(['Dom Casmurro', 'Dom Casmurro em quadrinhos']);
    expect(await titles({ termo_pesquisa: 'casmurro fausto' })).toEqual([]);
  });

  it('words that a mark joins are words', async () => {
    expect(await titles({ termo_pesquisa: 'economia' })).toEqual(['Estudos de direito/economia']);
    expect(await titles({ termo_pesquisa: 'avila' })).toEqual(['Estudos de direito/economia']);
    expect(await titles({ termo_pesquisa: "d'avila" })).toEqual(['Estudos de direito/economia']);
  });

  it('an ISBN is found with hyphens and without', async () => {
    expect(await titles({ termo_pesquisa: '978-85-359-0277-7' })).toEqual(['Linguagem C']);
    expect(await titles({ termo_pesquisa: '9788535902777' })).toEqual(['Linguagem C']);
  });

  it('two years with a hyphen are two words', async () => {
    expect(await titles({ termo_pesquisa: '1839-1908' })).toEqual(['Dom Casmurro', 'Dom Casmurro em quadrinhos']);
  });

  it('a title made of stop words alone is found by all of it', async () => {
    expect(await titles({ termo_pesquisa: 'eu' })).toEqual(['Eu']);
  });
});

describe('columns', () => {
  it.each([
    [
      'free looks everywhere',
      'LIVRE',
      ['Dom Casmurro', 'Dom Casmurro em quadrinhos', 'Machado de Assis: a pirâmide e o trapézio'],
    ],
    ['title', 'INDICE_1', ['Machado de Assis: a pirâmide e o trapézio']],
    ['subject', 'INDICE_2', ['Machado de Assis: a pirâmide e o trapézio']],
    ['author', 'INDICE_3', ['Dom Casmurro', 'Dom Casmurro em quadrinhos']],
  ])('%s', async (_, coluna_um, found) => {
    expect((await titles({ termo_pesquisa: 'machado assis', coluna_um })).sort()).toEqual(found);
  });

  it('a note is found by the free search only', async () => {
    expect(await titles({ termo_pesquisa: 'ouro' })).toEqual(['A inconfidência']);
    expect(await titles({ termo_pesquisa: 'ouro', coluna_um: 'INDICE_2' })).toEqual([]);
  });

  it('a variant title is a title', async () => {
    expect(await titles({ termo_pesquisa: 'código águas', coluna_um: 'INDICE_1' })).toEqual(['Decreto das águas']);
  });
});

describe('operators', () => {
  it.each([
    ['AND', 'E', ['História do Brasil']],
    ['OR', 'OU', ['Autos da devassa da Inconfidência Mineira', 'História do Brasil']],
    ['NOT', 'NAO', ['Autos da devassa da Inconfidência Mineira']],
  ])('%s joins two rows', async (_, operador_um, found) => {
    const query = {
      termo_pesquisa: 'Brasil',
      coluna_um: 'INDICE_2',
      operador_um,
      termo_dois: 'fausto',
      coluna_dois: 'INDICE_3',
    };
    expect((await titles(query)).sort()).toEqual(found);
  });

  it('rows join from left to right', async () => {
    const rows = {
      termo_pesquisa: 'fausto',
      operador_um: 'OU',
      termo_dois: 'anjos',
      operador_dois: 'NAO',
      termo_tres: 'história',
    };
    expect(await titles(rows)).toEqual(['Eu']);
    const other = {
      termo_pesquisa: 'fausto',
      operador_um: 'NAO',
      termo_dois: 'história',
      operador_dois: 'OU',
      termo_tres: 'anjos',
    };
    expect(await titles(other)).toEqual(['Eu']);
  });

  it('a row without an operator must hold too', async () => {
    expect(await titles({ termo_pesquisa: 'brasil', termo_dois: 'fausto' })).toEqual(['História do Brasil']);
  });

  it.each(['', '  ', 'de', '!!!'])('a further row of %p says nothing', async (termo_dois) => {
    expect(await titles({ termo_pesquisa: 'fausto', termo_dois })).toEqual(['História do Brasil']);
  });

  it.each(['EXATO', 'INICIO'])('a further row of a stop word counts by %s', async (posicao_dois) => {
    const row = { termo_dois: 'eu', coluna_dois: 'INDICE_1', posicao_dois };
    expect(await titles({ termo_pesquisa: 'anjos', ...row })).toEqual(['Eu']);
    expect(await titles({ termo_pesquisa: 'brasil', ...row })).toEqual([]);
  });

  it('the fifth row counts', async () => {
    expect(await titles({ termo_pesquisa: 'fausto', operador_quatro: 'OU', termo_cinco: 'faoro' })).toHaveLength(2);
  });
});

describe('positions', () => {
  it.each([
    ['the whole title', 'dom casmurro', 'INDICE_1', 'EXATO', ['Dom Casmurro']],
    ['the beginning of the title', 'dom cas', 'INDICE_1', 'INICIO', ['Dom Casmurro', 'Dom Casmurro em quadrinhos']],
    ['the whole variant title', 'codigo de aguas', 'INDICE_1', 'EXATO', ['Decreto das águas']],
    ['the beginning of a variant title', 'Código de ág', 'LIVRE', 'INICIO', ['Decreto das águas']],
    ['the end of a variant title is not all of it', 'aguas', 'INDICE_1', 'EXATO', []],
    ['the end of a title is not its beginning', 'casmurro', 'INDICE_1', 'INICIO', []],
    ['the whole author heading', 'FAUSTO, Bóris', 'INDICE_3', 'EXATO', ['História do Brasil']],
    ['a part of an author heading is not all of it', 'fausto', 'INDICE_3', 'EXATO', []],
    [
      'the beginning of an author heading',
      'assis machado',
      'INDICE_3',
      'INICIO',
      ['Dom Casmurro', 'Dom Casmurro em quadrinhos'],
    ],
    ['an author is no subject', 'fausto boris', 'INDICE_2', 'EXATO', []],
    ['the whole subject', 'romance brasileiro', 'INDICE_2', 'EXATO', ['Dom Casmurro']],
    ['the beginning of a subject', 'minas', 'INDICE_2', 'INICIO', ['Autos da devassa da Inconfidência Mineira']],
    ['any whole field', 'jaf ivan', 'LIVRE', 'EXATO', ['Dom Casmurro em quadrinhos']],
  ])('%s', async (_, termo_pesquisa, coluna_um, posicao, found) => {
    expect((await titles({ termo_pesquisa, coluna_um, posicao })).sort()).toEqual(found);
  });

  it('a row below may have a position of its own', async () => {
    const rows = {
      termo_pesquisa: 'assis',
      termo_dois: 'dom casmurro',
      coluna_dois: 'INDICE_1',
      posicao_dois: 'EXATO',
    };
    expect(await titles({ ...rows, operador_um: 'E' })).toEqual(['Dom Casmurro']);
    expect(await titles({ ...rows, operador_um: 'NAO' })).not.toContain('Dom Casmurro');
  });
});

describe('an authority', () => {
  const codeOf = async (nome: string) =>
    (await catalogue.db.authority.findFirstOrThrow({ where: { nome } })).cod_autoridade.toString();

  it('finds the titles that it heads, and no others that name its words', async () => {
    const indice = await codeOf('Assis, Machado de, 1839-1908');
    expect((await titles({ indice })).sort()).toEqual(['Dom Casmurro', 'Dom Casmurro em quadrinhos']);
    expect(await titles({ indice, coluna_um: 'INDICE_2' })).toEqual([]);
  });

  it('finds them whatever the term beside it says, as real clients send both', async () => {
    const indice = await codeOf('Fausto, Boris');
    expect(await titles({ indice, coluna_um: 'INDICE_3', termo_pesquisa: 'Fausto, B.' })).toEqual([
      'História do Brasil',
    ]);
  });

  it('can be narrowed by further rows', async () => {
    const indice = await codeOf('Assis, Machado de, 1839-1908');
    expect(await titles({ indice, termo_dois: 'quadrinhos' })).toEqual(['Dom Casmurro em quadrinhos']);
  });
});

describe('filters of the form', () => {
  it.each<[string, Record<string, string>, string[]]>([
    ['a language', { idioma: 'eng' }, ['A linguagem Ruby']],
    ['from a year on', { ano_ini: '2016' }, ['A linguagem Ruby']],
    ['up to a year', { ano_fim: '2016' }, ['Linguagem C']],
    ['one year', { ano_ini: '2018', ano_fim: '2018' }, ['A linguagem Ruby']],
    ['e-books', { pesquisa: 'e_books' }, ['Linguagem C']],
    ['accessible titles', { pesquisa: 'acessibilidade' }, ['A linguagem Ruby']],
    ['the partner network holds none of these', { base: 'rede' }, []],
    ['a work type', { tipo_obra: '2,3' }, ['Linguagem C']],
  ])('%s', async (_, filter, found) => {
    expect(await titles({ termo_pesquisa: 'linguagem', ...filter })).toEqual(found);
  });

  it('laws are found among the normative acts', async () => {
    expect(await titles({ termo_pesquisa: 'águas', pesquisa: 'atos_normativos' })).toEqual(['Decreto das águas']);
    expect(await titles({ termo_pesquisa: 'águas', pesquisa: 'jurisprudencia' })).toEqual([]);
  });

  it.each(['arquivo', 'plano_ensino', 'rede_pergamum_oai'])('%s finds none of these', async (pesquisa) => {
    expect(await catalogue.search({ termo_pesquisa: 'brasil', pesquisa })).toMatchObject({
      data: [],
      total: 0,
      pesquisa,
    });
  });

  it('years the wrong way round are refused by name', async () => {
    const { status, body } = await catalogue.get('/consulta', {
      termo_pesquisa: 'brasil',
      ano_ini: '2000',
      ano_fim: '1999',
    });
    expect(status).toBe(422);
    expect(body).toEqual({
      message: 'PeriodoInvertido',
      errors: { ano_fim: ['deve ser igual ou posterior a ano_ini'] },
    });
  });
});
