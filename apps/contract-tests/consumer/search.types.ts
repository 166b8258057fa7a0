import type { SearchQuery } from '@catalogue/api-contract';
import {
  applyFilters,
  countFacets,
  facetCodes,
  failureNotice,
  hasEntries,
  indexTitles,
  type CallFailure,
} from '@catalogue/domain';
import { MatchersV3 } from '@pact-foundation/pact';
import type { AppStore } from '@catalogue/web/app/store';
import { searchApi } from '@catalogue/web/features/search/search.api';
import type { Exchange, Scenario, State } from './exchange';
import { asVisitor } from './headers';

const { regex } = MatchersV3;
const { endpoints } = searchApi;
const get = (query: Record<string, string>): Exchange['request'] => ({
  method: 'GET',
  path: '/api/consulta',
  headers: asVisitor,
  query,
});

type Set = NonNullable<Awaited<ReturnType<typeof answer>>['data']>;
const answer = (app: AppStore, query: SearchQuery) => app.dispatch(endpoints.searchTitles.initiate({ query }));
const seen =
  (query: SearchQuery, show: (set: Set) => unknown) =>
  async (app: AppStore): Promise<unknown> => {
    const { data, error } = await answer(app, query);
    return data ? show(data) : failureNotice(error as CallFailure);
  };
const facet = (set: Set, code: 'T' | 'Z' | 'PE_D') => {
  const index = indexTitles(set.data);
  const all = applyFilters(index, []);
  const offered = facetCodes.filter((each) => hasEntries(index, each, all));
  if (!offered.includes(code)) return [];
  const entries = countFacets(index, all)[code].entries();
  return entries.map(({ codigo, descricao, total }) => `${codigo} ${descricao}: ${total}`);
};

const institution = (cod_empresa: number, desc_empresa: string, fora_do_ar = false): State => ({
  name: 'an institution of the network',
  params: { cod_empresa, desc_empresa, fora_do_ar },
});
const estrela: State = {
  name: 'a title',
  params: { titulo: 'A hora da estrela', autor: 'Lispector, Clarice', assunto: 'Romance brasileiro' },
};
const perigo: State = { name: 'a title', params: { titulo: 'A hora do perigo', autor: 'Abreu, Rui' } };

/** Searches for records other than titles of the catalogue, or by other means. */
export const typeScenarios: Scenario[] = [
  {
    title: 'a visitor searches the partner network',
    user: 'visitor',
    exchanges: [
      {
        that: 'titles of an institution of the network from a year on',
        given: [
          institution(901, 'Universidade da Mantiqueira'),
          {
            name: 'a title of the network',
            params: {
              id: 7,
              acervo: 4321,
              cod_empresa: 901,
              titulo: 'História das águas',
              autor: 'Prado, Ana',
              tipo_obra: 'Livro',
              ano: 2011,
              idioma: 'por',
              link: 'https://mantiqueira.exemplo.br/acervo/4321',
            },
          },
        ],
        request: get({
          pesquisa: 'rede_pergamum_oai',
          termo_pesquisa: 'águas',
          ano_ini: '2001',
          instituicao: '901',
        }),
        reply: {
          status: 200,
          body: {
            total: 1,
            base: 'rede',
            data: [
              {
                id: '7',
                acervo: '4321',
                tipo_obra: 'Livro',
                instituicao: { cod_empresa: '901', desc_empresa: 'Universidade da Mantiqueira' },
                dados_adicionais: {},
                descricao: 'História das águas',
                autor: 'Prado, Ana',
                ano_publicacao: '2011',
                idioma_desc: 'Português',
                link: 'https://mantiqueira.exemplo.br/acervo/4321',
              },
            ],
          },
        },
      },
    ],
    act: seen({ pesquisa: 'rede_pergamum_oai', termo_pesquisa: 'águas', ano_ini: 2001, instituicao: [901] }, (set) => ({
      total: set.total,
      base: set.base,
      titles: set.data.map((item) => [
        `${item.id} (${item.acervo})`,
        `${item.descricao} / ${item.autor}`,
        [item.tipo_obra, item.ano_publicacao, item.idioma_desc].join(' · '),
        item.link,
      ]),
      institutions: facet(set, 'Z'),
    })),
    outcome: {
      total: 1,
      base: 'rede',
      titles: [
        [
          '7 (4321)',
          'História das águas / Prado, Ana',
          'Livro · 2011 · Português',
          'https://mantiqueira.exemplo.br/acervo/4321',
        ],
      ],
      institutions: ['901 Universidade da Mantiqueira: 1'],
    },
  },
  {
    title: 'a visitor sees that the network does not reply',
    user: 'visitor',
    exchanges: [
      {
        that: 'titles of an institution that does not answer',
        given: [institution(999, 'Escola de Campo Belo', true)],
        request: get({ pesquisa: 'rede_pergamum_oai', instituicao: '999' }),
        reply: { status: 500, body: { message: regex(/.*Rede Pergamum.*/, 'A consulta à Rede Pergamum falhou.') } },
      },
    ],
    act: seen({ pesquisa: 'rede_pergamum_oai', instituicao: [999] }, () => 'found'),
    outcome: { tone: 'warning', key: 'partnerNetworkDown' },
  },
  {
    title: 'a visitor searches for authorities',
    user: 'visitor',
    exchanges: [
      {
        that: 'authors by a word of another form of their name',
        given: [
          estrela,
          { name: 'a reference of an authority', params: { nome: 'Lispector, Clarice', tipo: 'ver', para: 'Helen' } },
        ],
        request: get({ pesquisa: 'autoridades', termo_pesquisa: 'helen', tipo_autoridade: '1,2' }),
        reply: {
          status: 200,
          body: {
            total: 1,
            data: [
              {
                cod_autoridade: '1',
                cod_tipo_obra: '1',
                desc_tipo_obra: 'Autor pessoa',
                dados_adicionais: {},
                descricao: 'Lispector, Clarice',
                variante: 'Helen',
                total_titulos: '1',
              },
            ],
          },
        },
      },
    ],
    act: seen({ pesquisa: 'autoridades', termo_pesquisa: 'helen', tipo_autoridade: [1, 2] }, (set) => ({
      total: set.total,
      found: set.data.map(
        ({ cod_autoridade, descricao, variante, total_titulos }) =>
          `/autoridade/${cod_autoridade} ${descricao}, ${variante}: ${total_titulos}`,
      ),
      types: facet(set, 'T'),
    })),
    outcome: { total: 1, found: ['/autoridade/1 Lispector, Clarice, Helen: 1'], types: ['1 Autor pessoa: 1'] },
  },
  {
    title: 'a visitor walks the index of authors',
    user: 'visitor',
    exchanges: [
      {
        that: 'the index of authors from B on',
        given: [estrela, perigo],
        request: get({ termo_pesquisa: 'b', tipo_indice: 'AUTOR' }),
        reply: {
          status: 200,
          body: {
            total: 1,
            data: [{ descricao: 'A hora da estrela', dados_adicionais: {}, entrada_indice: 'Lispector, Clarice' }],
          },
        },
      },
    ],
    act: seen({ termo_pesquisa: 'b', tipo_indice: 'AUTOR' }, (set) => ({
      total: set.total,
      types: facet(set, 'T'),
      entries: set.data.map(({ entrada_indice, descricao }) => `${entrada_indice}: ${descricao}`),
    })),
    outcome: { total: 1, types: [], entries: ['Lispector, Clarice: A hora da estrela'] },
  },
  {
    title: 'a visitor looks what a discipline reads',
    user: 'visitor',
    exchanges: [
      {
        that: 'the titles of a teaching plan',
        given: [
          estrela,
          perigo,
          { name: 'a discipline', params: { codigo: 5, descricao: 'Literatura brasileira' } },
          { name: 'a teacher', params: { codigo: 3, descricao: 'Ana Prado' } },
          { name: 'a teaching plan', params: { titulo: 'A hora da estrela' } },
        ],
        request: get({ pesquisa: 'plano_ensino', biblioteca: '1', disciplina: '5', curso: '1', professor: '3' }),
        reply: {
          status: 200,
          body: {
            total: 1,
            data: [
              {
                descricao: 'A hora da estrela',
                dados_adicionais: {},
                disciplinas: [{ codigo: '5', descricao: 'Literatura brasileira' }],
              },
            ],
          },
        },
      },
    ],
    act: seen({ pesquisa: 'plano_ensino', disciplina: 5, curso: 1, professor: 3, biblioteca: [1] }, (set) => [
      set.total,
      set.data.map(({ descricao }) => descricao),
      facet(set, 'PE_D'),
    ]),
    outcome: [1, ['A hora da estrela'], ['5 Literatura brasileira: 1']],
  },
];
