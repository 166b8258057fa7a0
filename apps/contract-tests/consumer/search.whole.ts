import type { SearchQuery } from '@catalogue/api-contract';
import { facetLabelKeys, failureNotice, type CallFailure, type FacetCount } from '@catalogue/domain';
import { searchApi } from '@catalogue/web/features/search/search.api';
import { emptyAddress } from '@catalogue/web/features/search/searchAddress';
import { shownValues, viewOf } from '@catalogue/web/features/search/results/wholeResult';
import type { Exchange, Scenario, State } from './exchange';
import { asVisitor } from './headers';

const { endpoints } = searchApi;
const get = (path: string, query: Record<string, string>): Exchange['request'] => ({
  method: 'GET',
  path,
  headers: asVisitor,
  query,
});

const perigo = 'A hora do perigo';
const estrela = 'A hora da estrela';
const newTitles: State[] = [
  { name: 'a title', params: { titulo: perigo, autor: 'Abreu, Rui', ano: '1984' } },
  { name: 'a copy', params: { cod_exemplar: '20002', titulo: perigo } },
  { name: 'a title', params: { titulo: estrela, autor: 'Lispector, Clarice', ano: '1977' } },
  { name: 'a course', params: { codigo: 9, descricao: 'Letras', cod_campus: 1, titulo: perigo } },
];
const query: SearchQuery = { pesquisa: 'novas_aquisicoes' };
const filters = ['NA_C:1:9', '-Y:1977'];
const shown = ({ codigo, campus, descricao, total, totalSemFiltro }: FacetCount) =>
  `${campus ?? ''} ${codigo} ${descricao}: ${total} of ${totalSemFiltro}`;

/** A result that is narrowed by the server. */
export const wholeScenarios: Scenario[] = [
  {
    title: 'a visitor narrows a result that is larger than what is sent of it',
    user: 'visitor',
    exchanges: [
      {
        that: 'a page of the new titles of a course, without a year',
        given: newTitles,
        request: get('/api/consulta/pagina', {
          pesquisa: 'novas_aquisicoes',
          filtro: 'NA_C%3A1%3A9,-Y%3A1977',
          ordem: 'AC',
          pagina: '2',
          por_pagina: '20',
        }),
        reply: {
          status: 200,
          body: {
            data: [{ cod_acervo: '1', descricao: perigo }],
            total: 2,
            encontrados: 1,
            disponiveis: 1,
            pagina: 1,
            facetas: [
              {
                codigo: 'B',
                total: 1,
                valores: [{ codigo: '1', descricao: 'Biblioteca Central', total: 1, total_sem_filtro: 1 }],
              },
              { codigo: 'T', total: 1, valores: [{ codigo: '1', descricao: 'Livro', total: 1 }] },
              {
                codigo: 'Y',
                total: 2,
                valores: [
                  { codigo: '1984', total: 1 },
                  { codigo: '1977', total: 0 },
                ],
              },
              { codigo: 'A', total: 1, valores: [{ descricao: 'Abreu, Rui', total: 1 }] },
              {
                codigo: 'NA_C',
                total: 1,
                valores: [{ codigo: '9', descricao: 'Letras', campus: '1', total: 1, total_sem_filtro: 1 }],
              },
            ],
          },
        },
      },
    ],
    act: async (app) => {
      const { data: page, error } = await app.dispatch(
        endpoints.findResultPage.initiate({
          query: {
            ...query,
            filtro: filters.map(encodeURIComponent).join(','),
            ordem: 'AC',
            pagina: 2,
            por_pagina: 20,
          },
        }),
      );
      if (!page) return failureNotice(error as CallFailure);
      const view = viewOf(page, query, { ...emptyAddress, query, filters }, 20, facetLabelKeys);
      const counts = Object.fromEntries(view.facets.map((facet) => [facet.code, facet.counts]));
      return {
        titles: view.titles.map(({ cod_acervo, descricao }) => `${cod_acervo} ${descricao}`),
        numbers: [view.of, view.found, view.available, view.page],
        filters: view.filters.map(({ descricao }) => descricao),
        sizes: Object.fromEntries(
          Object.entries(counts).flatMap(([code, found]) => (found ? [[code, found.size]] : [])),
        ),
        types: counts['T']?.entries().map(({ codigo, descricao, total }) => `${codigo} ${descricao}: ${total}`),
        authors: counts['A']?.entries().map(({ descricao, total }) => `${descricao}: ${total}`),
        libraries: counts['B']?.entries().map(shown),
        years: counts['Y']?.entries().map(({ codigo, total }) => `${codigo}: ${total}`),
        courses: counts['NA_C']?.entries().map(shown),
      };
    },
    outcome: {
      titles: [`1 ${perigo}`],
      numbers: [2, 1, 1, 1],
      filters: ['Letras', '1977'],
      sizes: { A: 1, B: 1, NA_C: 1, T: 1, Y: 2 },
      types: ['1 Livro: 1'],
      authors: ['Abreu, Rui: 1'],
      libraries: [' 1 Biblioteca Central: 1 of 1'],
      years: ['1984: 1', '1977: 0'],
      courses: ['1 9 Letras: 1 of 1'],
    },
  },
  {
    title: 'a visitor looks for a name among all courses of a result',
    user: 'visitor',
    exchanges: [
      {
        that: 'the courses of the new titles with a part of their name',
        given: newTitles,
        request: get('/api/consulta/faceta', {
          pesquisa: 'novas_aquisicoes',
          faceta: 'NA_C',
          nome: 'letr',
          por_pagina: '50',
        }),
        reply: {
          status: 200,
          body: {
            data: [{ codigo: '9', descricao: 'Letras', campus: '1', total: 1, total_sem_filtro: 1 }],
            total: 1,
          },
        },
      },
    ],
    act: async (app) => {
      const { data } = await app.dispatch(
        endpoints.listFacetValues.initiate({ query: { ...query, faceta: 'NA_C', nome: 'letr', por_pagina: 50 } }),
      );
      return data && { total: data.total, courses: shownValues('NA_C', data.data, facetLabelKeys).map(shown) };
    },
    outcome: { total: 1, courses: ['1 9 Letras: 1 of 1'] },
  },
];
