import { dueState } from '../loans/dueDate';

/** The loaded data of a patron; data not loaded yet is left out. */
export interface Situation {
  /** Due dates (`DD/MM/YYYY`) of the patron's loans. */
  due?: readonly string[];
  /** Number of holds ready at the desk. */
  ready?: number;
  /** Reais. */
  owed?: number;
  /** Number of units with a deviation in force today. */
  away?: number;
}

/** One part of the sentence, by its text key; `count` is a number of books, holds or units, `amount` is in reais. */
type SummaryPart =
  | { key: 'late' | 'dueToday' | 'dueTomorrow' | 'dueSoon' | 'ready' | 'away'; count: number }
  | { key: 'owed'; amount: number };

/**
 * The parts of the first sentence of the personal area, the most urgent first: only the nearest due loans, then holds,
 * debts and deviations. Empty: everything is in order. Null: not enough is loaded yet.
 */
export function summaryOf({ due, ready, owed, away }: Situation, today: string): SummaryPart[] | null {
  const parts: SummaryPart[] = [];
  const states = (due ?? []).map((date) => dueState(date, today));
  const nearest = (['late', 'dueToday', 'dueTomorrow'] as const).find((key) =>
    states.some(({ state }) => state === key),
  );
  if (nearest) parts.push({ key: nearest, count: states.filter(({ state }) => state === nearest).length });
  else if (states.some(({ soon }) => soon))
    parts.push({ key: 'dueSoon', count: states.filter(({ soon }) => soon).length });
  if (ready) parts.push({ key: 'ready', count: ready });
  if (owed) parts.push({ key: 'owed', amount: owed });
  if (away) parts.push({ key: 'away', count: away });
  if (parts.length > 0) return parts;
  return [due, ready, owed, away].includes(undefined) ? null : [];
}
