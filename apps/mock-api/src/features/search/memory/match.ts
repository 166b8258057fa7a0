import type { Filter } from '../searchFilters';
import type { Condition, Search } from '../searchTree';
import { accessible, noYear, online, type Segment } from './segment';
import { TitleSet } from './titleSet';
import { columnWeights, wordGroups, type LexemeOf } from './wordGroups';
import { wordSet } from './wordSet';

/** What only PostgreSQL knows: it is asked for the titles. */
export type DelegatedCondition = Condition & { is: 'field' | 'heading' };
type SimpleCondition = Exclude<Condition, { of: unknown }>;
export type NearCondition = Condition & { is: 'near' };
export type DelegatedFilter = Filter & { is: 'course' | 'area' | 'planned' | 'option' };
export type Delegated = DelegatedCondition | DelegatedFilter;

/** What a search needs besides the index. */
export interface Answers {
  lexemeOf: LexemeOf;
  /** cod_acervo of the titles for which each is true. */
  codesOf: ReadonlyMap<Delegated, Int32Array>;
  /** The titles of a segment with words near each other, which take long to find. */
  nearIn: ReadonlyMap<Segment, ReadonlyMap<NearCondition, TitleSet>>;
}

const whole = (isTrue: boolean): Condition => ({ is: isTrue ? 'all' : 'none' });

/** The same condition without parts that are the same for every title, so that PostgreSQL is not asked in vain. */
export function simplified(condition: Condition, similar: Search['similar'], lexemeOf: LexemeOf): Condition {
  const of = (part: Condition) => simplified(part, similar, lexemeOf);
  switch (condition.is) {
    case 'and':
    case 'or': {
      const [one, other] = [of(condition.of[0]), of(condition.of[1])];
      const [decides, changesNothing] = condition.is === 'and' ? ['none', 'all'] : ['all', 'none'];
      if (one.is === decides || other.is === changesNothing) return one;
      if (other.is === decides || one.is === changesNothing) return other;
      return { is: condition.is, of: [one, other] };
    }
    case 'not': {
      const part = of(condition.of);
      return part.is === 'all' || part.is === 'none' ? whole(part.is === 'none') : { is: 'not', of: part };
    }
    case 'stopWords':
      return whole(wordGroups(condition.row, condition.withSimilar ? similar : new Map(), lexemeOf).length === 0);
    default:
      return condition;
  }
}

/** The parts of a condition that are not made of others. */
export function simpleConditions(condition: Condition): SimpleCondition[] {
  switch (condition.is) {
    case 'and':
    case 'or':
      return condition.of.flatMap(simpleConditions);
    case 'not':
      return simpleConditions(condition.of);
    default:
      return [condition];
  }
}

const byPostgres: ReadonlySet<string> = new Set<Delegated['is']>(['field', 'heading']);
export const isDelegatedCondition = (asked: Delegated | SimpleCondition): asked is DelegatedCondition =>
  byPostgres.has(asked.is);
export const isNear = (condition: Condition): condition is NearCondition => condition.is === 'near';

export const isDelegated = (filter: Filter): filter is DelegatedFilter =>
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
    if (isDelegated(filter)) found.intersect(codeSet(segment, answers.codesOf.get(filter)));
    else found.keep(filterTest(segment, filter));
  return found;
}

function conditionSet(segment: Segment, condition: Condition, similar: Search['similar'], answers: Answers): TitleSet {
  const of = (part: Condition) => conditionSet(segment, part, similar, answers);
  switch (condition.is) {
    case 'all':
      return TitleSet.all(segment.size);
    case 'none':
      return new TitleSet(segment.size);
    case 'and':
      return of(condition.of[0]).intersect(of(condition.of[1]));
    case 'or':
      return of(condition.of[0]).unite(of(condition.of[1]));
    case 'not':
      return of(condition.of).complement();
    case 'words':
      return wordSet(
        segment,
        wordGroups(condition.row, similar, answers.lexemeOf),
        columnWeights[condition.row.column],
      );
    case 'near':
      return answers.nearIn.get(segment)?.get(condition)?.copy() ?? new TitleSet(segment.size);
    case 'stopWords':
      throw new Error('A condition is simplified before titles are matched.');
    default:
      return codeSet(segment, answers.codesOf.get(condition));
  }
}

/** The title with a code, or -1. */
export function titleOf({ codes, size }: Segment, code: number): number {
  let [low, high] = [0, size];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((codes[middle] as number) < code) low = middle + 1;
    else high = middle;
  }
  return low < size && (codes[low] as number) === code ? low : -1;
}

function codeSet(segment: Segment, codes: Iterable<number> = []): TitleSet {
  const set = new TitleSet(segment.size);
  for (const code of codes) {
    const title = titleOf(segment, code);
    if (title >= 0) set.add(title);
  }
  return set;
}

function filterTest(segment: Segment, filter: Exclude<Filter, DelegatedFilter>): (title: number) => boolean {
  switch (filter.is) {
    case 'none':
      return () => false;
    case 'workType':
      return (title) => filter.codes.includes(segment.workTypes[title] as number);
    case 'language': {
      const number = segment.languageNumbers.get(filter.code) ?? -2;
      return (title) => (segment.languages[title] as number) === number;
    }
    case 'online':
      return (title) => ((segment.flags[title] as number) & online) !== 0;
    case 'accessible':
      return (title) => ((segment.flags[title] as number) & accessible) !== 0;
    case 'published': {
      const { from = noYear + 1, to = Infinity } = filter;
      return (title) =>
        (segment.years[title] as number) >= from &&
        (segment.years[title] as number) <= to &&
        (segment.years[title] as number) !== noYear;
    }
    case 'acquired': {
      const [after, until] = [epoch(filter.after), epoch(filter.until)];
      return (title) => (segment.acquired[title] as number) > after && (segment.acquired[title] as number) <= until;
    }
    case 'copyIn':
      return (title) => hasCopyIn(segment, title, filter.libraries);
  }
}

function hasCopyIn({ libraries, libraryStarts }: Segment, title: number, wanted: readonly number[]): boolean {
  for (let place = libraryStarts[title] as number; place < (libraryStarts[title + 1] as number); place += 1)
    if (wanted.includes(libraries[place] as number)) return true;
  return false;
}
