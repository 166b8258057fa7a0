import type { LibraryHours } from '@catalogue/api-contract';
import { addDays, hourText, nextEntry, openState, weekdayOf } from '@catalogue/domain';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { dateFormat, shortDate, useLibraryTime } from '../../shared/dates';

/** The name of a weekday, 1 Monday … 7 Sunday. */
export const weekdayText = (weekday: number, language: string): string =>
  dateFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    // The fifth of January 1970 was a Monday.
    new Date(Date.UTC(1970, 0, 4 + weekday)),
  );

/** Whether a library is open now, as text: until when, or when it opens again; and its hours of today. */
export function useOpenState() {
  const { t, i18n } = useTranslation('site');
  const { date, time: hour } = useLibraryTime();
  const { language } = i18n;
  return useCallback(
    ({ horarios, feriados = [] }: Pick<LibraryHours, 'horarios' | 'feriados'>) => {
      const weekday = weekdayOf(date);
      const isHoliday = (inDays: number) => feriados.some(({ dia }) => dia === addDays(date, inDays));
      const state = openState(horarios, weekday, hour, isHoliday);
      const { isOpen, today, next } = state;
      const entry = nextEntry(state);
      const time = (text: string) => hourText(text, language);
      if (isOpen) return { isOpen, today, entry, text: t('openUntil', { time: time(today?.fecha ?? '') }) };
      if (!next) return { isOpen, today, entry, text: t('isClosed') };
      // A weekday alone would be taken for that of this week.
      if (next.inDays > 7)
        return {
          isOpen,
          today,
          entry,
          text: t('opensOnDate', {
            time: time(next.abre),
            day: shortDate(addDays(date, next.inDays), language),
          }),
        };
      const key = next.inDays === 0 ? 'opensToday' : next.inDays === 1 ? 'opensTomorrow' : 'opensOn';
      const day = weekdayText(((weekday - 1 + next.inDays) % 7) + 1, language);
      return { isOpen, today, entry, text: t(key, { time: time(next.abre), day }) };
    },
    [t, language, date, hour],
  );
}

export type OpenState = ReturnType<ReturnType<typeof useOpenState>>;
