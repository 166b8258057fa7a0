import { dateOf } from '../dates';

/** A weekday's hours, 1 Monday … 7 Sunday (D1 §9), `HH:MM`; null when the library is closed. */
export interface OpeningDay {
  dia_semana: number;
  abre: string | null;
  fecha: string | null;
}

/** Whether a library is open at a given time. */
interface OpenState {
  isOpen: boolean;
  /** Today's hours; null on a closed day. */
  today: { abre: string; fecha: string } | null;
  /** The next opening when it is closed: in how many days, at `HH:MM`. */
  next: { inDays: number; abre: string } | null;
}

const daysOfWeek = 7;

/** The weekday of an ISO date, 1 Monday … 7 Sunday. */
export const weekdayOf = (date: string): number => dateOf(date).getUTCDay() || daysOfWeek;

/** Whether a library is open on a weekday at `HH:MM`; if not, when it opens next. */
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
