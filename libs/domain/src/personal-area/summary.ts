import { dueState } from '../loans/dueDate';

/** What is known of a patron; what is not known (yet) is left out. */
export interface Situation {
  /** Due dates (`DD/MM/YYYY`) of what is with the patron. */
  due?: readonly string[];
  /** How many holds wait at the desk. */
  ready?: number;
  /** Reais. */
  owed?: number;
  /** From how many units the patron is away today. */
  away?: number;
}

/** One thing that is to be said, with the key of its text; `count` books or holds, or reais. */
type SummaryPart =
  | { key: 'late' | 'dueToday' | 'dueTomorrow' | 'dueSoon' | 'ready' | 'away'; count: number }
  | { key: 'owed'; amount: number };

/**
 * What the first sentence of the personal area says, the most urgent first: of the loans only what is nearest, then the holds, the
 * debts and the deviations. An empty list: everything is in order. Null: not enough is known to say so.
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
