import { dueState } from '../loans/dueDate';

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
  /** Number of units with a deviation in force today. */
  away?: number | undefined;
}

/** One part of the sentence, by its text key; `count` is a number of books, holds or units, `amount` is in reais. */
type SummaryPart =
  | {
      key: 'late' | 'dueToday' | 'dueTomorrow' | 'dueSoon' | 'ready' | 'requested' | 'ending' | 'asked' | 'away';
      count: number;
    }
  | { key: 'owed'; amount: number; growth: number };

/**
 * The parts of the first sentence of the personal area, the most urgent first: only the nearest due loans, then holds,
 * requests, debts, topics, questions and deviations. Empty: everything is in order. Null: not enough is loaded yet.
 */
export function summaryOf(
  { due, ready, requested, owed, growth = 0, ending, asked, away }: Situation,
  today: string,
): SummaryPart[] | null {
  const parts: SummaryPart[] = [];
  const states = (due ?? []).map((date) => dueState(date, today));
  const nearest = (['late', 'dueToday', 'dueTomorrow'] as const).find((key) =>
    states.some(({ state }) => state === key),
  );
  if (nearest) parts.push({ key: nearest, count: states.filter(({ state }) => state === nearest).length });
  else if (states.some(({ soon }) => soon))
    parts.push({ key: 'dueSoon', count: states.filter(({ soon }) => soon).length });
  if (ready) parts.push({ key: 'ready', count: ready });
  if (requested) parts.push({ key: 'requested', count: requested });
  if (owed) parts.push({ key: 'owed', amount: owed, growth });
  if (ending) parts.push({ key: 'ending', count: ending });
  if (asked) parts.push({ key: 'asked', count: asked });
  if (away) parts.push({ key: 'away', count: away });
  if (parts.length > 0) return parts;
  return [due, ready, requested, owed, ending, asked, away].includes(undefined) ? null : [];
}
