import { openSeeded, type Seeded } from './seeded.fixture';

let seeded: Seeded;
beforeAll(async () => {
  seeded = await openSeeded();
});
afterAll(() => seeded.stop());

describe('indexed titles', () => {
  it('are those whose summary the search looks into', async () => {
    const { data } = await seeded.search({ pesquisa: 'e_books' });
    const acervos = data.map(({ cod_acervo }) => cod_acervo).join(',');
    const body = (await seeded.get('/consulta/acervos-indexados', { acervos })).body as unknown as {
      cod_acervo: string;
      indexado: boolean;
    }[];
    expect(body).toEqual(
      data.map(({ cod_acervo, resumo }) => ({ cod_acervo, indexado: resumo !== null && resumo !== undefined })),
    );
    expect(new Set(body.map(({ indexado }) => indexado))).toEqual(new Set([true, false]));
  });

  it('are left out where there is no such title', async () => {
    expect((await seeded.get('/consulta/acervos-indexados', { acervos: '999999' })).body).toEqual([]);
  });
});

describe('products of Target', () => {
  const products = async (termoPesquisa?: string) =>
    (await seeded.get('/consulta/produtos-target', termoPesquisa === undefined ? {} : { termoPesquisa }))
      .body as unknown as {
      data: { id: string; titulo: string }[];
      total: number;
    };

  it.each([
    ['a word of the title', 'incêndio', ['Segurança contra incêndio']],
    ['without its accent and in part', 'INCEND', ['Segurança contra incêndio']],
    ['a word of the description', 'hidrantes', ['Segurança contra incêndio']],
    ['all words', 'segurança ergonomia', ['Segurança do trabalho']],
    ['a word that stands nowhere', 'astrolábio', []],
    ['a pattern', '.*', []],
  ])('are found by %s', async (_, term, titles) => {
    const { data, total } = await products(term);
    expect([data.map(({ titulo }) => titulo), total]).toEqual([titles, titles.length]);
  });

  it.each([[undefined], [''], ['  '], ['!!']])('are none for %p (gedweb without a first column)', async (term) => {
    expect(await products(term)).toEqual({ data: [], total: 0 });
  });
});

describe('fields of a search type', () => {
  const fields = async (search_tab: string) =>
    (
      (await seeded.get('/consulta/filtros', { search_tab })).body as {
        opcoes: { campos: { nome: string; opcoes: unknown[] }[] };
      }
    ).opcoes.campos;

  it.each([
    ['pesquisa_geral', []],
    ['e_books', []],
    ['autoridades', ['tipo_autoridade']],
    ['rede_pergamum_oai', ['instituicao']],
  ])('of %s are %p', async (tab, names) => {
    const found = await fields(tab);
    expect(found.map(({ nome }) => nome)).toEqual(names);
    for (const { opcoes } of found) expect(opcoes.length).toBeGreaterThan(2);
  });
});
