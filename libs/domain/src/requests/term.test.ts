import { addWorkingDays } from './term';

// 13 March 2026 is a Friday.
test.each([
  ['2026-03-13', 0, '2026-03-13'],
  ['2026-03-13', 1, '2026-03-16'],
  ['2026-03-14', 1, '2026-03-16'],
  ['2026-03-10', 5, '2026-03-17'],
  ['2026-03-10', 10, '2026-03-24'],
])('from %s, %s working days later is %s', (day, days, end) => expect(addWorkingDays(day, days)).toBe(end));
