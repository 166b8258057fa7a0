import { openCatalogue, type Catalogue } from './catalogue.fixture';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await openCatalogue();
  await catalogue.add(
    { titulo: 'Cem anos de solidão', autor: 'García Márquez, Gabriel', assuntos: ['Romance'], isbn: '9788535902777' },
    { titulo: 'Álgebra', autor: 'Zill, Dennis', outros: ['Boldrini, José'], assuntos: ['Matemática'], serie: 'Schaum' },
    { titulo: 'Barroco mineiro', autor: 'Ávila, Affonso', assuntos: ['Arte', 'Minas Gerais'], serie: 'Debates' },
    { titulo: 'Dicionário', chamada: '403 D546', issn: '1234-5679', nota: 'Solidão de cem anos' },
    { titulo: 'A solidão e a cidade em cem retratos', artigo: 2, chamada: '100 A1', acessivel: true },
  );
});
afterAll(() => catalogue.stop());

const walk = async (tipo_indice: string, termo_pesquisa = '') =>
  (await catalogue.search({ tipo_indice, ...(termo_pesquisa && { termo_pesquisa }) })).data.map(
    ({ entrada_indice, descricao }) => [entrada_indice, descricao],
  );

describe('the index', () => {
  it('of titles runs from its beginning, without regard to accents, case and initial articles', async () => {
    expect((await walk('TITULO')).map(([entry]) => entry)).toEqual([
      'Álgebra',
      'Barroco mineiro',
      'Cem anos de solidão',
      'Dicionário',
      'A solidão e a cidade em cem retratos',
    ]);
    const { data } = await catalogue.search({ tipo_indice: 'TITULO' });
    expect(data.map(({ titulo_ordem }) => titulo_ordem)).toEqual([
      null,
      null,
      null,
      null,
      'solidao e a cidade em cem retratos',
    ]);
  });

  it('goes on from the place that the term would have', async () => {
    expect((await walk('TITULO', 'BÁS')).map(([entry]) => entry)).toEqual([
      'Cem anos de solidão',
      'Dicionário',
      'A solidão e a cidade em cem retratos',
    ]);
    expect(await walk('TITULO', 'zz')).toEqual([]);
  });

  it('can be walked back from the term: what is nearest before it, in the order of the index', async () => {
    const back = async (query: Record<string, string>) =>
      (await catalogue.search({ tipo_indice: 'TITULO', sentido: 'ANTES', ...query })).data.map(
        (each) => each.descricao,
      );
    expect(await back({ termo_pesquisa: 'dado' })).toEqual(['Álgebra', 'Barroco mineiro', 'Cem anos de solidão']);
    expect(await back({ termo_pesquisa: 'dado', limite: '2' })).toEqual(['Barroco mineiro', 'Cem anos de solidão']);
    expect(await back({})).toEqual([]);
    const authors = await catalogue.search({
      tipo_indice: 'AUTOR',
      sentido: 'ANTES',
      termo_pesquisa: 'g',
      limite: '1',
    });
    expect(authors).toMatchObject({ total: 2, data: [{ entrada_indice: 'Boldrini, José' }] });
  });

  it('of authors shows a title at the first of its names from there on', async () => {
    expect(await walk('AUTOR')).toEqual([
      ['Ávila, Affonso', 'Barroco mineiro'],
      ['Boldrini, José', 'Álgebra'],
      ['García Márquez, Gabriel', 'Cem anos de solidão'],
    ]);
    expect(await walk('AUTOR', 'm')).toEqual([['Zill, Dennis', 'Álgebra']]);
  });

  it('of subjects has subjects only', async () => {
    expect((await walk('ASSUNTO')).map(([entry]) => entry)).toEqual(
      ['Arte', 'Matemática', 'Romance', 'Braille'].sort(),
    );
  });

  it.each([
    [
      'COLECAO',
      '',
      [
        ['Debates', 'Barroco mineiro'],
        ['Schaum', 'Álgebra'],
      ],
    ],
    ['COLECAO', 'm', [['Schaum', 'Álgebra']]],
    [
      'CHAMADA',
      '',
      [
        ['100 A1', 'A solidão e a cidade em cem retratos'],
        ['403 D546', 'Dicionário'],
      ],
    ],
    ['CHAMADA', '2', [['403 D546', 'Dicionário']]],
    ['ISBN', '', [['9788535902777', 'Cem anos de solidão']]],
    ['ISBN', '978-85-4', []],
    ['ISSN', '', [['1234-5679', 'Dicionário']]],
    ['ISSN', '2', []],
  ])('%s from %p', async (index, term, expected) => {
    expect(await walk(index, term)).toEqual(expected);
  });

  it('is narrowed by type and filters, and counts what it has', async () => {
    const { data, total } = await catalogue.search({ tipo_indice: 'TITULO', pesquisa: 'acessibilidade' });
    expect([data.map(({ descricao }) => descricao), total]).toEqual([['A solidão e a cidade em cem retratos'], 1]);
  });

  it('types are seven, named in the language asked for', async () => {
    const { body } = await catalogue.get('/consulta/opcoes-indice');
    expect(body).toEqual(
      [
        ['TITULO', 'Título'],
        ['COLECAO', 'Coleção'],
        ['AUTOR', 'Autor'],
        ['ASSUNTO', 'Assunto'],
        ['CHAMADA', 'Número de chamada'],
        ['ISBN', 'ISBN'],
        ['ISSN', 'ISSN'],
      ].map(([codigo, descricao]) => ({ codigo, descricao })),
    );
    const english = await catalogue.app.inject({ url: '/api/consulta/opcoes-indice', headers: { lang: '5' } });
    expect(english.json<{ descricao: string }[]>()[1]?.descricao).toBe('Collection');
  });
});

describe('words near each other', () => {
  const near = (operador_um: string, more: Record<string, string> = {}) =>
    catalogue.titles({ termo_pesquisa: 'cem anos', operador_um, termo_dois: 'solidão', ...more });

  it.each([
    ['next to it, either way round', 'PROXIMO', ['Cem anos de solidão', 'Dicionário']],
    ['after it', 'DEPOIS', ['Cem anos de solidão']],
    ['before it', 'ANTES', ['Dicionário']],
  ])('%s', async (_, operator, expected) => {
    expect((await near(operator)).sort()).toEqual(expected);
  });

  it('are in the field that is asked for', async () => {
    expect(await near('PROXIMO', { coluna_um: 'INDICE_1', coluna_dois: 'INDICE_1' })).toEqual(['Cem anos de solidão']);
    expect(await near('PROXIMO', { coluna_um: 'INDICE_1', coluna_dois: 'INDICE_3' })).toEqual([]);
  });

  it('are not far apart, and not in two fields', async () => {
    const far = { termo_pesquisa: 'solidão', operador_um: 'PROXIMO', termo_dois: 'retratos' };
    expect(await catalogue.titles(far)).toEqual([]);
    expect(await catalogue.titles({ ...far, operador_um: 'E' })).toEqual(['A solidão e a cidade em cem retratos']);
    expect(await catalogue.titles({ termo_pesquisa: 'solidão', operador_um: 'PROXIMO', termo_dois: 'garcía' })).toEqual(
      [],
    );
  });

  it('narrow what the rows above them find', async () => {
    const rows = { termo_pesquisa: 'romance', operador_um: 'OU', termo_dois: 'cem', operador_dois: 'ANTES' };
    expect(await catalogue.titles({ ...rows, termo_tres: 'solidão' })).toEqual(['Dicionário']);
  });
});
