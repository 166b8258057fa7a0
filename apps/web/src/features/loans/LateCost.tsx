import type { PendingTitle } from '@catalogue/api-contract';
import { daysBetween, dueState, fineOn, isoFromBrazilian, reaisInText } from '@catalogue/domain';
import { shortDate, useToday } from '../../shared/dates';
import { useOwnTranslation } from '../../shared/useOwnTranslation';
import { useFinePerDay } from '../site/public';

/** What a late loan costs: days, the sum so far, and per day; of one that is due soon, per day after that. Else nothing. */
export function LateCost({ due }: { due: string }) {
  const { t, i18n } = useOwnTranslation('loans');
  const today = useToday();
  const perDay = useFinePerDay();
  const day = isoFromBrazilian(due);
  const late = daysBetween(day, today);
  const daily = reaisInText(perDay);
  if (late > 0) {
    const owed = reaisInText(fineOn(day, today, perDay));
    return <p className="text-sm">{t('lateCost', { count: late, owed, daily })}</p>;
  }
  if (!dueState(due, today).soon || perDay === 0) return null;
  return <p className="text-sm muted">{t('dueCost', { date: shortDate(due, i18n.language), daily })}</p>;
}

/** What all late loans cost by now, and by how much that grows each day. Nothing while none is late. */
export function LateSum({ titles }: { titles: readonly PendingTitle[] }) {
  const { t } = useOwnTranslation('loans');
  const today = useToday();
  const perDay = useFinePerDay();
  const late = titles
    .map(({ dataDevolucaoPrevista }) => isoFromBrazilian(dataDevolucaoPrevista))
    .filter((day) => day < today);
  if (late.length === 0) return null;
  const owed = reaisInText(late.reduce((sum, day) => sum + fineOn(day, today, perDay), 0));
  return <p className="mt-3">{t('lateSum', { count: late.length, owed, daily: reaisInText(perDay * late.length) })}</p>;
}
