import { daysBetween, fineOn, isoFromBrazilian, reaisInText } from '@catalogue/domain';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../shared/dates';
import { useFinePerDay } from '../site/public';

/** What a late loan costs: days, the sum so far, and per day. Nothing for a loan that is not late. */
export function LateCost({ due }: { due: string }) {
  const { t } = useTranslation('loans');
  const today = useToday();
  const perDay = useFinePerDay();
  const day = isoFromBrazilian(due);
  const late = daysBetween(day, today);
  if (late <= 0) return null;
  const cost = { owed: reaisInText(fineOn(day, today, perDay)), daily: reaisInText(perDay) };
  return <p className="text-sm">{t('lateCost', { count: late, ...cost })}</p>;
}
