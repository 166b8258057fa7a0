import { addDays } from './dates';

/** A period of a list: two ISO dates, '' for a missing one. */
export interface Period {
  dataIni: string;
  dataFim: string;
}

/** A validation error of a period; also its text key (D1 §5). */
export type PeriodFlaw = 'dataIni_obrigatoria' | 'dataFim_obrigatoria' | 'data_depois_do_limite' | 'datas_invertidas';

/** Both dates are required, the start is not after the end, and neither is after `latest`, if given (D1 §5). */
export function periodFlaw({ dataIni, dataFim }: Period, latest?: string): PeriodFlaw | null {
  if (dataIni === '') return 'dataIni_obrigatoria';
  if (dataFim === '') return 'dataFim_obrigatoria';
  if (dataIni > dataFim) return 'datas_invertidas';
  return latest !== undefined && dataFim > latest ? 'data_depois_do_limite' : null;
}

/** The period of `days` days that ends on `today` (ISO). */
export const periodUntil = (today: string, days: number): Period => ({
  dataIni: addDays(today, -days),
  dataFim: today,
});

/** The month that ends on `today` (ISO): from the same day of the previous month, or from its last day (D1 §9). */
export function monthUntil(today: string): Period {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month - 1, 0)).getUTCDate();
  const start = new Date(Date.UTC(year, month - 2, Math.min(day, lastDay)));
  return { dataIni: start.toISOString().slice(0, 10), dataFim: today };
}
