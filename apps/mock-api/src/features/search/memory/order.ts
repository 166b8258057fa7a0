import { ListOrder, TermType } from '@catalogue/api-contract';
import { closenessDegrees } from '@catalogue/domain';
import type { SearchRow } from '../searchRows';
import { closestRow, firstRanked, rankSteps, rankingRows, type Search } from '../searchTree';
import { TitleCloseness } from './closeness';
import { PostingList } from './postingList';
import { rankOfAll, rankOfAny } from './rank';
import { noYear, type Segment } from './segment';
import type { OrderByPlace } from './titles.store';
import { wordGroups, type LexemeOf } from './wordGroups';

/** `{D, C, B, A}`, as in the search by PostgreSQL. */
const rankWeights: Readonly<Record<SearchRow['column'], Float32Array>> = {
  [TermType.free]: Float32Array.of(0.05, 0.3, 0.5, 1),
  [TermType.title]: Float32Array.of(0, 0, 0, 1),
  [TermType.author]: Float32Array.of(0, 0, 1, 0),
  [TermType.subject]: Float32Array.of(0, 1, 0, 0),
};

/** Titles found, each with what it is sorted by: `group`, then `key`, both ascending, then the code. */
export interface SortedBy {
  codes: Int32Array;
  groups: Uint16Array;
  keys: Float64Array;
}

/** The places that an order goes by, forwards or backwards. */
export const placesOfOrder: Partial<Record<ListOrder, OrderByPlace>> = {
  [ListOrder.work]: ListOrder.work,
  [ListOrder.workReversed]: ListOrder.work,
  [ListOrder.reference]: ListOrder.reference,
  [ListOrder.author]: ListOrder.author,
  [ListOrder.authorReversed]: ListOrder.author,
};

/** The order that a search asks for. */
export const orderOf = ({ query }: Search): ListOrder => query.ordenacao ?? ListOrder.relevance;

/** Without words there is no relevance: newest first. */
const isNewestFirst = ({ rows }: Search, order: ListOrder): boolean =>
  order === ListOrder.relevance && rows.length === 0;

/** Whether of equal titles the one with the higher code is first. */
export const isLatestCodeFirst = (search: Search, order: ListOrder): boolean =>
  isNewestFirst(search, order) || order === ListOrder.authorReversed || order === ListOrder.workReversed;

/** The place of a title that is in no order: last, forwards and backwards. */
export const noPlace = 0x7fffffff;

export const isByRelevance = ({ rows }: Search, order: ListOrder): boolean =>
  order === ListOrder.relevance && rows.length > 0;

/** What these titles of a segment are sorted by; `places` are those of all its titles in the order asked for. */
export function sortedBy(
  segment: Segment,
  titles: Uint32Array,
  search: Search,
  order: ListOrder,
  lexemeOf: LexemeOf,
  places: Int32Array | undefined,
): SortedBy {
  const codes = new Int32Array(titles.length);
  // Loops: a callback for each of many titles would take most of the time of a search.
  for (let place = 0; place < titles.length; place += 1)
    codes[place] = segment.codes[titles[place] as number] as number;
  const groups = new Uint16Array(titles.length);
  const keys = new Float64Array(titles.length);
  const column = keyColumn(segment, search, order, places);
  if (column) for (let place = 0; place < titles.length; place += 1) keys[place] = column(titles[place] as number);
  else {
    addRanks(segment, titles, search, lexemeOf, keys);
    const row = closestRow(search);
    const closeness = row && new TitleCloseness(segment, row, wordGroups(row, search.similar, lexemeOf));
    for (let place = 0; place < titles.length; place += 1) {
      const title = titles[place] as number;
      groups[place] = groupOf(
        closeness?.of(title) ?? farthest,
        -(keys[place] as number),
        segment.demands[title] as number,
      );
    }
  }
  return { codes, groups, keys };
}

const farthest = closenessDegrees.indexOf('anywhere');
const ranked = closenessDegrees.indexOf(firstRanked);
const demands = 32;
const ranks = 64;

/** By relevance titles are grouped by closeness, where that says little by the step of their rank, and then by demand. */
const groupOf = (degree: number, rank: number, demand: number): number =>
  (degree * ranks + ranks - 1 - (degree < ranked ? 0 : Math.floor(rank * rankSteps))) * demands + demands - 1 - demand;

/** The closeness of the first titles of an order by relevance, from their groups. */
export const closenessOfGroup = (group: number): number => Math.floor(group / (ranks * demands));

function keyColumn(
  { years, acquired }: Segment,
  search: Search,
  order: ListOrder,
  places: Int32Array | undefined,
): ((title: number) => number) | undefined {
  const placeOf = (title: number) => (places ?? years)[title] as number;
  switch (order) {
    case ListOrder.year:
      return (title) => ((years[title] as number) === noYear ? Infinity : -(years[title] as number));
    case ListOrder.oldest:
      return (title) => ((years[title] as number) === noYear ? Infinity : (years[title] as number));
    case ListOrder.work:
    case ListOrder.reference:
    case ListOrder.author:
      return placeOf;
    case ListOrder.workReversed:
    case ListOrder.authorReversed:
      return (title) => (placeOf(title) === noPlace ? Infinity : -placeOf(title));
    case ListOrder.catalogueCode:
      return () => 0;
    default:
      return isNewestFirst(search, order) ? (title) => -(acquired[title] as number) : undefined;
  }
}

/** Sets the keys to the ranks, the highest first. */
function addRanks(segment: Segment, titles: Uint32Array, search: Search, lexemeOf: LexemeOf, keys: Float64Array) {
  const ranks = new Float32Array(titles.length);
  for (const row of rankingRows(search)) {
    const groups = wordGroups(row, search.similar, lexemeOf);
    const words = [...new Set(groups.flat())].map((lexeme) => Buffer.from(lexeme)).sort((a, b) => Buffer.compare(a, b));
    if (words.length === 0) continue;
    const rank = groups.length > 1 && words.length > 1 ? rankOfAll : rankOfAny;
    const lists = words.map((word) => new PostingList(segment, segment.lexemes.find(word)));
    const postings = new Int32Array(words.length);
    const weights = rankWeights[row.column];
    for (let place = 0; place < titles.length; place += 1) {
      const title = titles[place] as number;
      for (let word = 0; word < lists.length; word += 1) postings[word] = (lists[word] as PostingList).seek(title);
      ranks[place] = (ranks[place] as number) + rank(segment, postings, weights);
    }
  }
  for (let place = 0; place < titles.length; place += 1) keys[place] = -(ranks[place] as number);
}

/** The places of the first titles, at most so many. */
export function firstPlaces({ codes, groups, keys }: SortedBy, limit: number, isLatestCodeFirst: boolean): Uint32Array {
  const direction = isLatestCodeFirst ? -1 : 1;
  const compare = (a: number, b: number): number =>
    (groups[a] as number) - (groups[b] as number) ||
    (keys[a] as number) - (keys[b] as number) ||
    direction * ((codes[a] as number) - (codes[b] as number));
  const first = codes.length <= limit ? Uint32Array.from(codes.keys()) : smallest(codes.length, limit, compare);
  return first.sort(compare);
}

/** The smallest so many of the numbers below `count`, unsorted: a heap with the largest of them on top. */
function smallest(count: number, limit: number, compare: (a: number, b: number) => number): Uint32Array {
  const heap = new Uint32Array(limit);
  const sink = (from: number) => {
    let place = from;
    const value = heap[place] as number;
    for (;;) {
      let child = 2 * place + 1;
      if (child >= limit) break;
      if (child + 1 < limit && compare(heap[child + 1] as number, heap[child] as number) > 0) child += 1;
      if (compare(heap[child] as number, value) <= 0) break;
      heap[place] = heap[child] as number;
      place = child;
    }
    heap[place] = value;
  };
  if (limit === 0) return heap;
  for (let place = 0; place < limit; place += 1) heap[place] = place;
  for (let place = (limit >>> 1) - 1; place >= 0; place -= 1) sink(place);
  for (let next = limit; next < count; next += 1) {
    if (compare(next, heap[0] as number) >= 0) continue;
    heap[0] = next;
    sink(0);
  }
  return heap;
}

/** The hits of several segments as one list. */
export function joined(hits: readonly SortedBy[]): SortedBy {
  const [first, ...others] = hits;
  if (first && others.length === 0) return first;
  const count = hits.reduce((sum, { codes }) => sum + codes.length, 0);
  const all = { codes: new Int32Array(count), groups: new Uint16Array(count), keys: new Float64Array(count) };
  let next = 0;
  for (const { codes, groups, keys } of hits) {
    all.codes.set(codes, next);
    all.groups.set(groups, next);
    all.keys.set(keys, next);
    next += codes.length;
  }
  return all;
}
