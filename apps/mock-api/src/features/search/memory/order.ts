import { ListOrder } from '@catalogue/api-contract';
import { closenessDegrees } from '@catalogue/domain';
import { closestRow, firstRanked, rankSteps, type Search } from '../searchTree';
import { TitleCloseness } from './closeness';
import { picked } from './columns';
import { noYear, type Segment } from './segment';
import { TitleRanks } from './titleRanks';
import type { OrderByPlace } from './titles.store';
import { wordGroups, type LexemeOf } from './wordGroups';

/** Titles, each with what it is sorted by: `group`, then `key`, both ascending, then the code. */
interface SortedBy {
  codes: Int32Array;
  groups: Uint16Array;
  keys: Float64Array;
}

/** Titles of a segment, ascending. */
interface FoundTitles {
  segment: Segment;
  titles: Uint32Array;
}

/** What titles are sorted by. */
interface Sorting {
  search: Search;
  order: ListOrder;
  lexemeOf: LexemeOf;
  /** Those of all titles of the base in this order. */
  places: Int32Array | undefined;
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
const isLatestCodeFirst = (search: Search, order: ListOrder): boolean =>
  isNewestFirst(search, order) || order === ListOrder.authorReversed || order === ListOrder.workReversed;

/** The place of a title that is in no order: last, forwards and backwards. */
export const noPlace = 0x7fffffff;

const isByRelevance = ({ rows }: Search, order: ListOrder): boolean => order === ListOrder.relevance && rows.length > 0;

/** The first titles in an order, from `offset` on at most `limit`: their codes, and the closeness of those that have one. */
export function firstHits(
  found: readonly FoundTitles[],
  sorting: Sorting,
  { offset, limit }: { offset: number; limit: number },
): { codes: number[]; closeness: number[] } {
  const { search, order } = sorting;
  const isRanked = isByRelevance(search, order);
  const parts = isRanked ? closestOf(found, sorting, offset + limit) : found.map(inOneGroup);
  const all = joined(
    parts.map((part) => ({
      codes: picked(part.segment.codes, part.titles),
      groups: part.groups,
      keys: keysOf(part, sorting),
    })),
  );
  const first = firstPlaces(all, offset + limit, isLatestCodeFirst(search, order)).subarray(offset);
  return {
    codes: Array.from(first, (place) => all.codes[place] as number),
    closeness: isRanked ? Array.from(first, (place) => closenessOfGroup(all.groups[place] as number)) : [],
  };
}

interface GroupedTitles extends FoundTitles {
  groups: Uint16Array;
}

const inOneGroup = (part: FoundTitles): GroupedTitles => ({ ...part, groups: new Uint16Array(part.titles.length) });

/** The titles among which the first so many are, with their groups: of the others the ranks are not worked out. */
function closestOf(found: readonly FoundTitles[], sorting: Sorting, count: number): GroupedTitles[] {
  const nearest = new Nearest(count);
  const all = found.map((part) => groupsOf(part, sorting, nearest));
  const sizes = new Uint32Array(0x10000);
  for (const groups of all) for (const group of groups) sizes[group] = (sizes[group] as number) + 1;
  let last = 0;
  for (let sum = sizes[0] as number; sum < count && last < 0xffff; sum += sizes[last] as number) last += 1;
  return found.map(({ segment, titles }, at) => {
    const groups = all[at] as Uint16Array;
    const places = new Uint32Array(titles.length);
    let next = 0;
    for (let place = 0; place < groups.length; place += 1) {
      if ((groups[place] as number) > last) continue;
      places[next] = place;
      next += 1;
    }
    const kept = places.subarray(0, next);
    return { segment, titles: picked(titles, kept), groups: picked(groups, kept) };
  });
}

/** How far the farthest of the nearest so many titles is: those behind it are in no group. */
class Nearest {
  readonly #sizes = new Uint32Array(closenessDegrees.length);
  #within = 0;
  degree = farthest;

  constructor(private readonly count: number) {}

  add(degree: number): void {
    this.#sizes[degree] = (this.#sizes[degree] as number) + 1;
    this.#within += 1;
    while (this.degree > 0 && this.#within - (this.#sizes[this.degree] as number) >= this.count) {
      this.#within -= this.#sizes[this.degree] as number;
      this.degree -= 1;
    }
  }
}

const behindAll = 0xffff;

function groupsOf({ segment, titles }: FoundTitles, { search, lexemeOf }: Sorting, nearest: Nearest): Uint16Array {
  const row = closestRow(search);
  const closeness = row && new TitleCloseness(segment, titles, row, wordGroups(row, search.similar, lexemeOf));
  const ranks = new TitleRanks(segment, search, lexemeOf);
  const groups = new Uint16Array(titles.length);
  for (let place = 0; place < titles.length; place += 1) {
    const title = titles[place] as number;
    const degree = closeness?.of(place, nearest.degree) ?? farthest;
    if (degree > nearest.degree) {
      groups[place] = behindAll;
      continue;
    }
    nearest.add(degree);
    groups[place] = groupOf(degree, degree < ranked ? 0 : ranks.of(title), segment.demands[title] as number);
  }
  return groups;
}

/** What titles of equal groups are sorted by: by relevance their ranks, the highest first. */
function keysOf({ segment, titles }: FoundTitles, { search, order, lexemeOf, places }: Sorting): Float64Array {
  const keys = new Float64Array(titles.length);
  const ranks = new TitleRanks(segment, search, lexemeOf);
  const column = keyColumn(segment, search, order, places) ?? ((title: number) => -ranks.of(title));
  for (let place = 0; place < titles.length; place += 1) keys[place] = column(titles[place] as number);
  return keys;
}

function joined(hits: readonly SortedBy[]): SortedBy {
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

const farthest = closenessDegrees.indexOf('anywhere');
const ranked = closenessDegrees.indexOf(firstRanked);
const demands = 32;
const ranks = 64;

/** The group of a title in the order by relevance: by closeness, from `firstRanked` on also by rank in steps, then by demand. */
const groupOf = (degree: number, rank: number, demand: number): number =>
  (degree * ranks + ranks - 1 - (degree < ranked ? 0 : Math.floor(rank * rankSteps))) * demands + demands - 1 - demand;

/** The closeness of titles of a group. */
const closenessOfGroup = (group: number): number => Math.floor(group / (ranks * demands));

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

/** The places of the first titles, at most so many. */
function firstPlaces({ codes, groups, keys }: SortedBy, limit: number, isLatestCodeFirst: boolean): Uint32Array {
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
