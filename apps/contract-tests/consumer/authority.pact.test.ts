import { failureNotice, type CallFailure } from '@catalogue/domain';
import { MatchersV3 } from '@pact-foundation/pact';
import { authorityApi } from '@catalogue/web/features/authority/authority.api';
import { describePact } from './describePact';
import type { State } from './exchange';
import { asVisitor } from './headers';
import { marcLines } from './marcLines';

const { regex } = MatchersV3;
const { endpoints } = authorityApi;

// The title creates its authorities: its author is the first, its subject the second.
const estrela: State = {
  name: 'a title',
  params: { titulo: 'A hora da estrela', autor: 'Lispector, Clarice, 1920-1977', assunto: 'Romance brasileiro' },
};
const withCover: State = { ...estrela, params: { ...estrela.params, capa: 'https://exemplo.br/estrela.jpg' } };

describePact('authority', [
  {
    title: 'a visitor looks at an authority',
    user: 'visitor',
    exchanges: [
      {
        that: 'an authority with references',
        given: [
          withCover,
          {
            name: 'a reference of an authority',
            params: { nome: 'Romance brasileiro', tipo: 'ver', para: 'Romances' },
          },
          { name: 'an authority', params: { tipo: 4, nome: 'Iracema' } },
          {
            name: 'a reference of an authority',
            params: { nome: 'Romance brasileiro', tipo: 'ver_tambem', para: 'Iracema' },
          },
          {
            name: 'a reference of an authority',
            params: { nome: 'Romance brasileiro', tipo: 'ver_tambem', para: 'Lispector, Clarice, 1920-1977' },
          },
        ],
        request: { method: 'GET', path: '/api/autoridade/2', headers: asVisitor },
        reply: {
          status: 200,
          body: {
            cod_autoridade: '2',
            tipo: '5',
            desc_tipo: 'Assunto',
            nome: 'Romance brasileiro',
            remissivas: [
              { tipo: 'ver', cod_autoridade: null, nome: 'Romances' },
              { tipo: 'ver_tambem', cod_autoridade: '3', nome: 'Iracema' },
              { tipo: 'ver_tambem', cod_autoridade: '1', nome: 'Lispector, Clarice, 1920-1977' },
            ],
            total_acervos: 1,
            acervos: [
              {
                cod_acervo: '1',
                descricao: 'A hora da estrela',
                autor_principal: 'Lispector, Clarice, 1920-1977',
                ano_publicacao: '1998',
                cod_tipo_obra: '1',
                link_capa: 'https://exemplo.br/estrela.jpg',
              },
            ],
            marc: [
              { paragrafo: '1', secao: null, descricao: '2' },
              { paragrafo: '150', secao: 'a', descricao: 'Romance brasileiro' },
              { paragrafo: '450', secao: 'a', descricao: 'Romances' },
              {
                paragrafo: '500',
                seq_paragrafo: '1',
                secao: 'a',
                descricao: 'Lispector, Clarice',
                pontuacao: ',',
                indicador1: '1',
              },
              { paragrafo: '500', seq_paragrafo: '1', secao: 'd', descricao: '1920-1977' },
              { paragrafo: '530', secao: 'a', descricao: 'Iracema', indicador2: '0' },
            ],
          },
        },
      },
    ],
    act: async (app) => {
      const { data } = await app.dispatch(endpoints.getAuthority.initiate({ params: { id: '2' } }));
      return (
        data && {
          heading: `${data.cod_autoridade} ${data.nome} (${data.tipo} ${data.desc_tipo})`,
          titles: data.total_acervos,
          covers: data.acervos?.map((title) =>
            [
              title.cod_acervo,
              title.descricao,
              title.autor_principal,
              title.ano_publicacao,
              title.cod_tipo_obra,
              title.link_capa,
            ].join(' | '),
          ),
          see: data.remissivas.filter(({ tipo }) => tipo === 'ver').map(({ nome }) => nome),
          seeAlso: data.remissivas
            .filter(({ tipo }) => tipo === 'ver_tambem')
            .map(({ nome, cod_autoridade }) => `${nome} -> /autoridade/${cod_autoridade}`),
          unlinked: data.remissivas.filter(({ cod_autoridade }) => cod_autoridade === null).length,
          marc: marcLines(data.marc),
        }
      );
    },
    outcome: {
      heading: '2 Romance brasileiro (5 Assunto)',
      titles: 1,
      covers: ['1 | A hora da estrela | Lispector, Clarice, 1920-1977 | 1998 | 1 | https://exemplo.br/estrela.jpg'],
      see: ['Romances'],
      seeAlso: ['Iracema -> /autoridade/3', 'Lispector, Clarice, 1920-1977 -> /autoridade/1'],
      unlinked: 1,
      marc: [
        '1 2',
        '150 ## $a Romance brasileiro',
        '450 ## $a Romances',
        '500 1# $a Lispector, Clarice, $d 1920-1977',
        '530 #0 $a Iracema',
      ],
    },
  },
  {
    title: 'a visitor looks at an authority that is not there',
    user: 'visitor',
    exchanges: [
      {
        that: 'an authority that nobody has',
        request: { method: 'GET', path: '/api/autoridade/2', headers: asVisitor },
        reply: {
          status: 404,
          body: { message: regex(/.*não encontrado.*/, 'Registro de autoridade não encontrado.') },
        },
      },
    ],
    act: async (app) => {
      const { error } = await app.dispatch(endpoints.getAuthority.initiate({ params: { id: '2' } }));
      const failure = error as CallFailure | undefined;
      return failure && { status: failure.status, ...failureNotice(failure) };
    },
    outcome: { status: 404, tone: 'warning', message: 'Registro de autoridade não encontrado.' },
  },
  {
    title: 'a search by chosen authorities names them',
    user: 'visitor',
    exchanges: [
      {
        that: 'the names of two authorities, one of which is gone',
        given: [estrela],
        request: {
          method: 'GET',
          path: '/api/autoridade/combo',
          query: { autoridades: '2,77,1' },
          headers: asVisitor,
        },
        reply: {
          status: 200,
          body: [
            { cod_autoridade: '2', nome: 'Romance brasileiro', tipo: '5' },
            { cod_autoridade: '1', nome: 'Lispector, Clarice, 1920-1977', tipo: '1' },
          ],
        },
      },
    ],
    act: async (app) => {
      const { data } = await app.dispatch(endpoints.listAuthorities.initiate({ query: { autoridades: [2, 77, 1] } }));
      return data?.map(({ cod_autoridade, nome, tipo }) => `${cod_autoridade} ${nome} (${tipo})`);
    },
    outcome: ['2 Romance brasileiro (5)', '1 Lispector, Clarice, 1920-1977 (1)'],
  },
]);
