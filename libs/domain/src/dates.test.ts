import { addMonths, isCivilDate } from './dates';

test.each([
  ['2026-05-31', -3, '2026-02-28'],
  ['2024-05-31', -3, '2024-02-29'],
  ['2026-01-15', -3, '2025-10-15'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2026-12-31', 0, '2026-12-31'],
])('%s and %i months are %s', (date, months, then) => {
  expect(addMonths(date, months)).toBe(then);
});

test.each([
  ['2026-02-28', true],
  ['2024-02-29', true],
  ['2026-02-30', false],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-2-1', false],
  ['', false],
])('%s is a day: %s', (text, isDay) => {
  expect(isCivilDate(text)).toBe(isDay);
});
