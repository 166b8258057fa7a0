import type { SearchQuery } from '@catalogue/api-contract';
import { networkFails, partnerNetworkFailure, type Language } from '@catalogue/domain';
import type { PrismaClient } from '@catalogue/database/generated/client';
import { Refusal } from '../../http/errors';
import type { WrittenList } from '../../http/writtenList';
import { findInstitutions } from '../partner-network/partner-network.public';
import { findAuthorityItems } from './authorityHits.store';
import { findIndexHits } from './indexHits.store';
import { findNetworkItems } from './networkHits.store';
import { indexOf } from './searchIndexes';
import type { ItemRow } from './searchItems.store';
import type { Search } from './searchTree';
import { findWrittenItems } from './writtenItems';

/** With fewer titles than this, other spellings are tried. */
export const fewTitles = 5;

// One search leaves most connections to others.
export const countsAtOnce = 2;

interface ResultSet {
  data: ItemRow[] | WrittenList<ItemRow>;
  total: number;
  base: 'local' | 'rede';
  /** Of titles of this catalogue in an order by relevance: their codes, and how close the first of them are (`Hits`). */
  codes?: number[];
  closeness?: number[];
}

const asksNetwork = ({ pesquisa, base }: SearchQuery): boolean => pesquisa === 'rede_pergamum_oai' || base === 'rede';

/** Whether the search finds titles of this catalogue, not entries of an index. */
export const findsTitles = (query: SearchQuery): boolean =>
  !asksNetwork(query) && query.pesquisa !== 'autoridades' && query.tipo_indice === undefined;

/**
 * Whether the words of the term decide which titles of the catalogue are found; otherwise other spellings do not help.
 */
export const findsByWords = (query: SearchQuery): boolean => findsTitles(query) && query.indice === undefined;

/** The results of a search, in order, up to the limit: titles, authorities, or titles of the partner network. */
export async function findSet(db: PrismaClient, wanted: Search, limit: number, language: Language): Promise<ResultSet> {
  const { query } = wanted;
  if (asksNetwork(query)) {
    if (networkFails(await findInstitutions(db), query.instituicao)) throw new Refusal(500, partnerNetworkFailure);
    return { ...(await findNetworkItems(db, wanted, limit)), base: 'rede' };
  }
  if (query.pesquisa === 'autoridades')
    return { ...(await findAuthorityItems(db, wanted, limit, language)), base: 'local' };
  if (query.tipo_indice) {
    const { total, codes, entries } = await findIndexHits(db, query.tipo_indice, wanted, limit);
    return { data: await findWrittenItems(db, codes, entries), total, base: 'local' };
  }
  const { total, codes, closeness } = await indexOf(db).find(wanted, limit);
  return { data: await findWrittenItems(db, codes), total, base: 'local', codes, closeness };
}
