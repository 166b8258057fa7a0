import { PeriodFilter } from './PeriodFilter';

export const states = {
  'of a period': <PeriodFilter period={{ dataIni: '2026-10-01', dataFim: '2026-10-31' }} />,
  'without a period': <PeriodFilter period={{ dataIni: '', dataFim: '' }} />,
};
