import type { SearchQuery, SimilarSearch } from '@catalogue/api-contract';
import {
  offerReasons,
  otherCentury,
  placesToSearch,
  shorterSearches,
  widerSearches,
  type WiderSearch,
} from '@catalogue/domain';
import type { PrismaClient } from '@catalogue/database/generated/client';
import { countsAtOnce, fewTitles, findsByWords } from './findSet';
import { keptFormOptions } from './formOptions';
import { inGroups } from './inGroups';
import { indexOf } from './searchIndexes';
import { searchRows, wordsOf } from './searchRows';
import type { Search } from './searchTree';
import { otherSpellings } from './suggestions';

const maxSuggested = 5;
// As many as a reader looks through, of each reason.
const maxOffered = 4;
const maxCounted = 12;
/** Other searches that one search may count: a reader who finds nothing must not wait, nor others for them. */
const maxCounts = 16;
/** With at most so many titles, other searches are offered; other spellings with a few more. */
const scarce = 3;

/** What is offered beside the results of a search; undefined if it finds titles enough. */
export async function findOffers(
  db: PrismaClient,
  wanted: Search,
  total: number,
): Promise<SimilarSearch[] | undefined> {
  if (total >= fewTitles) return undefined;
  if (!findsByWords(wanted.query) || wordsOf(wanted.query.termo_pesquisa ?? '').length === 0) return [];
  const spellings = await findSpellings(db, wanted, total);
  return total > scarce ? spellings : [...spellings, ...(await findOtherSearches(db, wanted, total))];
}

/** Other spellings of the first term with which this search finds more. */
async function findSpellings(db: PrismaClient, wanted: Search, total: number): Promise<SimilarSearch[]> {
  const { termo_pesquisa = '' } = wanted.query;
  const near = await indexOf(db).nearWords(wordsOf(termo_pesquisa), maxSuggested);
  const century = otherCentury(termo_pesquisa);
  const spellings = [...(century === null ? [] : [century]), ...otherSpellings(near)];
  const counted = await inGroups(spellings, countsAtOnce, async (termo) => ({
    termo,
    total: await count(db, wanted, { ...wanted.query, termo_pesquisa: termo }),
  }));
  return counted.filter((suggested) => suggested.total > total).slice(0, maxSuggested);
}

/** The same search with words read as filters, without a word, or elsewhere, if it finds more. */
async function findOtherSearches(db: PrismaClient, wanted: Search, total: number): Promise<SimilarSearch[]> {
  const options = await keptFormOptions(db);
  const text = ({ codigo, descricao }: { codigo: string | number; descricao: string }) => ({
    codigo: String(codigo),
    descricao,
  });
  const limits = {
    tipos_obra: options.tipos_obra.map(text),
    idiomas: options.idiomas.map(text),
    bibliotecas: options.bibliotecas.map(({ cod_biblioteca, desc_biblioteca }) => ({
      cod_biblioteca: String(cod_biblioteca),
      desc_biblioteca,
    })),
  };
  let counts = maxCounts;
  const counted = async (searches: readonly WiderSearch[]) => {
    const some = searches.slice(0, counts);
    counts -= some.length;
    const all = await inGroups(some, countsAtOnce, async (search) => ({
      search,
      total: await count(db, wanted, search.query),
    }));
    return all.filter((each) => each.total > total);
  };
  const found = await counted([...widerSearches(wanted.query, limits, maxCounted), ...placesToSearch(wanted.query)]);
  const isShorter = ({ search }: { search: WiderSearch }) => search.kind === 'without';
  const isCombined = found.some(({ search }) => search.kind === 'combined');
  const shorter =
    isCombined || found.some(isShorter) || total > 0 ? [] : await counted(shorterSearches(wanted.query).sort(closest));
  const others = found.filter((each) => !isShorter(each));
  const without = [...found.filter(isShorter), ...shorter].sort(
    (a, b) => closest(a.search, b.search) || b.total - a.total,
  );
  return [...others, ...without.slice(0, maxOffered)].map((each) => offerOf(each.search, each.total));
}

// What keeps the longer words is nearer to what was meant: a short word or a number is more often the wrong one.
const closest = (a: WiderSearch, b: WiderSearch): number => lettersOf(b) - lettersOf(a);
const lettersOf = ({ words }: WiderSearch): number => words.replace(/[^\p{L}]/gu, '').length;

async function count(db: PrismaClient, wanted: Search, query: SearchQuery): Promise<number> {
  return indexOf(db).count({ ...wanted, query, rows: searchRows(query) });
}

const offerOf = (search: WiderSearch, total: number): SimilarSearch => ({
  termo: search.words,
  total,
  motivo: offerReasons[search.kind],
  ...(search.kind === 'limited' && { valor: search.name }),
  ...(search.kind === 'without' && { valor: search.word }),
  campos: fieldsOf(search.query),
});

/** A query as its parameters, without those of a page of results. */
const fieldsOf = ({ ordenacao: _order, limite: _limit, ...query }: SearchQuery): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
