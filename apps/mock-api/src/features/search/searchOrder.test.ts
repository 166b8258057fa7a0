import { openCatalogue, type Catalogue, type TitleFacts } from './catalogue.fixture';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await openCatalogue({ SEARCH_LIMIT: '40' });
  await catalogue.add(
    { titulo: 'Notas', nota: 'Sobre rios', autor: 'Alves, D.' },
    { titulo: 'Geografia', assuntos: ['Rios'], ano: 2001, autor: 'Ávila, B.' },
    { titulo: 'Paisagens', ano: 1985, autor: 'Rios, G.' },
    { titulo: 'Cidades e rios', ano: 1990, autor: 'Zola, A.' },
    { titulo: 'Rios do Brasil', ano: 1980, autor: 'Brito, C.' },
    { titulo: 'Rios', ano: 1970, autor: 'Costa, E.' },
  );
  await catalogue.add(
    ...Array.from({ length: 55 }, (_, at): TitleFacts => ({
      titulo: 'Anais do encontro',
      ano: 1950 + at,
      nota: `n. ${at}`,
    })),
  );
});
afterAll(() => catalogue.stop());

const titles = (query: Record<string, string>) => catalogue.titles({ termo_pesquisa: 'rios', ...query });

describe('the order of results', () => {
  it('the title that is the term comes first, then those that begin with it, then by weight of the field', async () => {
    expect(await titles({})).toEqual(['Rios', 'Rios do Brasil', 'Cidades e rios', 'Paisagens', 'Geografia', 'Notas']);
  });

  it('R is the same order', async () => {
    expect(await titles({ ordenacao: 'R' })).toEqual(await titles({}));
  });

  it.each([
    [
      'years from the latest, without a year last',
      'A',
      ['Geografia', 'Cidades e rios', 'Paisagens', 'Rios do Brasil', 'Rios', 'Notas'],
    ],
    ['works by the alphabet', 'O', ['Cidades e rios', 'Geografia', 'Notas', 'Paisagens', 'Rios', 'Rios do Brasil']],
    [
      'references by the alphabet, accents aside',
      'F',
      ['Notas', 'Geografia', 'Rios do Brasil', 'Rios', 'Paisagens', 'Cidades e rios'],
    ],
    ['catalogue codes', 'C', ['Notas', 'Geografia', 'Paisagens', 'Cidades e rios', 'Rios do Brasil', 'Rios']],
  ])('%s', async (_, ordenacao, order) => {
    expect(await titles({ ordenacao })).toEqual(order);
  });

  it('in a search by author the title does not count', async () => {
    await catalogue.add({ titulo: 'Costa', ano: 1999, autor: 'Costa, E.' });
    expect(await catalogue.titles({ termo_pesquisa: 'costa', coluna_um: 'INDICE_3' })).toEqual(['Rios', 'Costa']);
  });
});

describe('how close a title is to the term', () => {
  let shelf: Catalogue;
  beforeAll(async () => {
    shelf = await openCatalogue();
    await shelf.add(
      { titulo: 'Águas passadas', nota: 'Com um mapa da serra azul' },
      { titulo: 'Trilhas', assuntos: ['Serra azul'] },
      { titulo: 'Cantos', autor: 'Lima, Ana', outros: ['Azul, Rita Serra'] },
      { titulo: 'Versos', autor: 'Azul, Caio Serra' },
      { titulo: 'Azul é a serra', autor: 'Reis, B.' },
      { titulo: 'Na serra azul', autor: 'Reis, C.' },
      { titulo: 'Serra azul em maio', autor: 'Reis, D.' },
      { titulo: 'Montanhas', variantes: ['Serra azul'] },
      { titulo: 'Serra azul: memórias', autor: 'Reis, E.' },
      { titulo: 'A serra azul', autor: 'Reis, F.' },
    );
  });
  afterAll(() => shelf.stop());

  it('decides the order, and the header says which degree each title has', async () => {
    const ask = () =>
      shelf.app.inject({
        url: '/api/consulta',
        query: { termo_pesquisa: 'serra azul' },
        headers: { authorization: shelf.publicToken() },
      });
    const answer = await ask();
    // Also when the reply is a cached one.
    expect((await ask()).headers['mock-explain']).toBe(answer.headers['mock-explain']);
    const found = answer.json<{ data: { cod_acervo: string; descricao: string }[] }>().data;
    const told = JSON.parse(String(answer.headers['mock-explain'])) as { facts: { titulos: string[] } };
    const degrees = told.facts.titulos.map((line) => line.split(' ')[1]);
    expect(found.map(({ descricao }, at) => `${descricao}: ${degrees[at]}`)).toEqual([
      'Serra azul: memórias: title',
      'Montanhas: otherTitle',
      'Serra azul em maio: titleStart',
      'Na serra azul: titlePhrase',
      'A serra azul: titlePhrase',
      'Azul é a serra: titleWords',
      'Versos: mainEntry',
      'Cantos: names',
      'Trilhas: subjects',
      'Águas passadas: anywhere',
    ]);
  });

  it('of titles equally close the one with more copies and loans is first', async () => {
    const codes = await shelf.add({ titulo: 'Marés', nota: 'a' }, { titulo: 'Marés', nota: 'b' });
    expect((await shelf.search({ termo_pesquisa: 'marés' })).data.map((item) => Number(item.cod_acervo))).toEqual(
      codes,
    );
    await shelf.pool.query('INSERT INTO acervo_procura VALUES ($1, 3)', [codes[1]]);
    expect((await shelf.search({ termo_pesquisa: 'marés' })).data.map((item) => Number(item.cod_acervo))).toEqual(
      [...codes].reverse(),
    );
  });
});

describe('a large result set', () => {
  it('holds no more than the limit and says how many there are', async () => {
    const { data, total } = await catalogue.search({ termo_pesquisa: 'anais' });
    expect([data.length, total]).toEqual([40, 55]);
  });

  it('the same query gives the same titles in the same order, and the same id', async () => {
    const first = await catalogue.search({ termo_pesquisa: 'anais' });
    const again = await catalogue.search({ termo_pesquisa: 'anais' });
    expect(again).toEqual(first);
    expect(new Set(first.data.map(({ cod_acervo }) => cod_acervo)).size).toBe(40);
    expect((await catalogue.search({ termo_pesquisa: 'encontro' })).id).not.toBe(first.id);
  });

  it('equal titles are in the order of the catalogue code', async () => {
    const { data } = await catalogue.search({ termo_pesquisa: 'anais', coluna_um: 'INDICE_1' });
    const found = data.map(({ cod_acervo }) => Number(cod_acervo));
    expect(found).toEqual([...found].sort((a, b) => a - b));
  });

  it('the limit keeps the first of the order asked for', async () => {
    const { data } = await catalogue.search({ termo_pesquisa: 'anais', ordenacao: 'A' });
    expect(data.map(({ ano_publicacao }) => ano_publicacao)).toEqual(
      Array.from({ length: 40 }, (_, at) => String(2004 - at)),
    );
  });

  it('says what was searched, and where', async () => {
    expect(await catalogue.search({ termo_pesquisa: 'rios' })).toMatchObject({
      base: 'local',
      pesquisa: 'pesquisa_geral',
    });
  });
});

describe('new acquisitions', () => {
  it('are the titles of the last three months, the newest first, and need no term', async () => {
    await catalogue.add(
      { titulo: 'Quase velho', data_inclusao: '2025-12-11' },
      { titulo: 'Velho demais', data_inclusao: '2025-12-10' },
      { titulo: 'De hoje', data_inclusao: '2026-03-10' },
      { titulo: 'De amanhã', data_inclusao: '2026-03-11' },
      { titulo: 'De fevereiro', data_inclusao: '2026-02-01' },
    );
    expect(await catalogue.titles({ pesquisa: 'novas_aquisicoes' })).toEqual([
      'De hoje',
      'De fevereiro',
      'Quase velho',
    ]);
    expect(await catalogue.titles({ pesquisa: 'novas_aquisicoes', termo_pesquisa: 'fevereiro' })).toEqual([
      'De fevereiro',
    ]);
  });
});
