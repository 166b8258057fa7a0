import { daysBetween, isoFromBrazilian } from '../dates';

type DueState = 'late' | 'dueToday' | 'dueTomorrow' | 'dueOn';

/** Days before its due date from which a loan is near (LOOK §6), and its renewal is the thing to do now (LOOK-2 §2). */
export const soonDays = 3;

/** How a due date (`DD/MM/YYYY`) is worded on `today` (ISO), and whether it is near. */
export function dueState(dataDevolucaoPrevista: string, today: string): { state: DueState; soon: boolean } {
  const days = daysBetween(today, isoFromBrazilian(dataDevolucaoPrevista));
  const state = days < 0 ? 'late' : days === 0 ? 'dueToday' : days === 1 ? 'dueTomorrow' : 'dueOn';
  return { state, soon: days >= 0 && days <= soonDays };
}
