import { controlValue, type MarcRecord } from './record';

// 008 has two figures for the year, and nothing was catalogued in MARC before.
const FIRST_YEAR = 1966;

/**
 * The ISO date on which the record was entered, of 008/00-05 (`yymmdd`): in this century unless that lies after `today` (ISO).
 * Null when there is no such day between the beginnings of MARC and today. Source: MARC 21 Bibliographic, 008.
 */
export const dateEntered = (record: MarcRecord, today: string): string | null => {
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)/.exec(controlValue(record, '008') ?? '') ?? [];
  const dates = ['20', '19'].map((century) => `${century}${year}-${month}-${day}`);
  return dates.find((date) => isDay(date) && date <= today && Number(date.slice(0, 4)) >= FIRST_YEAR) ?? null;
};

// A day that no month has becomes one of the next month.
const isDay = (date: string): boolean => {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
};
