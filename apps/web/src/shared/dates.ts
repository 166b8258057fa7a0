import { dateOf, isoFromBrazilian } from '@catalogue/domain';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { ServerClock } from './serverClock';
import type { Settings } from './settings';

const formats = new Map<string, Intl.DateTimeFormat>();

/** `Intl.DateTimeFormat`, made once for the same arguments: making one costs more than the rest of a row of a list. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, options);
  formats.set(key, format);
  return format;
}

/**
 * Now by the server's clock, as text. For the first render in the browser it is the time with which the server rendered
 * the page, so that both are the same.
 */
function useNow(textOf: (moment: number, timeZone: string | undefined) => string): string {
  const timeZone = useTimeZone();
  const ahead = useSelector((state: { serverClock: ServerClock }) => state.serverClock);
  const renderedAt = useSelector((state: { renderedAt: number }) => state.renderedAt);
  return useSyncExternalStore(
    unchanging,
    () => textOf(Date.now() + ahead, timeZone),
    () => textOf(renderedAt, timeZone),
  );
}
const unchanging = () => () => undefined;

/** The library's civil date, `YYYY-MM-DD`, by the server's clock: the server applies its rules by the same day. */
export const useToday = (): string => useNow(dayOf);

/** Now in the library, by the server's clock: its civil date and `HH:MM`. */
export const useLibraryTime = (): { date: string; time: string } => ({ date: useToday(), time: useNow(timeOfDay) });

/** Now by the server's clock, in ms, updated every second: for countdowns. */
export function useServerNow(): number {
  const ahead = useSelector((state: { serverClock: ServerClock }) => state.serverClock);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now + ahead;
}

/** The library's time zone, used for moments of its calendar. */
export const useTimeZone = (): string | undefined =>
  useSelector((state: { settings: Settings | null }) => state.settings?.time_zone);

const timeOfDay = (moment: number, timeZone: string | undefined) =>
  dateFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(moment);

/** `24 nov`, `1º dez`, as lines show a date (LOOK §7); in English `24 Nov`. Takes `YYYY-MM-DD` or `DD/MM/YYYY`. */
export function shortDate(date: string, language: string): string {
  const iso = date.includes('/') ? isoFromBrazilian(date) : date;
  const format = dateFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const parts = format.formatToParts(dateOf(iso));
  const part = (type: 'day' | 'month') => parts.find((candidate) => candidate.type === type)?.value ?? '';
  const day = language === 'pt' && part('day') === '1' ? '1º' : part('day');
  return `${day} ${part('month').replace('.', '')}`;
}

/** The library's civil date at a moment, `YYYY-MM-DD`. */
export const dayOf = (moment: string | number, timeZone: string | undefined): string =>
  dateFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(new Date(moment));

/**
 * British English for `en`: the day before the month and 24 hours, as in the other languages. A mixed format would be
 * misread.
 */
export const dateLocale = (language: string): string => (language === 'en' ? 'en-GB' : language);

/** A moment of the browser's clock by the library's: `HH:MM`, and the date as in `shortDate` unless it is today's. */
export function useMoment(moment: number): { date?: string; time: string } {
  const { i18n } = useTranslation();
  const timeZone = useTimeZone();
  const ahead = useSelector((state: { serverClock: ServerClock }) => state.serverClock);
  const today = useToday();
  const day = dayOf(moment + ahead, timeZone);
  const time = timeOfDay(moment + ahead, timeZone);
  return day === today ? { time } : { date: shortDate(day, i18n.language), time };
}

/**
 * `24/11/2026`, as tables and records show a date (LOOK §7); in English `24 Nov 2026`, which is unambiguous. Takes
 * `YYYY-MM-DD`, or a date and time.
 */
export function longDate(date: string, language: string): string {
  const iso = date.slice(0, 10);
  if (language === 'en') return `${shortDate(iso, language)} ${iso.slice(0, 4)}`;
  const format = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const;
  return dateFormat(language, format).format(dateOf(iso));
}

/** `24 de novembro de 2026`, as a declaration writes a date. Takes `YYYY-MM-DD`. */
export const dateInWords = (date: string, language: string): string =>
  dateFormat(dateLocale(language), { dateStyle: 'long', timeZone: 'UTC' }).format(dateOf(date));

/** `longDate` by the library's day, so that an instant late in the evening is not shown as the next day. */
export function useTableDate(): (date: string) => string {
  const { i18n } = useTranslation();
  const timeZone = useTimeZone();
  return (date) => longDate(date.length === 10 ? date : dayOf(date, timeZone), i18n.language);
}
