import { ListOrder } from '@catalogue/api-contract';
import { isOptionForm, isPeriodReversed, lacksTerm, readStoredSearch, type StoredSearch } from '@catalogue/domain';
import { Prisma } from '@catalogue/database/generated/client';
import { findsTitles } from './findSet';
import { findChosenOptions } from './forms.store';
import { narrowResult } from './narrowedHits.store';
import { readSearch } from './readSearch';
import { searchCondition } from './searchConditions.store';
import type { Search } from './searchTree';

const { sql } = Prisma;
type Db = Prisma.TransactionClient;

interface Followable extends Omit<StoredSearch, 'query'> {
  search: Search;
}

/** A stored search on a day (ISO); null if it does not find titles of this catalogue. */
export async function readFollowable(db: Db, consulta: string, today: string): Promise<Followable | null> {
  const stored = readStoredSearch(consulta);
  if (!stored) return null;
  const { query, narrowing } = stored;
  if (lacksTerm(query) || isPeriodReversed(query) || !findsTitles(query)) return null;
  const { pesquisa } = query;
  const options = pesquisa && isOptionForm(pesquisa) ? await findChosenOptions(db, pesquisa, query) : [];
  return options && { search: { ...(await readSearch(db, query, today)), options }, narrowing };
}

/** The titles of a stored search among those whose code is above `after`, the newest first, at most `limit`. */
export async function findAddedTitles(
  db: Db,
  { search, narrowing }: Followable,
  after: number,
  limit: number,
): Promise<number[]> {
  const { codes } = await narrowResult(
    db,
    narrowing,
    { facets: [], order: ListOrder.catalogueCode, offset: 0, limit },
    (columns) => sql`
      hit AS MATERIALIZED (
        SELECT a.cod_acervo, row_number() OVER (ORDER BY a.cod_acervo DESC) AS place, ${Prisma.join(columns)}
          FROM acervo a WHERE a.cod_acervo > ${after} AND ${searchCondition(search)})`,
  );
  return codes;
}
