import { Order, type SearchQuery } from '@catalogue/api-contract';
import {
  applyFilters,
  countFacets,
  facetsOfSearchType,
  failureNotice,
  hasEntries,
  indexTitles,
  orderTitles,
  type CallFailure,
} from '@catalogue/domain';
import { MatchersV3 } from '@pact-foundation/pact';
import type { AppStore } from '@catalogue/web/app/store';
import { availabilityOf } from '@catalogue/web/shared/availabilityOf';
import { imprintOf } from '@catalogue/web/features/search/results/titleFacts';
import { coverOf } from '@catalogue/web/shared/coverKind';
import { callNumberLines } from '@catalogue/web/shared/recordText';
import { searchApi } from '@catalogue/web/features/search/search.api';
import { describePact } from './describePact';
import type { Exchange, State } from './exchange';
import { asPatron, asVisitor } from './headers';
import { formScenarios } from './search.forms';
import { typeScenarios } from './search.types';
import { wholeScenarios } from './search.whole';

const { eachLike, string } = MatchersV3;

const { endpoints } = searchApi;
const get = (path: string, query: Record<string, string> | undefined, headers = asVisitor): Exchange['request'] => ({
  method: 'GET',
  path,
  headers,
  ...(query && { query }),
});

const estrela = 'A hora da estrela';
const perigo = 'A hora do perigo';
const ruminantes = 'A hora dos ruminantes';
const threeTitles: State[] = [
  { name: 'a patron', params: { login: 'ana' } },
  {
    name: 'a title',
    params: {
      titulo: estrela,
      autor: 'Lispector, Clarice',
      assunto: 'Romance brasileiro',
      ano: '1977',
      capa: 'https://exemplo.br/estrela.jpg',
    },
  },
  { name: 'a copy', params: { cod_exemplar: '20001', titulo: estrela } },
  { name: 'a title', params: { titulo: perigo, ano: '1984' } },
  { name: 'a copy', params: { cod_exemplar: '20002', titulo: perigo, cod_biblioteca: 2 } },
  { name: 'a loan', params: { cod_exemplar: '20002', daysToDue: 4, reserved: true } },
  {
    name: 'a title',
    params: {
      titulo: ruminantes,
      ano: '1966',
      url: 'https://exemplo.br/ruminantes.pdf',
      url_texto: 'Repositório da UFX',
      acessivel: true,
    },
  },
];

/** The texts of the results: a line a title, the facets, and the list in another order. */
const search = (query: SearchQuery) => async (app: AppStore) => {
  const { data: set, error } = await app.dispatch(endpoints.searchTitles.initiate({ query }));
  if (!set) return failureNotice(error as CallFailure);
  const index = indexTitles(set.data);
  const everything = applyFilters(index, []);
  const counts = countFacets(index, everything);
  return {
    total: set.total,
    titles: set.data.map((title) => ({
      address: `/acervo/${title.cod_acervo}`,
      kind: [title.desc_tipo_obra, title.ano_publicacao, title.idioma_desc].filter(Boolean).join(' · '),
      title: title.descricao,
      ...(title.autor && { author: title.autor }),
      ...(imprintOf(title) && { imprint: imprintOf(title) }),
      ...(title.numero_chamada && { label: callNumberLines(title.numero_chamada) }),
      cover: coverOf(title),
      availability: availabilityOf(title),
    })),
    facets: Object.fromEntries(
      facetsOfSearchType('pesquisa_geral')
        .map(
          (code) =>
            [
              code,
              counts[code].entries().map(({ codigo, descricao, total }) => `${codigo} ${descricao}: ${total}`),
            ] as const,
        )
        .filter(([, entries]) => entries.length > 0),
    ),
    byReference: [...orderTitles(index, everything.places, Order.reference)],
    byWork: [...orderTitles(index, everything.places, Order.work)],
    similar: set.semelhantes?.map(({ termo, total }) => `${termo} (${total})`),
  };
};

describePact('search', [
  {
    title: 'a patron searches in titles and narrows by the form',
    user: 'patron',
    exchanges: [
      {
        that: 'a search by title and year, by a patron',
        given: threeTitles,
        request: get(
          '/api/consulta',
          {
            pesquisa: 'pesquisa_geral',
            termo_pesquisa: 'Hora & "a"',
            coluna_um: 'INDICE_1',
            operador_um: 'NAO',
            termo_dois: 'Fuentes',
            coluna_dois: 'INDICE_3',
            ano_ini: '1960',
            ano_fim: '1990',
            ordenacao: 'C',
          },
          asPatron,
        ),
        reply: {
          status: 200,
          body: {
            total: 3,
            data: [
              {
                cod_acervo: '1',
                cod_tipo_obra: '1',
                desc_tipo_obra: 'Livro',
                ano_publicacao: '1977',
                idioma: 'por',
                idioma_desc: 'Português',
                link_capa: 'https://exemplo.br/estrela.jpg',
                dados_adicionais: {
                  A: [{ codigo: string('1'), descricao: 'Lispector, Clarice' }],
                  B: [{ codigo: '1', descricao: 'Biblioteca Central' }],
                  S: [{ codigo: string('2'), descricao: 'Romance brasileiro' }],
                },
                descricao: estrela,
                autor: 'Lispector, Clarice',
                autor_principal: 'Lispector, Clarice',
                edicao: '2. ed.',
                imprenta: 'São Paulo: Companhia das Letras, 1977',
                desc_fisica: '256 p.',
                numero_chamada: '869.3 A848d',
                classificacao: '869.3',
                referencia: 'LISPECTOR, Clarice. A hora da estrela. 2. ed. São Paulo: Companhia das Letras, 1977.',
                tot_exemplares: '1',
                disponiveis: '1',
                bibliotecas_disponiveis: ['Biblioteca Central'],
              },
              {
                cod_acervo: '2',
                ano_publicacao: '1984',
                dados_adicionais: {},
                descricao: perigo,
                titulo_ordem: 'hora do perigo',
                tot_exemplares: '1',
                proxima_devolucao: '2026-03-14',
                reservas_fila: '1',
              },
              {
                cod_acervo: '3',
                dados_adicionais: {},
                descricao: ruminantes,
                acesso_remoto: 'cr',
                possui_acessibilidade: 'S',
                repositorio: 'Repositório da UFX',
              },
            ],
          },
        },
      },
    ],
    act: search({
      pesquisa: 'pesquisa_geral',
      termo_pesquisa: 'Hora & "a"',
      coluna_um: 'INDICE_1',
      operador_um: 'NAO',
      termo_dois: 'Fuentes',
      coluna_dois: 'INDICE_3',
      biblioteca: undefined,
      ano_ini: 1960,
      ano_fim: 1990,
      ordenacao: 'C',
    }),
    outcome: {
      total: 3,
      titles: [
        {
          address: '/acervo/1',
          kind: 'Livro · 1977 · Português',
          title: estrela,
          author: 'Lispector, Clarice',
          imprint: '2. ed. São Paulo: Companhia das Letras, 1977. 256 p.',
          label: ['869.3', 'A848d'],
          cover: {
            id: '1',
            title: estrela,
            author: 'Lispector, Clarice',
            year: '1977',
            kind: 'book',
            src: 'https://exemplo.br/estrela.jpg',
          },
          availability: { state: 'available', available: 1, total: 1, libraries: ['Biblioteca Central'] },
        },
        {
          address: '/acervo/2',
          kind: '1984',
          title: perigo,
          cover: { id: '2', title: perigo, year: '1984', kind: 'book' },
          availability: { state: 'lent', total: 1, nextReturn: '2026-03-14', queue: 1 },
        },
        {
          address: '/acervo/3',
          kind: '',
          title: ruminantes,
          cover: { id: '3', title: ruminantes, kind: 'book' },
          availability: { state: 'online' },
        },
      ],
      facets: {
        B: ['1 Biblioteca Central: 1'],
        T: ['1 Livro: 1'],
        X: ['S onlyWithAccessible: 1', 'C onlyWithCover: 1', 'O onlyWithOnline: 1'],
        Y: ['1984 1984: 1', '1977 1977: 1', 's.d. noDate: 1'],
        A: ['1 Lispector, Clarice: 1'],
        S: ['2 Romance brasileiro: 1'],
        I: ['por Português: 1'],
        K: ['869.3 869.3: 1'],
        R: ['Repositório da UFX Repositório da UFX: 1'],
      },
      byReference: [2, 1, 0],
      byWork: [0, 2, 1],
      similar: undefined,
    },
  },
  {
    title: 'a visitor looks at what is new',
    user: 'visitor',
    exchanges: [
      {
        that: 'the new titles',
        given: [
          { name: 'a title', params: { titulo: perigo } },
          { name: 'a copy', params: { cod_exemplar: '20002', titulo: perigo, situacao: 'reservado' } },
          { name: 'a course', params: { codigo: 9, descricao: 'Letras', cod_campus: 1, titulo: perigo } },
        ],
        request: get('/api/consulta', { pesquisa: 'novas_aquisicoes' }),
        reply: {
          status: 200,
          body: {
            total: 1,
            pesquisa: 'novas_aquisicoes',
            data: [
              {
                descricao: perigo,
                dados_adicionais: {},
                areas_conhecimento: [{ codigo: '8', descricao: 'Linguística, Letras e Artes' }],
                cursos_disc: [{ codigo: '9', campus: '1', descricao: 'Letras' }],
                tot_exemplares: '1',
                disp_para_reserva: 'S',
              },
            ],
          },
        },
      },
    ],
    act: async (app) => {
      const { data: set } = await app.dispatch(
        endpoints.searchTitles.initiate({ query: { pesquisa: 'novas_aquisicoes' } }),
      );
      if (!set) return null;
      const index = indexTitles(set.data);
      const all = applyFilters(index, []);
      const counts = countFacets(index, all);
      const offered = facetsOfSearchType(set.pesquisa).filter((code) => hasEntries(index, code, all));
      const areas = offered.includes('NA_A') ? counts.NA_A.entries() : [];
      const courses = offered.includes('NA_C') ? counts.NA_C.entries() : [];
      return {
        total: set.total,
        titles: set.data.map((title) => [title.descricao, availabilityOf(title)]),
        areas: areas.map(({ codigo, descricao }) => `${codigo} ${descricao}`),
        courses: courses.map(({ codigo, campus, descricao }) => `${campus}:${codigo} ${descricao}`),
      };
    },
    outcome: {
      total: 1,
      titles: [[perigo, { state: 'lent', total: 1, nextReturn: null, queue: 0 }]],
      areas: ['8 Linguística, Letras e Artes'],
      courses: ['1:9 Letras'],
    },
  },
  {
    title: 'a visitor sees that a title is read in the library only',
    user: 'visitor',
    exchanges: [
      {
        that: 'a title whose only copy is for use in the library',
        given: [
          { name: 'a title', params: { titulo: ruminantes } },
          { name: 'a copy', params: { cod_exemplar: '20003', titulo: ruminantes, situacao: 'consulta_local' } },
        ],
        request: get('/api/consulta', { termo_pesquisa: 'ruminantes' }),
        reply: {
          status: 200,
          body: {
            total: 1,
            data: [{ descricao: ruminantes, tot_exemplares: '1', consulta_local: '1' }],
          },
        },
      },
    ],
    act: async (app) => {
      const { data } = await app.dispatch(endpoints.searchTitles.initiate({ query: { termo_pesquisa: 'ruminantes' } }));
      return data && [data.total, ...data.data.map((title) => [title.descricao, availabilityOf(title)])];
    },
    outcome: [1, [ruminantes, { state: 'onSite' }]],
  },
  {
    title: 'a visitor misspells a word and is offered the right one',
    user: 'visitor',
    exchanges: [
      {
        that: 'a word that no title has',
        given: threeTitles,
        request: get('/api/consulta', { termo_pesquisa: 'ruminamtes' }),
        reply: { status: 200, body: { semelhantes: [{ termo: 'ruminantes', total: 1 }] } },
      },
    ],
    act: async (app) => {
      const { data } = await app.dispatch(endpoints.searchTitles.initiate({ query: { termo_pesquisa: 'ruminamtes' } }));
      return data?.semelhantes?.map(({ termo, total }) => `${termo} (${total})`);
    },
    outcome: ['ruminantes (1)'],
  },
  {
    title: 'titles, names and subjects are suggested while a term is typed',
    user: 'visitor',
    exchanges: [
      {
        that: 'the beginning of a name',
        given: threeTitles,
        request: get('/api/consulta/sugestoes', { termo: 'lispec' }),
        reply: {
          status: 200,
          body: {
            titulos: [
              {
                cod_acervo: '1',
                descricao: estrela,
                autor_principal: 'Lispector, Clarice',
                ano_publicacao: '1977',
                tot_exemplares: '1',
                disponiveis: '1',
              },
            ],
            autores: [
              {
                cod_autoridade: '1',
                descricao: 'Lispector, Clarice',
                nome: 'Clarice Lispector',
                variante: null,
                total_titulos: '1',
              },
            ],
            assuntos: [],
          },
        },
      },
      {
        that: 'the beginning of a title that is lent',
        given: threeTitles,
        request: get('/api/consulta/sugestoes', { termo: 'hora do peri' }),
        reply: {
          status: 200,
          body: {
            titulos: [
              {
                cod_acervo: '2',
                descricao: perigo,
                ano_publicacao: '1984',
                tot_exemplares: '1',
                proxima_devolucao: '2026-03-14',
                reservas_fila: '1',
              },
            ],
            autores: [],
            assuntos: [],
          },
        },
      },
      {
        that: 'a title that can be reserved',
        given: threeTitles,
        request: get('/api/consulta/sugestoes', { termo: 'perigo', coluna: 'INDICE_1' }),
        reply: {
          status: 200,
          body: {
            titulos: [
              {
                cod_acervo: '2',
                descricao: perigo,
                ano_publicacao: '1984',
                tot_exemplares: '1',
                disp_para_reserva: 'S',
              },
            ],
            autores: [],
            assuntos: [],
          },
        },
      },
      {
        that: 'the beginning of a title that is online',
        given: threeTitles,
        request: get('/api/consulta/sugestoes', { termo: 'ruminan' }),
        reply: {
          status: 200,
          body: {
            titulos: [{ cod_acervo: '3', descricao: ruminantes, ano_publicacao: '1966', acesso_remoto: 'cr' }],
            autores: [],
            assuntos: [],
          },
        },
      },
      {
        that: 'the beginning of a subject',
        given: threeTitles,
        request: get('/api/consulta/sugestoes', { termo: 'romance bra', coluna: 'INDICE_2' }),
        reply: {
          status: 200,
          body: {
            titulos: [],
            autores: [],
            assuntos: [
              {
                cod_autoridade: '2',
                descricao: 'Romance brasileiro',
                nome: 'Romance brasileiro',
                variante: null,
                total_titulos: '1',
              },
            ],
          },
        },
      },
    ],
    act: async (app) => {
      const asked = [
        { termo: 'lispec' },
        { termo: 'hora do peri' },
        { termo: 'perigo', coluna: 'INDICE_1' },
        { termo: 'ruminan' },
        { termo: 'romance bra', coluna: 'INDICE_2' },
      ] as const;
      const said: string[] = [];
      for (const query of asked) {
        const { data } = await app.dispatch(endpoints.suggestSearches.initiate({ query }));
        if (!data) continue;
        for (const title of data.titulos)
          said.push(
            `${title.cod_acervo} ${title.descricao}, ${title.autor_principal ?? '-'}, ${title.ano_publicacao}: ${JSON.stringify(availabilityOf(title))}`,
          );
        for (const [place, headings] of Object.entries({ name: data.autores, subject: data.assuntos }))
          for (const { cod_autoridade, descricao, nome, variante, total_titulos } of headings)
            said.push(`${place} ${cod_autoridade} ${descricao}, ${nome}, ${variante}: ${total_titulos}`);
      }
      return said;
    },
    outcome: [
      `1 ${estrela}, Lispector, Clarice, 1977: {"state":"available","available":1,"total":1,"libraries":[]}`,
      'name 1 Lispector, Clarice, Clarice Lispector, null: 1',
      `2 ${perigo}, -, 1984: {"state":"lent","total":1,"nextReturn":"2026-03-14","queue":1}`,
      `2 ${perigo}, -, 1984: {"state":"lent","total":1,"nextReturn":null,"queue":0}`,
      `3 ${ruminantes}, -, 1966: {"state":"online"}`,
      'subject 2 Romance brasileiro, Romance brasileiro, null: 1',
    ],
  },
  {
    title: 'a search that finds nothing offers others, with their reason and their parameters',
    user: 'visitor',
    exchanges: [
      {
        that: 'a search with a word too many',
        given: threeTitles,
        request: get('/api/consulta', { termo_pesquisa: 'ruminantes xilofone' }),
        reply: {
          status: 200,
          body: {
            semelhantes: [
              {
                termo: 'ruminantes',
                total: 1,
                motivo: 'sem_palavra',
                valor: 'xilofone',
                campos: { termo_pesquisa: 'ruminantes' },
              },
            ],
          },
        },
      },
    ],
    act: async (app) => {
      const query = { termo_pesquisa: 'ruminantes xilofone' };
      const { data } = await app.dispatch(endpoints.searchTitles.initiate({ query }));
      return data?.semelhantes?.map(
        ({ termo, total, motivo, valor, campos }) =>
          `${motivo} ${valor}: ${termo} (${total}) ${campos?.['termo_pesquisa']}`,
      );
    },
    outcome: ['sem_palavra xilofone: ruminantes (1) ruminantes'],
  },
  {
    title: 'a search with an invalid range of years is refused with a reason',
    user: 'visitor',
    exchanges: [
      {
        that: 'a search from 1990 to 1960',
        request: get('/api/consulta', { termo_pesquisa: 'hora', ano_ini: '1990', ano_fim: '1960' }),
        reply: { status: 422, body: { message: 'PeriodoInvertido' } },
      },
    ],
    act: search({ termo_pesquisa: 'hora', ano_ini: 1990, ano_fim: 1960 }),
    outcome: { tone: 'warning', message: 'PeriodoInvertido' },
  },
  {
    title: 'the form learns what the library offers',
    user: 'visitor',
    exchanges: [
      {
        that: 'the options of the search form',
        request: get('/api/consulta/filtros', undefined),
        reply: { status: 200, body: { opcoes: { bibliotecas: eachLike({}) } } },
      },
    ],
    act: async (app) => {
      const { data } = await app.dispatch(endpoints.getSearchFilters.initiate({ query: {} }));
      return data?.opcoes.bibliotecas.length;
    },
    outcome: 1,
  },
  {
    title: 'the list learns which orders the institution offers',
    user: 'visitor',
    exchanges: [
      {
        that: 'the orders of the results',
        request: get('/api/consulta/ordenacao', undefined),
        reply: { status: 200, body: { opcoes: [{ codigo: 'A' }, { codigo: 'O' }, { codigo: 'F' }, { codigo: 'C' }] } },
      },
    ],
    act: async (app) => {
      const { data } = await app.dispatch(endpoints.getSearchOrders.initiate());
      return data?.opcoes.map(({ codigo }) => codigo);
    },
    outcome: ['A', 'O', 'F', 'C'],
  },
  ...typeScenarios,
  ...wholeScenarios,
  ...formScenarios,
]);
