import type { Filter } from '../searchFilters';
import type { SearchRow } from '../searchRows';
import type { Condition, Search } from '../searchTree';
import { at } from './columns';
import { accessible, noYear, online, type Segment } from './segment';
import { TitleSet } from './titleSet';
import { columnWeights, wordGroups, type LexemeOf } from './words';

/** What only PostgreSQL knows: it is asked for the titles. */
export type AskedCondition = Condition & { is: 'field' | 'near' | 'heading' };
export type AskedFilter = Filter & { is: 'course' | 'area' | 'planned' | 'option' };
export type Asked = AskedCondition | AskedFilter;

/** What a search needs besides the index. */
export interface Answers {
  lexemeOf: LexemeOf;
  /** cod_acervo of the titles for which each is true. */
  codesOf: ReadonlyMap<Asked, Int32Array>;
}

/** The conditions that PostgreSQL must be asked for. */
export function askedConditions(condition: Condition): AskedCondition[] {
  switch (condition.is) {
    case 'field':
    case 'near':
    case 'heading':
      return [condition];
    case 'and':
    case 'or':
      return condition.of.flatMap(askedConditions);
    case 'not':
      return askedConditions(condition.of);
    default:
      return [];
  }
}

const byPostgres: ReadonlySet<string> = new Set<Asked['is']>(['field', 'near', 'heading']);
export const isAskedCondition = (asked: Asked): asked is AskedCondition => byPostgres.has(asked.is);

export const isAsked = (filter: Filter): filter is AskedFilter =>
  filter.is === 'course' || filter.is === 'area' || filter.is === 'planned' || filter.is === 'option';

const epoch = (date: string): number => Date.parse(date) / 86_400_000;

/** The titles of a segment that a search finds. */
export function matches(
  segment: Segment,
  condition: Condition,
  filters: readonly Filter[],
  similar: Search['similar'],
  answers: Answers,
): TitleSet {
  const found = conditionSet(segment, condition, similar, answers);
  for (const filter of filters)
    if (isAsked(filter)) found.intersect(codeSet(segment, answers.codesOf.get(filter)));
    else found.keep(filterTest(segment, filter));
  return found;
}

function conditionSet(segment: Segment, condition: Condition, similar: Search['similar'], answers: Answers): TitleSet {
  const whole = (isTrue: boolean) => (isTrue ? TitleSet.all(segment.size) : new TitleSet(segment.size));
  const of = (part: Condition) => conditionSet(segment, part, similar, answers);
  switch (condition.is) {
    case 'all':
    case 'none':
      return whole(condition.is === 'all');
    case 'and':
      return of(condition.of[0]).intersect(of(condition.of[1]));
    case 'or':
      return of(condition.of[0]).unite(of(condition.of[1]));
    case 'not':
      return of(condition.of).complement();
    case 'words':
      return wordSet(segment, condition.row, wordGroups(condition.row, similar, answers.lexemeOf));
    case 'stopWords': {
      const groups = wordGroups(condition.row, condition.withSimilar ? similar : new Map(), answers.lexemeOf);
      return whole(groups.length === 0);
    }
    default:
      return codeSet(segment, answers.codesOf.get(condition));
  }
}

function wordSet(segment: Segment, { column }: SearchRow, groups: readonly string[][]): TitleSet {
  const [first, ...others] = groups.map((lexemes) => {
    const set = new TitleSet(segment.size);
    for (const lexeme of new Set(lexemes)) addPostings(set, segment, lexeme, columnWeights[column]);
    return set;
  });
  return others.reduce((set, other) => set.intersect(other), first ?? new TitleSet(segment.size));
}

function addPostings(set: TitleSet, { lexemes, starts, titles, weights }: Segment, lexeme: string, wanted: number) {
  const number = lexemes.find(Buffer.from(lexeme));
  if (number === undefined) return;
  for (let posting = at(starts, number); posting < at(starts, number + 1); posting += 1)
    if ((at(weights, posting) & wanted) !== 0) set.add(at(titles, posting));
}

/** The title with a code, or -1. */
export function titleOf({ codes, size }: Segment, code: number): number {
  let [low, high] = [0, size];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (at(codes, middle) < code) low = middle + 1;
    else high = middle;
  }
  return low < size && at(codes, low) === code ? low : -1;
}

function codeSet(segment: Segment, codes: Iterable<number> = []): TitleSet {
  const set = new TitleSet(segment.size);
  for (const code of codes) {
    const title = titleOf(segment, code);
    if (title >= 0) set.add(title);
  }
  return set;
}

function filterTest(segment: Segment, filter: Exclude<Filter, AskedFilter>): (title: number) => boolean {
  switch (filter.is) {
    case 'none':
      return () => false;
    case 'workType':
      return (title) => filter.codes.includes(at(segment.workTypes, title));
    case 'language': {
      const number = segment.languageNumbers.get(filter.code) ?? -2;
      return (title) => at(segment.languages, title) === number;
    }
    case 'online':
      return (title) => (at(segment.flags, title) & online) !== 0;
    case 'accessible':
      return (title) => (at(segment.flags, title) & accessible) !== 0;
    case 'published': {
      const { from = noYear + 1, to = Infinity } = filter;
      return (title) =>
        at(segment.years, title) >= from && at(segment.years, title) <= to && at(segment.years, title) !== noYear;
    }
    case 'acquired': {
      const [after, until] = [epoch(filter.after), epoch(filter.until)];
      return (title) => at(segment.acquired, title) > after && at(segment.acquired, title) <= until;
    }
    case 'copyIn':
      return (title) => hasCopyIn(segment, title, filter.libraries);
  }
}

function hasCopyIn({ libraries, libraryStarts }: Segment, title: number, wanted: readonly number[]): boolean {
  for (let place = at(libraryStarts, title); place < at(libraryStarts, title + 1); place += 1)
    if (wanted.includes(at(libraries, place))) return true;
  return false;
}
