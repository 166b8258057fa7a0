import { isCivilDate, periodFlaw, periodUntil, type Period } from '@catalogue/domain';
import { useToday } from './dates';
import { useAddress } from './useAddress';

export const periodParameters = { dataIni: 'de', dataFim: 'ate' } as const;

const isDate = (text: string | null): text is string => text !== null && isCivilDate(text);

/** For a list that is unfiltered until a period is chosen. */
export const noPeriod: Period = { dataIni: '', dataFim: '' };

/**
 * The period in the address, as `?de=2026-01-01&ate=2026-02-01`. If there is no valid one: the given number of last
 * days, the given period, or the one computed for today.
 */
export function usePeriod(otherwise: number | Period | ((today: string) => Period)): Period {
  const [address] = useAddress();
  const today = useToday();
  const [dataIni, dataFim] = [address.get(periodParameters.dataIni), address.get(periodParameters.dataFim)];
  const period = isDate(dataIni) && isDate(dataFim) ? { dataIni, dataFim } : null;
  if (period && !periodFlaw(period, today)) return period;
  if (typeof otherwise === 'number') return periodUntil(today, otherwise);
  return typeof otherwise === 'function' ? otherwise(today) : otherwise;
}
