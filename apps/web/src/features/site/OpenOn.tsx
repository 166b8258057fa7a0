import { hoursOn, hoursOnText, type Language } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { shortDate, useLibraryTime } from '../../shared/dates';
import { useListOpeningHoursQuery } from './site.api';

/**
 * The hours of a library on the last day (ISO) for a hold; on that day itself, that the library has closed and what to do.
 * Nothing where its hours are not known.
 */
export function OpenOn({ library, day }: { library: string; day: string | null }) {
  const { t, i18n } = useTranslation('site');
  const { date: today, time } = useLibraryTime();
  const hours = useListOpeningHoursQuery().currentData?.find(({ desc_biblioteca }) => desc_biblioteca === library);
  if (!hours || day === null || day < today) return null;
  if (day === today) {
    const last = hoursOn(hours, today);
    // While it is open, or opens again today, `OpenNow` says it.
    return last && time >= last.fecha ? <span className="strong">{t('holdClosed')}</span> : null;
  }
  const text = hoursOnText(hours, day, i18n.language as Language);
  return text === '' ? null : <span>{t('hoursOn', { date: shortDate(day, i18n.language), hours: text })}</span>;
}
