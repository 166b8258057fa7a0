import { hoursOnText, type Language } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { shortDate, useToday } from '../../shared/dates';
import { useListOpeningHoursQuery } from './site.api';

/** The hours of a library on a later day (ISO), such as the last one for a hold; nothing where they are not known. */
export function OpenOn({ library, day }: { library: string; day: string | null }) {
  const { t, i18n } = useTranslation('site');
  const today = useToday();
  const hours = useListOpeningHoursQuery().currentData?.find(({ desc_biblioteca }) => desc_biblioteca === library);
  // Of today `OpenNow` says it.
  if (!hours || day === null || day <= today) return null;
  const text = hoursOnText(hours, day, i18n.language as Language);
  return text === '' ? null : <span>{t('hoursOn', { date: shortDate(day, i18n.language), hours: text })}</span>;
}
