import { isCivilDate } from '../dates';
import { controlValue, type MarcRecord } from './record';

// 008 has a two-digit year; MARC cataloguing began in 1966.
const FIRST_YEAR = 1966;

/**
 * The ISO date on which the record was entered, from 008/00-05 (`yymmdd`): in this century unless that is after `today`
 * (ISO). Null when there is no such day between the start of MARC and today. Source: MARC 21 Bibliographic, 008.
 */
export const dateEntered = (record: MarcRecord, today: string): string | null => {
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)/.exec(controlValue(record, '008') ?? '') ?? [];
  const dates = ['20', '19'].map((century) => `${century}${year}-${month}-${day}`);
  return dates.find((date) => isCivilDate(date) && date <= today && Number(date.slice(0, 4)) >= FIRST_YEAR) ?? null;
};
