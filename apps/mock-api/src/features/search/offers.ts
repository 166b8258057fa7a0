import type { SearchQuery, SimilarSearch } from '@catalogue/api-contract';
import {
  isSmallWord,
  maxPaired,
  offerReasons,
  otherNumbers,
  naturalName,
  placesToSearch,
  searchParts,
  shorterSearches,
  widerSearches,
  type LimitOptions,
  type WiderSearch,
} from '@catalogue/domain';
import type { PrismaClient } from '@catalogue/database/generated/client';
import { countInTurn } from './countInTurn';
import { countsAtOnce, fewTitles, findsByWords } from './findSet';
import { keptFormOptions } from './formOptions';
import { findFormsIn } from './headingForms.store';
import { inGroups } from './inGroups';
import { withMostWords, type Counted } from './mostWords';
import { indexOf } from './searchIndexes';
import { searchRows, wordsOf } from './searchRows';
import { shortestBeginning, type NearWords } from './similarWords.store';
import type { Search } from './searchTree';
import { person, suggestedTypes } from './suggest.store';
import { otherSpellings } from './suggestions';
import { closestBy, weightsBy } from './wordWeights';

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
  const misspelt = new Set(
    near.filter((word) => word.n_titles === 0 && word.near.length > 0).map(({ palavra }) => palavra),
  );
  const [corrected] = total === 0 && offered.length === 0 && misspelt.size > 0 ? spellings : [];
  const known = corrected === undefined ? near : [...near, ...(await nearWords(db, corrected))];
  const ways = { corrected, misspelt, weightOf: weightsBy(known), until };
  return [...offered, ...(await findOtherSearches(db, wanted, total, ways))];
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
  const numbered = otherNumbers(termo_pesquisa);
  const headings: string[] = [];
  for (const term of [termo_pesquisa, ...numbered]) headings.push(...(await findHeadings(db, term)));
  const all = [...new Set([...numbered, ...headings, ...spellings])];
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

/**
 * The headings that a catalogue has instead of this one: "Direito do trabalho" for "CLT". Where only a part of the term
 * is another form of a heading, that is instead of the part.
 */
async function findHeadings(db: PrismaClient, term: string): Promise<string[]> {
  const words = wordsOf(term);
  const typed = { key: words.join(' '), words };
  const found = await indexOf(db).suggestHeadings(typed, { types: suggestedTypes, limit: maxHeadings });
  const parts = await findFormsIn(db, words, { types: suggestedTypes, limit: maxHeadings });
  return [
    ...found.filter(({ variante }) => variante !== null).map(({ descricao }) => descricao),
    ...parts.map(({ tipo, descricao, palavras }) =>
      [
        (tipo === person ? naturalName(descricao) : descricao).replace(/, \d{4}.*$/, ''),
        ...words.filter((word) => !palavras.includes(word)),
      ].join(' '),
    ),
  ];
}

interface Ways {
  /** Another spelling of the term, which finds nothing as it is, and the words that no title has. */
  corrected: string | undefined;
  misspelt: ReadonlySet<string>;
  weightOf: ReturnType<typeof weightsBy>;
  /** When no more is counted. */
  until: number;
}

/** The same search with words read as filters, without a word, or elsewhere, if it finds more. */
async function findOtherSearches(
  db: PrismaClient,
  wanted: Search,
  total: number,
  { corrected, misspelt, weightOf, until }: Ways,
): Promise<SimilarSearch[]> {
  const closest = closestBy(weightOf);
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
  const isEnough = (found: readonly Counted[]): boolean =>
    total > 0 || found.some(({ search }) => isShorter(search) || search.kind === 'combined');
  const typedWords = wordsOf(wanted.query.termo_pesquisa ?? '');
  const isOther = ({ search }: Counted): boolean => wordsOf(search.words).some((word) => !typedWords.includes(word));
  // A search for two words that no title has is not counted.
  const isHopeless = ({ words }: WiderSearch): boolean =>
    wordsOf(words).filter((word) => misspelt.has(word)).length > 1;
  const typed = await counted(
    [...widerSearches(wanted.query, limits, maxCounted), ...placesToSearch(wanted.query)].filter(
      (search) => !isHopeless(search),
    ),
  );
  const respelt: Counted[] = [];
  // The rest is tried in the likeliest spelling only.
  const last = corrected === undefined ? wanted.query : { ...wanted.query, termo_pesquisa: corrected };
  if (corrected !== undefined) {
    const isLong = searchParts(last).parts.length > maxPaired;
    const others = widerSearches(last, limits, maxCounted);
    respelt.push(...(await counted(isLong ? others.filter((search) => !isShorter(search)) : others)));
  }
  if (!isEnough([...typed, ...respelt])) {
    const pairs = await counted(shorterSearches(last).sort(closest));
    const fewer =
      pairs.length > 0
        ? pairs
        : await withMostWords(last, (word) => weightOf(word) / (typedWords.includes(word) ? 1 : 2), counted);
    for (const found of fewer) (isOther(found) ? respelt : typed).push(found);
  }
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

async function count(db: PrismaClient, wanted: Search, query: SearchQuery): Promise<number> {
  // The same options but those that the other search leaves out.
  const options = wanted.options.filter(({ nome }) => nome in query);
  const search = { ...wanted, query, options, rows: searchRows(query) };
  return (await countInTurn(db, wanted, () => indexOf(db).count(search))) ?? 0;
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
