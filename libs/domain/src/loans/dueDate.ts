import { daysBetween, isoFromBrazilian } from '../dates';

type DueState = 'late' | 'dueToday' | 'dueTomorrow' | 'dueOn';

/** How a due date (`DD/MM/YYYY`) is worded on `today` (ISO), and whether it is near: within three days (LOOK §6). */
export function dueState(dataDevolucaoPrevista: string, today: string): { state: DueState; soon: boolean } {
  const days = daysBetween(today, isoFromBrazilian(dataDevolucaoPrevista));
  const state = days < 0 ? 'late' : days === 0 ? 'dueToday' : days === 1 ? 'dueTomorrow' : 'dueOn';
  return { state, soon: days >= 0 && days <= 3 };
}
