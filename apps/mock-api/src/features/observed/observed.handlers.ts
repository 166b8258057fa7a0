import { Order, SearchType, type SearchQuery, type observedCalls } from '@catalogue/api-contract';
import { defaultPageSize, lacksTerm } from '@catalogue/domain';
import type { Handlers } from '../../http/serve';
import { findSet, readSearch } from '../search/search.public';

export const observedHandlers: Handlers<typeof observedCalls> = {
  async searchPage({ params, query, refuse, language }, { db, today, settings }) {
    const type = SearchType.safeParse(params.pesquisa);
    if (!type.success) return refuse('Tipo de pesquisa não encontrado.');
    const { page = 1, perPage = defaultPageSize, orderBy, direction, ...rest } = query;
    const asked: SearchQuery = {
      ...rest,
      pesquisa: type.data,
      ordenacao: orderBy === 'obra' ? Order.work : Order.relevance,
    };
    if (lacksTerm(asked)) refuse('TermoObrigatorio', { facts: { pesquisa: type.data } });
    const wanted = await readSearch(db, asked, today());
    // Sorted in the other direction, the last titles come first, so the whole set is needed.
    const limit = direction === 'D' ? settings.SEARCH_LIMIT : Math.min(page * perPage, settings.SEARCH_LIMIT);
    const { data } = await findSet(db, wanted, limit, language);
    const ordered = direction === 'D' ? data.reverse() : data;
    return ordered.slice((page - 1) * perPage, page * perPage);
  },
};
