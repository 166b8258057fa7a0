import { dateInWords, dateLocale, dayOf, longDate, shortDate } from './dates';

test.each([
  ['pt', '23 set', '23/09/2026', '23 de setembro de 2026', '14:05'],
  ['en', '23 Sep', '23 Sep 2026', '23 September 2026', '14:05'],
  ['es', '23 sept', '23/09/2026', '23 de septiembre de 2026', '14:05'],
])('a day is told one way throughout, the day first: %s', (language, inLine, inTable, inWords, hour) => {
  expect(shortDate('2026-09-23', language)).toBe(inLine);
  expect(shortDate('23/09/2026', language)).toBe(inLine);
  expect(longDate('2026-09-23', language)).toBe(inTable);
  expect(dateInWords('2026-09-23', language)).toBe(inWords);
  const time = { timeStyle: 'short', timeZone: 'UTC' } as const;
  expect(new Date('2026-09-23T14:05:00Z').toLocaleTimeString(dateLocale(language), time)).toBe(hour);
});

test('the first of a month is an ordinal in Portuguese alone', () => {
  expect(['pt', 'en', 'es'].map((language) => shortDate('2026-12-01', language))).toEqual(['1º dez', '1 Dec', '1 dic']);
});

test('a moment late in the evening is of the library’s day', () => {
  expect(dayOf('2026-09-24T01:30:00Z', 'America/Sao_Paulo')).toBe('2026-09-23');
});
