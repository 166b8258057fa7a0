import { dueState } from '../loans/dueDate';
import { totalOwed } from '../loans/fine';
import { isInDeviation } from '../person/deviation';
import { toDoOf, type Belongings, type ToDo } from './toDo';

/** The loaded data of a patron; data not loaded yet is left out. */
export interface Situation {
  /** Due dates (`DD/MM/YYYY`) of the patron's loans. */
  due?: readonly string[] | undefined;
  /** Number of holds ready at the desk. */
  ready?: number | undefined;
  /** Number of requests whose result is ready. */
  requested?: number | undefined;
  /** Reais. */
  owed?: number | undefined;
  /** Reais by which that grows each day. */
  growth?: number | undefined;
  /** Number of followed topics that end soon. */
  ending?: number | undefined;
  /** Number of questions of the library that wait for an answer. */
  asked?: number | undefined;
  /** Number of declarations that end soon. */
  declared?: number | undefined;
  /** 1 if the library has blocked the patron. */
  blocked?: number | undefined;
  /** Number of units with a deviation in force today. */
  away?: number | undefined;
}

/** The patron's situation on `today` (ISO), from the list of what to do: the greeting and the list never disagree. */
export function situationOf(
  own: Belongings,
  deviations: readonly Parameters<typeof isInDeviation>[0][] | undefined,
  today: string,
): Situation {
  const items = toDoOf(own, today);
  const count = (...kinds: ToDo['kind'][]) => items.filter(({ kind }) => kinds.includes(kind)).length;
  return {
    due: own.loans?.map(({ dataDevolucaoPrevista }) => dataDevolucaoPrevista),
    ready: own.holds && count('hold'),
    requested: own.loanRequests && own.requests && count('loanRequest', 'request'),
    owed: own.debts && totalOwed(own.debts),
    growth: items.filter(({ late }) => late > 0).length * own.perDay,
    ending: own.topics && count('topic', 'serial', 'workType'),
    asked: own.pendingEmail === undefined ? undefined : count('email'),
    declared: own.declarations && count('declaration'),
    blocked: own.personBlock === undefined ? undefined : count('blocked'),
    away: deviations?.filter((deviation) => isInDeviation(deviation, today)).length,
  };
}

/** One part of the sentence, by its text key; `count` is a number of books, holds or units, `amount` is in reais. */
type SummaryPart =
  | {
      key:
        | 'late'
        | 'dueToday'
        | 'dueTomorrow'
        | 'dueSoon'
        | 'ready'
        | 'requested'
        | 'ending'
        | 'asked'
        | 'declared'
        | 'blocked'
        | 'away';
      count: number;
    }
  | { key: 'owed'; amount: number; growth: number };

/**
 * The parts of the first sentence of the personal area, the most urgent first: late loans and those due today or tomorrow,
 * else those due soon, then holds, requests, debts, topics, questions, declarations, a block and deviations. Empty: everything is in order. Null: not enough is loaded yet.
 */
export function summaryOf(
  { due, ready, requested, owed, growth = 0, ending, asked, declared, blocked, away }: Situation,
  today: string,
): SummaryPart[] | null {
  const parts: SummaryPart[] = [];
  const states = (due ?? []).map((date) => dueState(date, today));
  const inState = (key: (typeof states)[number]['state']) => states.filter(({ state }) => state === key).length;
  if (inState('late')) parts.push({ key: 'late', count: inState('late') });
  // Also beside those that are late: these can still be saved from a fine.
  const nearest = (['dueToday', 'dueTomorrow'] as const).find(inState);
  const soon = states.filter((one) => one.soon).length;
  if (nearest) parts.push({ key: nearest, count: inState(nearest) });
  else if (parts.length === 0 && soon) parts.push({ key: 'dueSoon', count: soon });
  if (ready) parts.push({ key: 'ready', count: ready });
  if (requested) parts.push({ key: 'requested', count: requested });
  if (owed) parts.push({ key: 'owed', amount: owed, growth });
  if (ending) parts.push({ key: 'ending', count: ending });
  if (asked) parts.push({ key: 'asked', count: asked });
  if (declared) parts.push({ key: 'declared', count: declared });
  if (blocked) parts.push({ key: 'blocked', count: blocked });
  if (away) parts.push({ key: 'away', count: away });
  if (parts.length > 0) return parts;
  return [due, ready, requested, owed, ending, asked, declared, blocked, away].includes(undefined) ? null : [];
}
