import type { PrismaClient } from '@catalogue/database/generated/client';
import { filtersOf } from '../searchFilters';
import { rowsCondition, type Search } from '../searchTree';
import type { State } from './indexState';
import {
  isDelegated,
  isDelegatedCondition,
  isNear,
  matches,
  simpleConditions,
  simplified,
  type Answers,
} from './match';
import { nearSets } from './near';
import type { Segment } from './segment';
import { findCodes } from './titles.store';
import type { TitleSet } from './titleSet';
import type { LexemeOf } from './wordGroups';

/** The titles of each segment that a search finds, and what was to be known for it. */
export async function foundTitles(
  db: PrismaClient,
  state: State,
  search: Search,
  lexemeOf: LexemeOf,
): Promise<{ answers: Answers; sets: [Segment, TitleSet][] }> {
  const { similar } = search;
  const condition = simplified(rowsCondition(search), similar, lexemeOf);
  const filters = filtersOf(search);
  const conditions = simpleConditions(condition);
  const asked = [...conditions.filter(isDelegatedCondition), ...filters.filter(isDelegated)];
  const answers: Answers = {
    lexemeOf,
    codesOf: asked.length > 0 ? await findCodes(db, asked) : new Map(),
    nearIn: await nearSets([state.base, state.recent], conditions.filter(isNear), similar, lexemeOf),
  };
  const of = (segment: Segment) => matches(segment, condition, filters, similar, answers);
  const base = of(state.base).subtract(state.outdated);
  const sets: [Segment, TitleSet][] = [[state.base, base]];
  if (state.recent.size > 0) sets.push([state.recent, of(state.recent)]);
  return { answers, sets };
}
