import { IndexType, TermType, type IndexCode } from '@catalogue/api-contract';
import { searchKey } from '@catalogue/domain';
import { Prisma, type PrismaClient } from '@catalogue/database/generated/client';
import { frameCondition, headed } from './searchConditions.store';
import type { Search } from './searchTree';

type Sql = Prisma.Sql;
const { sql } = Prisma;

interface IndexHits {
  total: number;
  /** cod_acervo of the first titles, in the order of the index. */
  codes: number[];
  /** The entry under which each title is listed. */
  entries: string[];
}

/** An index with one value per title: its sort key, its displayed text, and the titles that have it. */
interface Column {
  key: Sql;
  entry: Sql;
  has: Sql;
}

const columns: Partial<Record<IndexCode, Column>> = {
  [IndexType.title]: { key: sql`a.title_order`, entry: sql`a.titulo`, has: sql`TRUE` },
  [IndexType.collection]: { key: sql`a.colecao_key`, entry: sql`a.colecao`, has: sql`a.colecao_key IS NOT NULL` },
  [IndexType.callNumber]: { key: sql`a.numero_chamada`, entry: sql`a.numero_chamada`, has: sql`TRUE` },
  [IndexType.isbn]: { key: sql`a.isbn_issn`, entry: sql`a.isbn_issn`, has: sql`a.isbn_issn !~ '-'` },
  [IndexType.issn]: { key: sql`a.isbn_issn`, entry: sql`a.isbn_issn`, has: sql`a.isbn_issn ~ '^[0-9]{4}-'` },
};

/** Where the walk begins, in the form in which the index is compared. */
const startOf = (index: IndexCode, term: string): string => {
  if (index === IndexType.isbn) return term.replaceAll('-', '').toUpperCase();
  if (index === IndexType.issn) return term.toUpperCase();
  return index === IndexType.callNumber ? term : searchKey(term);
};

/**
 * Walks an index in alphabetical order from the term on, or from the beginning without one; or the entries before the
 * term, nearest to it within the limit. A title listed under several entries is shown at the first of them.
 */
export async function findIndexHits(
  db: PrismaClient,
  index: IndexCode,
  search: Search,
  limit: number,
): Promise<IndexHits> {
  const start = startOf(index, search.query.termo_pesquisa?.trim() ?? '');
  const column = columns[index];
  const [hits] = await (column
    ? walkColumn(db, column, { start, search, limit })
    : walkHeadings(db, index === IndexType.author ? TermType.author : TermType.subject, { start, search, limit }));
  return hits ?? { total: 0, codes: [], entries: [] };
}

interface Walk {
  start: string;
  search: Search;
  limit: number;
}

/** Which entries are walked, and in which order up to the limit. */
const wayOf = ({ search, start }: Walk, key: Sql): { wanted: Sql; order: Sql } =>
  search.query.sentido === 'ANTES'
    ? { wanted: sql`${key} < ${start}`, order: sql`entry_key DESC, cod_acervo DESC` }
    : { wanted: sql`${key} >= ${start}`, order: sql`entry_key, cod_acervo` };

// Counted and walked separately: the database's own index then gives the first titles without sorting all others.
function walkColumn(db: PrismaClient, { key, entry, has }: Column, walk: Walk) {
  const { wanted, order } = wayOf(walk, key);
  return db.$queryRaw<IndexHits[]>`
    WITH entry AS NOT MATERIALIZED (
      SELECT a.cod_acervo, ${key} AS entry_key, ${entry} AS shown_entry FROM acervo a
       WHERE ${wanted} AND ${has} AND ${frameCondition(walk.search)}),
    shown AS MATERIALIZED (SELECT * FROM entry ORDER BY ${order} LIMIT ${walk.limit})
    SELECT (SELECT count(*)::int FROM entry) AS total,
           ARRAY(SELECT cod_acervo FROM shown ORDER BY entry_key, cod_acervo) AS codes,
           ARRAY(SELECT shown_entry FROM shown ORDER BY entry_key, cod_acervo) AS entries`;
}

function walkHeadings(db: PrismaClient, column: keyof typeof headed, walk: Walk) {
  const { wanted, order } = wayOf(walk, sql`u.name_key`);
  return db.$queryRaw<IndexHits[]>`
    WITH entry AS MATERIALIZED (
      SELECT a.cod_acervo, min(u.name_key) AS entry_key
        FROM autoridade u JOIN acervo_autoridade v USING (cod_autoridade) JOIN acervo a USING (cod_acervo)
       WHERE ${wanted} AND ${headed[column]} AND ${frameCondition(walk.search)}
       GROUP BY a.cod_acervo),
    shown AS MATERIALIZED (
      SELECT *, (SELECT min(u.nome) FROM autoridade u JOIN acervo_autoridade v USING (cod_autoridade)
                  WHERE v.cod_acervo = first.cod_acervo AND u.name_key = first.entry_key AND ${headed[column]}) AS shown_entry
        FROM (SELECT * FROM entry ORDER BY ${order} LIMIT ${walk.limit}) AS first)
    SELECT (SELECT count(*)::int FROM entry) AS total,
           ARRAY(SELECT cod_acervo FROM shown ORDER BY entry_key, cod_acervo) AS codes,
           ARRAY(SELECT shown_entry FROM shown ORDER BY entry_key, cod_acervo) AS entries`;
}
