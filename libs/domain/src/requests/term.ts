import { addDays } from '../dates';
import { weekdayOf } from '../site/openingHours';

const friday = 5;

/** The day (ISO) so many working days, Monday to Friday, after `day`. */
export function addWorkingDays(day: string, days: number): string {
  let end = day;
  for (let left = days; left > 0;) {
    end = addDays(end, 1);
    if (weekdayOf(end) <= friday) left -= 1;
  }
  return end;
}
