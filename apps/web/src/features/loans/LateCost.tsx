import { daysBetween, fineOn, finePerDay, isoFromBrazilian, reaisInText } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../shared/dates';

/** What a late loan costs: days, the sum so far, and per day. Nothing for a loan that is not late. */
export function LateCost({ due }: { due: string }) {
  const { t } = useTranslation('loans');
  const today = useToday();
  const day = isoFromBrazilian(due);
  const late = daysBetween(day, today);
  if (late <= 0) return null;
  const cost = { owed: reaisInText(fineOn(day, today)), daily: reaisInText(finePerDay) };
  return <p className="text-sm">{t('lateCost', { count: late, ...cost })}</p>;
}
