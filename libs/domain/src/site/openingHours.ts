import { dateOf } from '../dates';

/** A weekday's hours, 1 Monday … 7 Sunday (D1 §9), `HH:MM`; null when the library is closed. */
export interface OpeningDay {
  dia_semana: number;
  abre: string | null;
  fecha: string | null;
}

/** How a library stands at a moment. */
interface OpenState {
  isOpen: boolean;
  /** Today's hours; null on a closed day. */
  today: { abre: string; fecha: string } | null;
  /** When it opens next, unless it is open: so many days from today, at `HH:MM`. */
  next: { inDays: number; abre: string } | null;
}

const daysOfWeek = 7;

/** 1 Monday … 7 Sunday, of an ISO date. */
export const weekdayOf = (date: string): number => dateOf(date).getUTCDay() || daysOfWeek;

/** Whether a library is open on a weekday at `HH:MM`, and else when it will be. */
export function openState(hours: readonly OpeningDay[], weekday: number, time: string): OpenState {
  const hoursIn = (inDays: number) => {
    const day = hours.find(({ dia_semana }) => dia_semana === ((weekday - 1 + inDays) % daysOfWeek) + 1);
    return day?.abre && day.fecha ? { abre: day.abre, fecha: day.fecha } : null;
  };
  const today = hoursIn(0);
  const isOpen = today !== null && today.abre <= time && time < today.fecha;
  if (isOpen) return { isOpen, today, next: null };
  for (let inDays = 0; inDays <= daysOfWeek; inDays += 1) {
    const day = hoursIn(inDays);
    if (day && (inDays > 0 || time < day.abre)) return { isOpen, today, next: { inDays, abre: day.abre } };
  }
  return { isOpen, today, next: null };
}
