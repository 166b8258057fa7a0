import { openCatalogue, type Catalogue } from './catalogue.fixture';

let catalogue: Catalogue;
let codes: number[];
beforeAll(async () => {
  catalogue = await openCatalogue();
  const { db } = catalogue;
  await db.campus.createMany({
    data: [
      { cod_campus: 1, nome_campus: 'Serra' },
      { cod_campus: 2, nome_campus: 'Mar' },
    ],
  });
  await db.library.createMany({
    data: Array.from({ length: 45 }, (_, at) => ({
      cod_biblioteca: at + 1,
      desc_biblioteca: at === 44 ? 'Acervo de Ciências 100% digital' : `Biblioteca ${String(at + 1).padStart(2, '0')}`,
      sigla: `B${at + 1}`,
      cod_campus: at < 40 ? 1 : 2,
    })),
  });
  codes = await catalogue.add(
    { titulo: 'Um', ano: 1950, variantes: ['Primeiro', 'O número um'] },
    { titulo: 'Dois', ano: 2020, idioma: 'eng', online: true },
    { titulo: 'Três', idioma: 'und' },
  );
});
afterAll(() => catalogue.stop());

describe('libraries of the search form', () => {
  const page = async (query: Record<string, string> = {}) => {
    const { body } = await catalogue.get('/consulta/bibliotecas', query);
    return body as { data: { cod_biblioteca: string; desc_biblioteca: string }[]; total: number; page: number };
  };

  it('come twenty a page, without gap or overlap', async () => {
    const pages = [await page(), await page({ page: '2' }), await page({ page: '3' })];
    expect(pages.map(({ data, total, page }) => [data.length, total, page])).toEqual([
      [20, 45, 1],
      [20, 45, 2],
      [5, 45, 3],
    ]);
    const names = pages.flatMap(({ data }) => data.map(({ desc_biblioteca }) => desc_biblioteca));
    expect(new Set(names).size).toBe(45);
    expect(names).toEqual([...names].sort());
  });

  it.each<[string, Record<string, string>, number]>([
    ['a page beyond the last is empty and still counts', { page: '99' }, 45],
    ['the largest page is no error', { page: '999999999' }, 45],
    ['by a part of the name without its accents', { search_text: 'CIENCIAS' }, 1],
    ['by marks as they stand', { search_text: '100%' }, 1],
    ['a mark is no wildcard', { search_text: '%' }, 1],
    ['of one campus', { codCampus: '2' }, 5],
    ['of one campus by name', { codCampus: '2', search_text: 'biblioteca' }, 4],
    ['a blank text is none', { search_text: '  ' }, 45],
  ])('%s', async (_, query, total) => {
    expect((await page(query)).total).toBe(total);
  });
});

describe('filters and orders', () => {
  const filters = async (search_tab: string, lang = '1') => {
    const { app } = catalogue;
    return (await app.inject({ url: '/api/consulta/filtros', query: { search_tab }, headers: { lang } })).json<{
      search_tab: string;
      facetas: { codigo: string; descricao: string }[];
      opcoes: object;
    }>();
  };

  it('facets have titles in the language asked for', async () => {
    expect((await filters('pesquisa_geral')).facetas.slice(0, 7).map(({ descricao }) => descricao)).toEqual([
      'Biblioteca',
      'Tipo de obra',
      'Só com',
      'Ano',
      'Autor',
      'Assunto',
      'Idioma',
    ]);
    expect((await filters('pesquisa_geral', '5')).facetas[4]?.descricao).toBe('Author');
    expect((await filters('pesquisa_geral', '3')).facetas[5]?.descricao).toBe('Materia');
    expect((await filters('autoridades')).facetas[1]?.descricao).toBe('Tipo de autoridade');
  });

  it('new acquisitions have facets of their own', async () => {
    const codigos = (await filters('novas_aquisicoes')).facetas.map(({ codigo }) => codigo);
    expect(codigos).toEqual(expect.arrayContaining(['NA_A', 'NA_C']));
    expect((await filters('pesquisa_geral')).facetas.map(({ codigo }) => codigo)).not.toContain('NA_A');
  });

  it('the form offers what titles have', async () => {
    expect((await filters('e_books')).opcoes).toMatchObject({
      tipos_obra: [
        { codigo: '2', descricao: 'E-book' },
        { codigo: '1', descricao: 'Livro' },
      ],
      anos: { min: 1950, max: 2020 },
    });
    const { opcoes } = await filters('pesquisa_geral');
    expect(opcoes).toMatchObject({ idiomas: expect.arrayContaining([{ codigo: 'eng', descricao: 'Inglês' }]) });
    expect((opcoes as { bibliotecas: object[] }).bibliotecas).toHaveLength(45);
  });

  it('four orders can be configured, and the catalogue code is the default', async () => {
    const { body } = await catalogue.get('/consulta/ordenacao');
    expect(body).toMatchObject({
      padrao: 'C',
      opcoes: [{ codigo: 'A' }, { codigo: 'O' }, { codigo: 'F' }, { codigo: 'C' }],
    });
  });
});

describe('additional titles', () => {
  it('come in the order asked for, titles without one with an empty list, unknown codes left out', async () => {
    const [first, second] = codes;
    const { body } = await catalogue.get('/consulta/titulos-adicionais', { acervos: `${second},999999,${first}` });
    expect(body).toEqual([
      { cod_acervo: String(second), titulos: [] },
      {
        cod_acervo: String(first),
        titulos: [
          { descricao: 'Primeiro', tipo: 'variante' },
          { descricao: 'O número um', tipo: 'variante' },
        ],
      },
    ]);
  });
});
