import { createHash } from 'node:crypto';
import { Order, type SearchQuery, type search } from '@catalogue/api-contract';
import { describeFields, facetTitles, facetsOfSearchType } from '@catalogue/domain';
import type { PrismaClient } from '@catalogue/database/generated/client';
import type { Handlers } from '../../http/serve';
import type { Search } from './searchConditions.store';
import { countHits, findHits } from './searchHits.store';
import { findItems } from './searchItems.store';
import { findFormOptions, findLibraries, findRecords } from './searchOptions.store';
import { searchRows, wordsOf } from './searchRows';
import { findNearWords } from './similarWords.store';
import { otherSpellings } from './suggestions';

// These list titles by themselves; every other type needs something to look for.
const listsByItself: readonly SearchQuery['pesquisa'][] = ['novas_aquisicoes', 'e_books', 'acessibilidade'];
const fewTitles = 5;
const mostSimilar = 8;
const mostSuggested = 5;

/** The same search has the same id, so that a history holds it once. */
const searchId = (query: SearchQuery): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest('hex')
    .slice(0, 16);

export const searchHandlers: Handlers<typeof search> = {
  async searchTitles({ query, refuse }, { db, today, settings }) {
    const { indice, ano_ini, ano_fim, pesquisa = 'pesquisa_geral' } = query;
    if (!query.termo_pesquisa?.trim() && indice === undefined && !listsByItself.includes(pesquisa))
      refuse('TermoObrigatorio', { errors: { termo_pesquisa: ['deve ser preenchido'] } });
    if (ano_ini !== undefined && ano_fim !== undefined && ano_ini > ano_fim)
      refuse('PeriodoInvertido', { errors: { ano_fim: ['deve ser igual ou posterior a ano_ini'] } });

    const wanted = await readSearch(db, query, today());
    const { total, codes } = await findHits(db, wanted, settings.SEARCH_LIMIT);
    return {
      data: await findItems(db, codes),
      total,
      id: searchId(query),
      base: pesquisa === 'rede_pergamum_oai' ? 'rede' : (query.base ?? 'local'),
      pesquisa,
      ...(total < fewTitles && { semelhantes: await suggest(db, wanted, total) }),
    };
  },

  async getSearchFilters({ query, language }, { db }) {
    const search_tab = query.search_tab ?? 'pesquisa_geral';
    return {
      search_tab,
      facetas: facetsOfSearchType(search_tab).map((codigo) => ({ codigo, descricao: facetTitles[codigo][language] })),
      opcoes: await findFormOptions(db),
    };
  },

  // What an institution may configure (decisions C7); relevance is the order in which a search answers.
  async getSearchOrders({ language }) {
    const codes = [Order.year, Order.work, Order.reference, Order.catalogueCode] as const;
    return {
      opcoes: codes.map((codigo) => ({ codigo, descricao: orderNames[codigo][language] })),
      padrao: Order.catalogueCode,
    };
  },

  async listLibraries({ query }, { db }) {
    const page = query.page ?? 1;
    const search_text = query.search_text?.trim() ?? '';
    return { ...(await findLibraries(db, { search_text, cod_campus: query.codCampus ?? null, page })), page };
  },

  async listAdditionalTitles({ query }, { db }) {
    const records = await findRecords(db, query.acervos);
    return records.map(({ cod_acervo, marc }) => ({ cod_acervo, titulos: describeFields(marc).titulos_adicionais }));
  },
};

const orderNames = {
  A: { pt: 'Ano de publicação', en: 'Year of publication', es: 'Año de publicación' },
  O: { pt: 'Obra', en: 'Work', es: 'Obra' },
  F: { pt: 'Referência', en: 'Reference', es: 'Referencia' },
  C: { pt: 'Código do acervo', en: 'Catalogue code', es: 'Código del acervo' },
};

async function readSearch(db: PrismaClient, query: SearchQuery, today: string): Promise<Search> {
  const rows = searchRows(query);
  const words = query.similar === 'S' ? rows.flatMap((row) => row.words) : [];
  const near = words.length > 0 ? await findNearWords(db, words, mostSimilar) : [];
  return { rows, query, today, similar: new Map(near.map(({ palavra, near }) => [palavra, near])) };
}

/** Other spellings of the first term under which this very search finds more. */
async function suggest(db: PrismaClient, wanted: Search, total: number) {
  const words = wordsOf(wanted.query.termo_pesquisa ?? '');
  if (words.length === 0 || wanted.query.indice !== undefined) return [];
  const spellings = otherSpellings(await findNearWords(db, words, mostSuggested));
  const counted = await Promise.all(
    spellings.map(async (termo) => {
      const rows = searchRows({ ...wanted.query, termo_pesquisa: termo });
      return { termo, total: await countHits(db, { ...wanted, rows }) };
    }),
  );
  return counted.filter((suggested) => suggested.total > total).slice(0, mostSuggested);
}
