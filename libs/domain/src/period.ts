import { addDays } from './dates';

/** A period of a list: two ISO dates, '' for one that is not given yet. */
export interface Period {
  dataIni: string;
  dataFim: string;
}

/** What is wrong with a period; also the text key that says so (D1 §5). */
export type PeriodFlaw = 'dataIni_obrigatoria' | 'dataFim_obrigatoria' | 'data_depois_do_limite' | 'datas_invertidas';

/** Both dates are required, the start is not after the end, and neither lies after `latest`, where there is such a bound (D1 §5). */
export function periodFlaw({ dataIni, dataFim }: Period, latest?: string): PeriodFlaw | null {
  if (dataIni === '') return 'dataIni_obrigatoria';
  if (dataFim === '') return 'dataFim_obrigatoria';
  if (dataIni > dataFim) return 'datas_invertidas';
  return latest !== undefined && dataFim > latest ? 'data_depois_do_limite' : null;
}

/** The period of so many days that ends on `today` (ISO). */
export const periodUntil = (today: string, days: number): Period => ({
  dataIni: addDays(today, -days),
  dataFim: today,
});

/** The period of a month that ends on `today` (ISO): from the same day of the month before, or from its last one (D1 §9). */
export function monthUntil(today: string): Period {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month - 1, 0)).getUTCDate();
  const start = new Date(Date.UTC(year, month - 2, Math.min(day, lastDay)));
  return { dataIni: start.toISOString().slice(0, 10), dataFim: today };
}
