import { isoFromBrazilian, openDayBefore } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { shortDate, useToday } from '../../shared/dates';
import { useListOpeningHoursQuery } from './site.api';

/** That a library is closed on the day (`DD/MM/YYYY`) on which a book is due, and by when it goes back. Nothing on other days. */
export function ClosedOn({ library, due }: { library: string | null | undefined; due: string }) {
  const { t, i18n } = useTranslation('site');
  const today = useToday();
  const hours = useListOpeningHoursQuery().currentData?.find(({ desc_biblioteca }) => desc_biblioteca === library);
  const day = isoFromBrazilian(due);
  const before = hours ? openDayBefore(hours, day) : null;
  if (before === null || before < today) return null;
  const date = (iso: string) => shortDate(iso, i18n.language);
  return <p className="text-sm strong">{t('closedOn', { date: date(day), before: date(before) })}</p>;
}
