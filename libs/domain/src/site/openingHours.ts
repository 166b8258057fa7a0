import { addDays, dateOf } from '../dates';
import type { Language } from '../language';

/** A weekday's hours, 1 Monday … 7 Sunday (D1 §9), `HH:MM`; null when the library is closed. */
export interface OpeningDay {
  dia_semana: number;
  abre: string | null;
  fecha: string | null;
}

/** When a library is open: its week, and the days on which it is closed all the same. */
export interface LibraryWeek {
  horarios: readonly OpeningDay[];
  feriados?: readonly { dia: string }[] | undefined;
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

/** `7h30`, as hours are written in Portuguese; in other languages `7:30`. */
export function hourText(time: string, language: string): string {
  const [hour = '', minute = ''] = time.split(':');
  if (language !== 'pt') return `${Number(hour)}:${minute}`;
  return minute === '00' ? `${Number(hour)}h` : `${Number(hour)}h${minute}`;
}

const dayWords: Record<Language, { open: (from: string, to: string) => string; closed: string }> = {
  pt: { open: (from, to) => `aberta das ${from} às ${to}`, closed: 'fechada neste dia' },
  en: { open: (from, to) => `open ${from} to ${to}`, closed: 'closed on that day' },
  es: { open: (from, to) => `abierta de ${from} a ${to}`, closed: 'cerrada ese día' },
};

/** The hours of an ISO date: null on a closed day, undefined if they are not known. */
export function hoursOn(
  { horarios, feriados = [] }: LibraryWeek,
  date: string,
): { abre: string; fecha: string } | null | undefined {
  const day = horarios.find(({ dia_semana }) => dia_semana === weekdayOf(date));
  if (!day) return undefined;
  const isHoliday = feriados.some(({ dia }) => dia === date);
  return day.abre && day.fecha && !isHoliday ? { abre: day.abre, fecha: day.fecha } : null;
}

/** The hours of a library on an ISO date ("aberta das 7h30 às 22h"); empty if they are not known. */
export function hoursOnText(week: LibraryWeek, date: string, language: Language): string {
  const hours = hoursOn(week, date);
  if (hours === undefined) return '';
  return hours ? openHoursText(hours, language) : dayWords[language].closed;
}

/** The hours of an open day as text: "aberta das 7h30 às 22h". */
export const openHoursText = ({ abre, fecha }: { abre: string; fecha: string }, language: Language): string =>
  dayWords[language].open(hourText(abre, language), hourText(fecha, language));

// Longer than any row of holidays.
const daysAhead = 31;

/** The first open day (ISO) of a library from `date` on; `date` itself where no day is known to be open. */
export const openDayFrom = (week: LibraryWeek, date: string): string => openDay(week, date, 1) ?? date;

/** The last open day (ISO) of a library before `date`, if it is closed on that; otherwise null. */
export function openDayBefore(week: LibraryWeek, date: string): string | null {
  const day = openDay(week, date, -1);
  return day === date ? null : day;
}

function openDay(week: LibraryWeek, date: string, step: 1 | -1): string | null {
  for (let away = 0; away <= daysAhead; away += 1) {
    const day = addDays(date, away * step);
    if (hoursOn(week, day) !== null) return day;
  }
  return null;
}

/**
 * Whether a library is open on a weekday at `HH:MM`; if not, when it opens next.
 * @param isHoliday whether it is closed on the day that is so many days from today
 */
export function openState(
  hours: readonly OpeningDay[],
  weekday: number,
  time: string,
  isHoliday: (inDays: number) => boolean = () => false,
): OpenState {
  const hoursIn = (inDays: number) => {
    if (isHoliday(inDays)) return null;
    const day = hours.find(({ dia_semana }) => dia_semana === ((weekday - 1 + inDays) % daysOfWeek) + 1);
    return day?.abre && day.fecha ? { abre: day.abre, fecha: day.fecha } : null;
  };
  const today = hoursIn(0);
  const isOpen = today !== null && today.abre <= time && time < today.fecha;
  if (isOpen) return { isOpen, today, next: null };
  for (let inDays = 0; inDays <= daysAhead; inDays += 1) {
    const day = hoursIn(inDays);
    if (day && (inDays > 0 || time < day.abre)) return { isOpen, today, next: { inDays, abre: day.abre } };
  }
  return { isOpen, today, next: null };
}
