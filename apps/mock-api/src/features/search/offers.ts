import type { SearchQuery, SimilarSearch } from '@catalogue/api-contract';
import {
  isSmallWord,
  isTypeName,
  offerReasons,
  otherNumbers,
  placesToSearch,
  shorterSearches,
  widerSearches,
  type LimitOptions,
  type WiderSearch,
} from '@catalogue/domain';
import type { PrismaClient } from '@catalogue/database/generated/client';
import { countInTurn } from './countInTurn';
import { countsAtOnce, fewTitles, findsByWords } from './findSet';
import { keptFormOptions } from './formOptions';
import { inGroups } from './inGroups';
import { indexOf } from './searchIndexes';
import { searchRows, wordsOf } from './searchRows';
import { shortestBeginning, type NearWords } from './similarWords.store';
import type { Search } from './searchTree';
import { suggestedTypes } from './suggest.store';
import { otherSpellings } from './suggestions';

const maxSuggested = 5;
// As many as a reader looks through, of each reason.
const maxOffered = 4;
const maxCounted = 12;
const maxHeadings = 3;
/** Other searches that one search may count: a reader who finds nothing must not wait, nor others for them. */
const maxCounts = 16;
/** In milliseconds, how long it begins to count others. */
const patience = 3000;
/** With at most so many titles, other searches are offered; other spellings with a few more. */
const scarce = 3;

/** What is offered beside the results of a search; undefined if it finds titles enough. */
export async function findOffers(
  db: PrismaClient,
  wanted: Search,
  total: number,
): Promise<SimilarSearch[] | undefined> {
  if (total >= fewTitles) return undefined;
  const { termo_pesquisa = '' } = wanted.query;
  if (!findsByWords(wanted.query) || wordsOf(termo_pesquisa).length === 0) return [];
  const until = performance.now() + patience;
  const near = await nearWords(db, termo_pesquisa);
  const spellings = otherSpellings(near);
  const offered = await findSpellings(db, wanted, total, { spellings, until });
  if (total > scarce) return offered;
  // What finds nothing in any spelling is also tried without a word in the likeliest one.
  const isMisspelt = near.some((word) => word.n_titles === 0 && word.near.length > 0);
  const [corrected] = total === 0 && offered.length === 0 && isMisspelt ? spellings : [];
  const known = corrected === undefined ? near : [...near, ...(await nearWords(db, corrected))];
  return [...offered, ...(await findOtherSearches(db, wanted, total, { corrected, closest: closestBy(known), until }))];
}

/** The words of a term with those near them; none is near a small or short word, as "or". */
async function nearWords(db: PrismaClient, term: string): Promise<NearWords[]> {
  const near = await indexOf(db).nearWords(wordsOf(term), maxSuggested);
  return near.map((word) =>
    isSmallWord(word.palavra) || word.palavra.length < shortestBeginning ? { ...word, near: [] } : word,
  );
}

/** Other ways of writing the first term with which this search finds more. */
async function findSpellings(
  db: PrismaClient,
  wanted: Search,
  total: number,
  { spellings, until }: { spellings: readonly string[]; until: number },
): Promise<SimilarSearch[]> {
  const { termo_pesquisa = '' } = wanted.query;
  const all = [
    ...new Set([...otherNumbers(termo_pesquisa), ...(await findHeadings(db, termo_pesquisa)), ...spellings]),
  ];
  const counted = await inGroups(
    all,
    countsAtOnce,
    async (termo) => ({
      termo,
      total: await count(db, wanted, { ...wanted.query, termo_pesquisa: termo }),
    }),
    until,
  );
  return counted.filter((suggested) => suggested.total > total).slice(0, maxSuggested);
}

/** The headings that a catalogue has instead of this one: "Direito do trabalho" for "CLT". */
async function findHeadings(db: PrismaClient, term: string): Promise<string[]> {
  const words = wordsOf(term);
  const typed = { key: words.join(' '), words };
  const found = await indexOf(db).suggestHeadings(typed, { types: suggestedTypes, limit: maxHeadings });
  return found.filter(({ variante }) => variante !== null).map(({ descricao }) => descricao);
}

interface Ways {
  /** Another spelling of the term, which finds nothing as it is. */
  corrected: string | undefined;
  closest: (one: WiderSearch, other: WiderSearch) => number;
  /** When no more is counted. */
  until: number;
}

/** The same search with words read as filters, without a word, or elsewhere, if it finds more. */
async function findOtherSearches(
  db: PrismaClient,
  wanted: Search,
  total: number,
  { corrected, closest, until }: Ways,
): Promise<SimilarSearch[]> {
  const limits = await limitsOf(db);
  let counts = maxCounts;
  const counted = async (searches: readonly WiderSearch[]): Promise<Counted[]> => {
    const some = searches.slice(0, counts);
    counts -= some.length;
    const all = await inGroups(
      some,
      countsAtOnce,
      async (search) => ({
        search,
        total: await count(db, wanted, search.query),
      }),
      until,
    );
    return all.filter((each) => each.total > total);
  };
  const wider = async (query: SearchQuery, elsewhere: readonly WiderSearch[]): Promise<Counted[]> => {
    const found = await counted([...widerSearches(query, limits, maxCounted), ...elsewhere]);
    const isEnough = total > 0 || found.some(({ search }) => isShorter(search) || search.kind === 'combined');
    return isEnough ? found : [...found, ...(await counted(shorterSearches(query).sort(closest)))];
  };
  const typed = await wider(wanted.query, placesToSearch(wanted.query));
  const typedWords = wordsOf(wanted.query.termo_pesquisa ?? '');
  const respelt = corrected === undefined ? [] : await wider({ ...wanted.query, termo_pesquisa: corrected }, []);
  const isOther = ({ search }: Counted): boolean => wordsOf(search.words).some((word) => !typedWords.includes(word));
  const shorter = (found: readonly Counted[]): Counted[] =>
    found
      .filter(({ search }) => isShorter(search))
      .sort((a, b) => closest(a.search, b.search) || b.total - a.total)
      .slice(0, maxOffered);
  return [
    // That a word is left out says less of them than how the others are spelt.
    ...shorter(respelt.filter(isOther)).map(({ search, total: termTotal }) => ({
      termo: search.words,
      total: termTotal,
    })),
    ...[...typed, ...respelt.filter(isOther)]
      .filter(({ search }) => !isShorter(search))
      .concat(shorter(typed))
      .map((each) => offerOf(each.search, each.total)),
  ];
}

interface Counted {
  search: WiderSearch;
  total: number;
}

const isShorter = ({ kind }: WiderSearch): boolean => kind === 'without';

async function limitsOf(db: PrismaClient): Promise<LimitOptions> {
  const options = await keptFormOptions(db);
  const text = ({ codigo, descricao }: { codigo: string | number; descricao: string }) => ({
    codigo: String(codigo),
    descricao,
  });
  return {
    tipos_obra: options.tipos_obra.map(text),
    idiomas: options.idiomas.map(text),
    bibliotecas: options.bibliotecas.map(({ cod_biblioteca, desc_biblioteca }) => ({
      cod_biblioteca: String(cod_biblioteca),
      desc_biblioteca,
    })),
  };
}

/** Compares searches: what keeps the rarer words is nearer to what was meant. */
function closestBy(known: readonly NearWords[]): Ways['closest'] {
  const titles = new Map(known.map(({ palavra, n_titles }) => [palavra, n_titles]));
  const most = Math.max(1, ...titles.values());
  const weightOf = (word: string): number => {
    if (isSmallWord(word)) return 0;
    // A number, a short word or the name of a type is more often the wrong word than any other.
    if (isTypeName(word) || /\d/.test(word) || word.length < 3) return 0.1;
    return Math.log2(1 + (2 * most) / (titles.get(word) || most));
  };
  const weightsOf = ({ words }: WiderSearch): number => wordsOf(words).reduce((sum, word) => sum + weightOf(word), 0);
  return (one, other) => weightsOf(other) - weightsOf(one) || other.words.length - one.words.length;
}

async function count(db: PrismaClient, wanted: Search, query: SearchQuery): Promise<number> {
  const search = { ...wanted, query, rows: searchRows(query) };
  return (await countInTurn(db, () => indexOf(db).count(search))) ?? 0;
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
