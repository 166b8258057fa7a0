import { createHash } from 'node:crypto';
import { Order, type SearchQuery, type search } from '@catalogue/api-contract';
import {
  closenessDegrees,
  describeAdditionalTitles,
  facetTitle,
  facetsOfSearchType,
  searchTarget,
} from '@catalogue/domain';
import { readsOfRecords } from '../../http/limits';
import type { Handlers } from '../../http/serve';
import { findRecords } from '../title/title.public';
import { dropdownHandlers } from './dropdowns.handlers';
import { findSet } from './findSet';
import { findOwnFields, formHandlers } from './forms.handlers';
import { findConfiguration } from './forms.store';
import { findOffers } from './offers';
import { findFormOptions, findIndexed, findTargetProducts } from './searchOptions.store';
import { wordsOf } from './searchRows';
import { findShelfPlaces } from './shelfPlaces.store';
import { suggestHandlers } from './suggest.handlers';
import { findPlansOfTitles } from './plansOfTitles.store';
import { checkedSearch } from './readSearch';
import { wholeResultHandlers } from './wholeResult.handlers';

/** The same search has the same id, so that a history contains it once. */
const searchId = (query: SearchQuery): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest('hex')
    .slice(0, 16);

export const searchHandlers: Handlers<typeof search> = {
  ...formHandlers,
  ...dropdownHandlers,
  ...wholeResultHandlers,
  ...suggestHandlers,

  async searchTitles({ query, refuse, explain, language }, { db, today, settings }) {
    const { pesquisa = 'pesquisa_geral' } = query;
    const wanted = await checkedSearch(db, query, today(), refuse);
    const limit = Math.min(query.limite ?? settings.SEARCH_LIMIT, settings.SEARCH_LIMIT);
    const { data, total, base, codes = [], closeness = [] } = await findSet(db, wanted, limit, language);
    if (closeness.length > 0) explain('ordem', { titulos: whyOrdered(codes, closeness) });
    return {
      data,
      total,
      id: searchId(query),
      base,
      pesquisa,
      semelhantes: await findOffers(db, wanted, total),
    };
  },

  async getSearchFilters({ query, language }, { db }) {
    const search_tab = query.search_tab ?? 'pesquisa_geral';
    return {
      search_tab,
      facetas: facetsOfSearchType(search_tab).map((codigo) => ({
        codigo,
        descricao: facetTitle(codigo, search_tab, language),
      })),
      opcoes: { ...(await findFormOptions(db)), campos: await findOwnFields(db, search_tab, language) },
    };
  },

  // The institution's configuration (ruling C7); relevance is the default order of results.
  async getSearchOrders({ language }, { db }) {
    const { ordenacoes, ordenacao_padrao } = await findConfiguration(db);
    const codes = configurable.filter((codigo) => ordenacoes.includes(codigo));
    return {
      opcoes: codes.map((codigo) => ({ codigo, descricao: orderNames[codigo][language] })),
      padrao: ordenacao_padrao,
    };
  },

  async listAdditionalTitles({ query, takeReads }, { db }) {
    await takeReads(readsOfRecords(query.acervos.length));
    const records = await findRecords(db, query.acervos);
    return records.map(({ cod_acervo, marc }) => ({ cod_acervo, titulos: describeAdditionalTitles(marc) }));
  },

  listIndexedTitles: ({ query }, { db }) => findIndexed(db, query.acervos),

  listShelfPlaces: ({ query }, { db }) => findShelfPlaces(db, query.acervos),

  listPlansOfTitles: ({ query }, { db }) => findPlansOfTitles(db, query.acervos),

  // An empty term finds nothing without a query (D2 §4).
  async searchTargetProducts({ query }, { db, settings }) {
    const words = wordsOf(query.termoPesquisa ?? '');
    if (searchTarget({ alvo: 'gedweb', termo_pesquisa: words.join(' ') }) === 'nowhere') return { data: [], total: 0 };
    return findTargetProducts(db, words, settings.SEARCH_LIMIT);
  },
};

const configurable = [Order.year, Order.work, Order.reference, Order.catalogueCode] as const;
const orderNames = {
  A: { pt: 'Ano de publicação', en: 'Year of publication', es: 'Año de publicación' },
  O: { pt: 'Obra', en: 'Work', es: 'Obra' },
  F: { pt: 'Referência', en: 'Reference', es: 'Referencia' },
  C: { pt: 'Código do acervo', en: 'Catalogue code', es: 'Número de registro' },
};

/** Why the first titles have their places: `8 titleStart`. */
const whyOrdered = (codes: readonly number[], closeness: readonly number[]): string[] =>
  closeness.map((degree, at) => `${codes[at] ?? ''} ${closenessDegrees[degree] ?? ''}`);
