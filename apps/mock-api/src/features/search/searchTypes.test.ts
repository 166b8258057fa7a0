import { SearchType } from '@catalogue/api-contract';
import { openSeeded, type Seeded } from './seeded.fixture';

let seeded: Seeded;
beforeAll(async () => {
  seeded = await openSeeded();
});
afterAll(() => seeded.stop());

/** The minimal query of each search type. */
const leastOf: Record<SearchType, Record<string, string>> = {
  pesquisa_geral: { termo_pesquisa: 'história' },
  pesquisa_avancada: { termo_pesquisa: 'história', operador_um: 'NAO', termo_dois: 'brasil' },
  e_books: {},
  acessibilidade: {},
  novas_aquisicoes: {},
  arquivo: { termo_pesquisa: 'ata' },
  atos_normativos: { termo_pesquisa: 'lei' },
  jurisprudencia: { termo_pesquisa: 'recurso' },
  autoridades: { termo_pesquisa: 'machado' },
  plano_ensino: { disciplina: '5' },
  rede_pergamum_oai: { termo_pesquisa: 'história' },
};

const least = (pesquisa: SearchType, more: Record<string, string> = {}) =>
  seeded.search({ pesquisa, ...leastOf[pesquisa], ...more });

describe('each search type', () => {
  it.each(SearchType.options)('%s finds something, and the same again in the same order', async (pesquisa) => {
    const found = await least(pesquisa);
    expect(found.pesquisa).toBe(pesquisa);
    expect(found.data.length).toBeGreaterThan(0);
    expect(found.total).toBe(found.data.length);
    expect(await least(pesquisa)).toEqual(found);
  });

  it.each(SearchType.options)('%s finds nothing for words that nobody wrote', async (pesquisa) => {
    const { data, total } = await least(pesquisa, { termo_pesquisa: 'xilindrotomia' });
    expect([data, total]).toEqual([[], 0]);
  });

  it.each(['pesquisa_geral', 'arquivo', 'atos_normativos', 'jurisprudencia', 'autoridades', 'plano_ensino'])(
    '%s wants to know what to look for',
    async (pesquisa) => {
      expect(await seeded.get('/consulta', { pesquisa })).toMatchObject({
        status: 422,
        body: { message: 'TermoObrigatorio' },
      });
    },
  );

  it('e-books can all be read online, accessible titles are all accessible', async () => {
    expect((await least('e_books')).data.every(({ acesso_remoto }) => acesso_remoto === 'cr')).toBe(true);
    expect((await least('acessibilidade')).data.every((found) => found['possui_acessibilidade'] === 'S')).toBe(true);
  });
});

interface FormFieldShown {
  nome: string;
  opcoes: { codigo: string; descricao: string }[];
}

describe.each([
  ['arquivo', '/consulta/opcoes-arquivo', ['fundo', 'tipo_documento', 'localidade'], 'Documento de arquivo'],
  ['atos_normativos', '/consulta/opcoes-atos-normativos', ['tipo_ato', 'orgao_emissor'], 'Legislação'],
  [
    'jurisprudencia',
    '/consulta/jurisprudencia-options',
    ['tipo_decisao', 'orgao_julgador', 'relator'],
    'Jurisprudência',
  ],
])('the form of %s', (pesquisa, address, names, kind) => {
  it('offers options of which each finds some of its titles, not all', async () => {
    const { campos } = (await seeded.get(address)).body as { campos: FormFieldShown[] };
    expect(campos.map(({ nome }) => nome)).toEqual(names);
    for (const { nome, opcoes } of campos) {
      expect(opcoes.length).toBeGreaterThan(1);
      for (const { codigo, descricao } of opcoes) {
        const { data, total } = await seeded.search({ pesquisa, [nome]: codigo });
        expect({ descricao, total }).toEqual({ descricao, total: data.length });
        expect({ descricao, found: total > 0 }).toEqual({ descricao, found: true });
        expect(data.map(({ desc_tipo_obra }) => desc_tipo_obra)).toEqual(data.map(() => kind));
      }
    }
  });

  it('has its fields among the filters of the tab too', async () => {
    const { opcoes } = (await seeded.get('/consulta/filtros', { search_tab: pesquisa })).body as {
      opcoes: { campos: FormFieldShown[] };
    };
    expect(opcoes.campos).toEqual((await seeded.get(address)).body['campos']);
  });

  it('refuses an option that it does not offer', async () => {
    expect(await seeded.get('/consulta', { pesquisa, [names[0] ?? '']: '9999' })).toMatchObject({
      status: 422,
      body: { message: 'OpcaoDesconhecida' },
    });
  });
});

describe('the options of forms', () => {
  it('narrow together, and with a term', async () => {
    const both = await seeded.search({ pesquisa: 'atos_normativos', tipo_ato: '4', orgao_emissor: '2' });
    expect(both.total).toBeGreaterThan(0);
    expect(await seeded.search({ pesquisa: 'atos_normativos', tipo_ato: '4', orgao_emissor: '1' })).toMatchObject({
      total: 0,
    });
    const lgpd = await seeded.search({ pesquisa: 'atos_normativos', tipo_ato: '2', termo_pesquisa: 'dados pessoais' });
    expect(lgpd.data.map(({ descricao }) => descricao)).toEqual([expect.stringContaining('LGPD')]);
  });
});

describe('new acquisitions', () => {
  it('came in the last three months, with areas and courses to narrow by', async () => {
    const { data } = await least('novas_aquisicoes');
    const withCourses = data.filter(({ cursos_disc }) => (cursos_disc as unknown[]).length > 0);
    expect(withCourses.length).toBeGreaterThan(10);
    expect(withCourses[0]?.['cursos_disc']).toEqual(
      expect.arrayContaining([
        { codigo: expect.any(String), campus: expect.stringMatching(/^[123]$/), descricao: expect.any(String) },
      ]),
    );
    const stored = await seeded.db.title.findMany({
      where: { cod_acervo: { in: data.map(({ cod_acervo }) => Number(cod_acervo)) } },
      select: { data_inclusao: true },
    });
    for (const { data_inclusao } of stored) expect(data_inclusao.getTime()).toBeGreaterThan(Date.UTC(2025, 11, 10));
  });

  it('of one area or one course are fewer, and all of it', async () => {
    const { opcoes } = (await seeded.get('/consulta/filtros', { search_tab: 'novas_aquisicoes' })).body as {
      opcoes: { campos: FormFieldShown[] };
    };
    expect(opcoes.campos.map(({ nome }) => nome)).toEqual(['area', 'curso']);
    const all = await least('novas_aquisicoes');
    for (const { nome, opcoes: offered } of opcoes.campos) {
      const [first] = offered;
      const narrowed = await least('novas_aquisicoes', { [nome]: first?.codigo ?? '' });
      expect(narrowed.total).toBeGreaterThan(0);
      expect(narrowed.total).toBeLessThan(all.total);
      for (const title of narrowed.data)
        expect(title[nome === 'area' ? 'areas_conhecimento' : 'cursos_disc']).toContainEqual(
          expect.objectContaining({ codigo: first?.codigo }),
        );
    }
  });

  it('are no longer new after three months', async () => {
    const later = await openSeeded();
    later.advance(120 * 24 * 3600);
    expect((await later.search({ pesquisa: 'novas_aquisicoes' })).total).toBe(0);
    await later.stop();
  });
});

describe('the teaching plan', () => {
  const codes = async (query: Record<string, string>) =>
    (await seeded.search({ pesquisa: 'plano_ensino', ...query })).data
      .map(({ cod_acervo }) => Number(cod_acervo))
      .sort();
  const planned = async (where: object) => {
    const lists = await seeded.db.plannedTitle.findMany({ where: { plan: where }, select: { cod_acervo: true } });
    return [...new Set(lists.map(({ cod_acervo }) => cod_acervo))].sort();
  };

  it.each([
    ['a discipline', { disciplina: '5' }, { cod_disciplina: 5 }],
    ['a course', { curso: '18' }, { cod_curso: 18 }],
    ['a teacher', { professor: '3' }, { cod_professor: 3 }],
    ['a library', { biblioteca: '4' }, { cod_biblioteca: 4 }],
    ['a discipline and its teacher', { disciplina: '6', professor: '6' }, { cod_disciplina: 6, cod_professor: 6 }],
  ])('lists what the plans of %s name', async (_, query, where) => {
    const found = await codes(query);
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(await planned(where));
  });

  it('names the disciplines of each title, and counts its titles by them', async () => {
    const { data, total } = await seeded.search({ pesquisa: 'plano_ensino', disciplina: '5' });
    const names = data.map(({ disciplinas }) => disciplinas as { codigo: string; descricao: string }[]);
    for (const each of names) expect(each).toContainEqual({ codigo: '5', descricao: expect.any(String) });
    const expected = new Map<string, number>();
    for (const { codigo } of names.flat()) expected.set(codigo, (expected.get(codigo) ?? 0) + 1);
    const facets = async (query: Record<string, string>) => {
      const { body } = await seeded.get('/consulta/pagina', { pesquisa: 'plano_ensino', disciplina: '5', ...query });
      return body as unknown as {
        encontrados: number;
        facetas: { codigo: string; valores: { codigo: string; total: number }[] }[];
      };
    };
    const [first] = (await facets({})).facetas;
    expect(first?.codigo).toBe('PE_D');
    expect(new Map(first?.valores.map((value) => [value.codigo, value.total]))).toEqual(expected);
    for (const [codigo, count] of expected)
      expect((await facets({ filtro: `PE_D:${codigo}` })).encontrados).toBe(count);
    expect((await facets({ filtro: '-PE_D:5' })).encontrados).toBe(0);
    expect(total).toBe(expected.get('5'));
    const [unplanned] = (await seeded.search({ termo_pesquisa: 'jornal' })).data;
    expect(unplanned?.['disciplinas']).toEqual([]);
  });

  it('has nothing where discipline and teacher never met', async () => {
    expect(await codes({ disciplina: '1', professor: '20' })).toEqual([]);
  });

  it('is searched by words as well', async () => {
    const all = await codes({ disciplina: '30' });
    const some = await codes({ disciplina: '30', termo_pesquisa: 'redes de computadores', posicao: 'INICIO' });
    expect(some.length).toBeGreaterThan(0);
    expect(some.length).toBeLessThan(all.length);
  });
});

describe('authorities', () => {
  const names = async (query: Record<string, string>) =>
    (await seeded.search({ pesquisa: 'autoridades', ...query })).data.map(({ descricao }) => descricao);

  it('are found by words, with their type and the number of their titles', async () => {
    const { data, base } = await seeded.search({ pesquisa: 'autoridades', termo_pesquisa: 'assis machado' });
    expect(base).toBe('local');
    const [first] = data;
    expect(first).toMatchObject({ descricao: expect.stringContaining('Assis, Machado de'), cod_tipo_obra: '1' });
    const { total } = await seeded.search({ indice: String(first?.['cod_autoridade']) });
    expect(first?.['total_titulos']).toBe(String(total));
    expect(total).toBeGreaterThan(1);
  });

  it('are found by another form of their name, which is told', async () => {
    const found = async (termo_pesquisa: string) =>
      (await seeded.search({ pesquisa: 'autoridades', termo_pesquisa })).data.map(({ descricao, variante }) => [
        descricao,
        variante,
      ]);
    expect(await found('clt')).toEqual([['Direito do trabalho', 'CLT']]);
    expect(await found('joaquim maria machado')).toEqual([
      ['Assis, Machado de, 1839-1908', 'Machado de Assis, Joaquim Maria, 1839-1908'],
    ]);
    expect((await found('assis machado'))[0]).toEqual(['Assis, Machado de, 1839-1908', null]);
  });

  it('come with what is called so first, then with the one that has most titles', async () => {
    const { data } = await seeded.search({ pesquisa: 'autoridades', termo_pesquisa: 'brasil' });
    expect(data[0]?.descricao).toBe('Brasil');
    const others = data.filter(({ descricao, variante }) => !/^brasil/i.test(String(variante ?? descricao)));
    const totals = others.map(({ total_titulos }) => Number(total_titulos));
    expect(new Set(totals).size).toBeGreaterThan(1);
    expect(totals).toEqual([...totals].sort((a, b) => b - a));
  });

  it.each(Array.from({ length: 12 }, (_, at) => String(at + 1)))('of the type %s are there', async (tipo) => {
    const { data } = await seeded.search({ pesquisa: 'autoridades', tipo_autoridade: tipo });
    expect(data.length).toBeGreaterThan(0);
    expect(new Set(data.map(({ cod_tipo_obra }) => cod_tipo_obra))).toEqual(new Set([tipo]));
  });

  it('are named by type in the language asked for', async () => {
    const { body } = await seeded.get('/consulta', { pesquisa: 'autoridades', tipo_autoridade: '6' }, '5');
    expect((body['data'] as { desc_tipo_obra: string }[])[0]?.desc_tipo_obra).toBe('Geographic subject');
  });

  it('are found exactly, from the start, and by further rows', async () => {
    expect(await names({ termo_pesquisa: 'brasil', posicao: 'EXATO' })).toEqual(expect.arrayContaining(['Brasil']));
    expect((await names({ termo_pesquisa: 'brasil', posicao: 'EXATO' })).every((name) => name === 'Brasil')).toBe(true);
    const { data } = await seeded.search({ pesquisa: 'autoridades', termo_pesquisa: 'brasil', posicao: 'INICIO' });
    for (const { variante, descricao } of data) expect(variante ?? descricao).toMatch(/^Brasil/);
    const withHistory = await names({ termo_pesquisa: 'brasil', operador_um: 'E', termo_dois: 'história' });
    const withoutHistory = await names({ termo_pesquisa: 'brasil', operador_um: 'NAO', termo_dois: 'história' });
    expect(withHistory.length + withoutHistory.length).toBe((await names({ termo_pesquisa: 'brasil' })).length);
    expect(withHistory.every((name) => /Hist/.test(name))).toBe(true);
  });
});

describe('the partner network', () => {
  const network = (query: Record<string, string>) => seeded.search({ pesquisa: 'rede_pergamum_oai', ...query });

  it('answers items of the network, each with its institution', async () => {
    const { data, base } = await network({ termo_pesquisa: 'história' });
    expect(base).toBe('rede');
    expect(data[0]).toMatchObject({
      id: data[0]?.cod_acervo,
      acervo: expect.stringMatching(/^\d+$/),
      tipo_obra: expect.any(String),
      instituicao: { cod_empresa: expect.stringMatching(/^90\d$/), desc_empresa: expect.any(String) },
      descricao: expect.stringMatching(/hist[óo]ri/i),
    });
    expect((await seeded.search({ base: 'rede', termo_pesquisa: 'história' })).data).toEqual(data);
  });

  it.each([
    ['an institution', { instituicao: '901' }, (item: Item) => item.instituicao.cod_empresa === '901'],
    ['a work type', { instituicao: '901,902,903', tipo_obra: '1' }, (item: Item) => item.tipo_obra === 'Livro'],
    [
      'years',
      { instituicao: '901,902', ano_ini: '2000', ano_fim: '2015' },
      (item: Item) => /^20/.test(item.ano_publicacao ?? ''),
    ],
    ['a language', { instituicao: '901,902,903,904', idioma: 'eng' }, (item: Item) => item.idioma_desc === 'Inglês'],
  ])('is narrowed by %s', async (_, query, holds) => {
    const { data } = await network(query);
    expect(data.length).toBeGreaterThan(0);
    expect((data as unknown as Item[]).every(holds)).toBe(true);
  });

  it('has no subjects to search, and titles and authors apart', async () => {
    expect((await network({ termo_pesquisa: 'história', coluna_um: 'INDICE_2' })).total).toBe(0);
    const [item] = (await network({ instituicao: '901' })).data;
    const surname = String(item?.['autor']).split(',')[0] ?? '';
    const byAuthor = await network({ termo_pesquisa: surname, coluna_um: 'INDICE_3' });
    expect(byAuthor.data.map(({ id }) => id)).toContain(item?.['id']);
    expect(
      (await network({ termo_pesquisa: item?.descricao ?? '', posicao: 'EXATO' })).data.map(({ id }) => id),
    ).toContain(item?.['id']);
  });

  it('fails in the words that the client knows when an institution that is named does not answer', async () => {
    const { status, body } = await seeded.get('/consulta', { pesquisa: 'rede_pergamum_oai', instituicao: '999' });
    expect([status, body['message']]).toEqual([500, expect.stringMatching(/Rede Pergamum/)]);
    expect(
      (await network({ termo_pesquisa: 'a' })).data.every(
        (item) => (item as unknown as Item).instituicao.cod_empresa !== '999',
      ),
    ).toBe(true);
  });
});

interface Item {
  tipo_obra: string;
  ano_publicacao: string | null;
  idioma_desc: string | null;
  instituicao: { cod_empresa: string };
}
