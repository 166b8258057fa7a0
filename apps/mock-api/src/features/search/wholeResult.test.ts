import { ListOrder, Order, writeFilterList, type FacetCode, type Reply, type search } from '@catalogue/api-contract';
import {
  applyFilters,
  countFacets,
  facetsOfSearchType,
  filtersFromAddress,
  indexTitles,
  orderTitles,
  type TitleIndex,
} from '@catalogue/domain';
import { openSeeded, type Seeded } from './seeded.fixture';

type Page = Reply<(typeof search)['findResultPage']>;
type Values = Reply<(typeof search)['listFacetValues']>;

let server: Seeded;
beforeAll(async () => {
  server = await openSeeded();
});
afterAll(() => server.stop());

async function ask<Answer>(call: 'pagina' | 'faceta', query: Record<string, string | undefined>): Promise<Answer> {
  const given = Object.fromEntries(Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  const { status, body } = await server.get(`/api/consulta/${call}`, given);
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body as Answer;
}
const page = (query: Record<string, string | undefined>) => ask<Page>('pagina', query);

/** The same result, counted by the domain from the list that the documents' call sends. */
async function listed(query: Record<string, string>): Promise<TitleIndex> {
  const { status, body } = await server.get('/api/consulta', query);
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return indexTitles(body['data'] as unknown as Parameters<typeof indexTitles>[0], {
    noDate: 's.d.',
    onlyWithCover: 'C',
    onlyWithOnline: 'O',
    onlyWithAccessible: 'S',
    workType: (item) => item.desc_tipo_obra,
    language: (item) => item.idioma_desc,
  });
}

/** Some values of each facet of a result. */
function someFilters(index: TitleIndex): string[][] {
  const value = (code: FacetCode, place: number) => {
    const { values } = index.facets[code];
    const chosen = values[place % Math.max(1, values.length)];
    return chosen ? `${code}:${chosen.campus ? `${chosen.campus}:` : ''}${chosen.codigo}` : 'T:1';
  };
  return [
    [],
    ['DISP'],
    ['DISP', value('B', 1)],
    ['DISP', value('T', 0), `-${value('B', 0)}`],
    ['Y:1990-2010'],
    ['Y:-1995', 'Y:s.d.', value('I', 0)],
    [value('T', 0), value('T', 1), value('Y', 3)],
    [`-${value('T', 0)}`, value('B', 0), value('B', 2)],
    [value('A', 1), `-${value('S', 2)}`],
    [value('S', 0), value('S', 5), value('X', 0)],
    [`-${value('Y', 2)}`, `-${value('X', 0)}`],
    ['A:999999', value('T', 0)],
    ...facetsOfSearchType('novas_aquisicoes').flatMap((code, at) => [[value(code, at)], [`-${value(code, at + 1)}`]]),
  ];
}

describe('a page of a whole result', () => {
  it.each<Record<string, string>>([
    { termo_pesquisa: 'brasil' },
    { pesquisa: 'novas_aquisicoes' },
    { pesquisa: 'pesquisa_avancada', termo_pesquisa: 'de', coluna_um: 'INDICE_1' },
  ])('has the titles and the counts that the app finds in the whole list: %j', async (query) => {
    const index = await listed(query);
    const offered = facetsOfSearchType(query['pesquisa'] ?? 'pesquisa_geral');
    for (const filters of someFilters(index)) {
      const selection = applyFilters(index, filtersFromAddress(filters, index));
      const counts = countFacets(index, selection);
      const found = await page({ ...query, filtro: writeFilterList(filters), por_pagina: '100' });
      expect({ filters, ...found }).toMatchObject({
        filters,
        total: index.items.length,
        encontrados: selection.places.length,
        disponiveis: selection.available,
      });
      expect(found.data.map(({ cod_acervo }) => cod_acervo)).toEqual(
        Array.from(selection.places.subarray(0, 100), (place) => index.items[place]?.cod_acervo),
      );
      for (const { codigo, total, valores } of found.facetas) {
        const { size, entries } = counts[codigo as FacetCode];
        expect({ filters, codigo, total }).toEqual({ filters, codigo, total: size });
        const expected = entries().map(({ mostrarQtdOriginal: _, totalSemFiltro, campus, ...entry }) => ({
          ...entry,
          ...(campus !== null && { campus }),
          total_sem_filtro: totalSemFiltro,
        }));
        const first = Math.min(valores.length, 10);
        expect({ filters, codigo, valores: valores.slice(0, first) }).toEqual({
          filters,
          codigo,
          valores: expected.slice(0, first),
        });
      }
      expect(found.facetas.map(({ codigo }) => codigo)).toEqual(
        expect.arrayContaining(offered.slice(0, 6).filter((code) => counts[code].size > 0)),
      );
    }
  });

  it.each(Object.values(Order))('is sorted as the list that the documents’ call sends: %s', async (order) => {
    const { items } = await listed({ termo_pesquisa: 'brasil', ordenacao: order });
    const { data } = await page({ termo_pesquisa: 'brasil', ordem: order, por_pagina: '100' });
    expect(data).toEqual(items.slice(0, 100));
  });

  it.each([ListOrder.oldest, ListOrder.author])('is sorted as the app sorts the whole list: %s', async (ordem) => {
    const index = await listed({ termo_pesquisa: 'brasil', ordenacao: 'C' });
    const sorted = orderTitles(index, applyFilters(index, []).places, ordem);
    const { data } = await page({ termo_pesquisa: 'brasil', ordem, por_pagina: '100' });
    expect(data.map(({ cod_acervo }) => cod_acervo)).toEqual(
      Array.from(sorted.subarray(0, 100), (place) => index.items[place]?.cod_acervo),
    );
  });

  it.each([
    ['O', 'OD'],
    ['P', 'PD'],
  ])('is sorted in both directions: %s, %s', async (ordem, reversed) => {
    const all = async (order: string) => {
      const query = { termo_pesquisa: 'história brasil', ordem: order, por_pagina: '100' };
      return (await page(query)).data.filter((item) => ordem === 'O' || item.autor_principal || item.autor);
    };
    const ascending = await all(ordem);
    expect(ascending.length).toBeGreaterThan(5);
    expect(await all(reversed)).toEqual(ascending.toReversed());
  });

  it('goes from page to page without gap or overlap, and shows the last one for those beyond', async () => {
    const ask = (pagina: string) => page({ termo_pesquisa: 'brasil', ordem: 'P', por_pagina: '30', pagina });
    const whole = (await page({ termo_pesquisa: 'brasil', ordem: 'P', por_pagina: '100' })).data;
    const pages = [await ask('1'), await ask('2'), await ask('3')].flatMap(({ data }) => data);
    expect(pages).toEqual(whole.slice(0, 90));
    const beyond = await ask('999999');
    const last = Math.ceil(beyond.encontrados / 30);
    expect(beyond.pagina).toBe(last);
    expect(beyond.data).toEqual((await ask(String(last))).data);
    expect(beyond.facetas).not.toHaveLength(0);
  });

  it('filters by words, also within them', async () => {
    const index = await listed({ termo_pesquisa: 'brasil' });
    const expected = applyFilters(index, [], 'stór').places.length;
    expect(expected).toBeGreaterThan(3);
    expect((await page({ termo_pesquisa: 'brasil', texto: 'stór' })).encontrados).toBeGreaterThanOrEqual(expected);
    expect((await page({ termo_pesquisa: 'brasil', texto: 'xilindro' })).encontrados).toBe(0);
  });

  it('refuses what does not find titles, and filters that are none', async () => {
    const refused = async (query: Record<string, string>) => {
      const { status, body } = await server.get('/api/consulta/pagina', query);
      return [status, body.message];
    };
    expect(await refused({})).toEqual([422, 'TermoObrigatorio']);
    expect(await refused({ termo_pesquisa: 'a', pesquisa: 'autoridades' })).toEqual([422, 'PesquisaSemTitulos']);
    expect((await refused({ termo_pesquisa: 'a', filtro: '%' }))[0]).toBe(422);
    // Encoded twice, as each filter is: a text that the database cannot take.
    expect((await refused({ termo_pesquisa: 'a', filtro: 'A:%00' }))[0]).toBe(422);
    expect((await refused({ termo_pesquisa: 'a', por_pagina: '101' }))[0]).toBe(422);
    expect((await page({ termo_pesquisa: 'brasil', filtro: 'nada,T:' })).total).toBeGreaterThan(0);
  });
});

describe('the values of a facet', () => {
  const values = (query: Record<string, string>) => ask<Values>('faceta', { termo_pesquisa: 'brasil', ...query });

  it('are all there, a page at a time, in the order of the facet', async () => {
    const index = await listed({ termo_pesquisa: 'brasil' });
    const expected = countFacets(index, applyFilters(index, [])).A.entries();
    const all = await values({ faceta: 'A', por_pagina: '500' });
    expect(all.total).toBe(expected.length);
    expect(all.data.map(({ descricao, total }) => [descricao, total])).toEqual(
      expected.map(({ descricao, total }) => [descricao, total]),
    );
    const second = await values({ faceta: 'A', por_pagina: '10', pagina: '2' });
    expect(second).toEqual({ data: all.data.slice(10, 20), total: all.total, pagina: 2 });
  });

  it('are found by a part of their name, with the counts under the filters', async () => {
    const { data } = await values({ faceta: 'A', nome: 'silva', filtro: 'T:1' });
    expect(data).not.toHaveLength(0);
    for (const { descricao } of data) expect(descricao).toMatch(/silva/i);
  });

  it('are those of a facet that the search has', async () => {
    const { status, body } = await server.get('/api/consulta/faceta', { termo_pesquisa: 'brasil', faceta: 'NA_A' });
    expect([status, body.message]).toEqual([422, 'FacetaDesconhecida']);
  });
});
