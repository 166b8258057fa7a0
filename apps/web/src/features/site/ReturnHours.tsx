import { isoFromBrazilian, openDayBefore } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { shortDate, useToday } from '../../shared/dates';
import { OpenNow } from './OpenNow';
import { useListOpeningHoursQuery } from './site.api';

/**
 * Of a library to which a book goes back by a day (`DD/MM/YYYY`): on that day, whether it is open now; before it, that it is
 * closed on that day, and by when the book goes back. Nothing on other days.
 */
export function ReturnHours({ library, due }: { library: string | null | undefined; due: string }) {
  const { t, i18n } = useTranslation('site');
  const today = useToday();
  const hours = useListOpeningHoursQuery().currentData?.find(({ desc_biblioteca }) => desc_biblioteca === library);
  if (!hours) return null;
  const day = isoFromBrazilian(due);
  if (day === today)
    return (
      <p className="text-sm">
        <OpenNow hours={hours} inline />
      </p>
    );
  const before = openDayBefore(hours, day);
  if (before === null || before < today) return null;
  const date = (iso: string) => shortDate(iso, i18n.language);
  return <p className="text-sm strong">{t('closedOn', { date: date(day), before: date(before) })}</p>;
}
