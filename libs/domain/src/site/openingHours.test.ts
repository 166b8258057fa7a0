import { hoursOnText, openDayBefore, openDayFrom, openState, weekdayOf, type OpeningDay } from './openingHours';

const week: OpeningDay[] = [
  ...[1, 2, 3, 4, 5].map((dia_semana) => ({ dia_semana, abre: '07:30', fecha: '22:00' })),
  { dia_semana: 6, abre: '08:00', fecha: '12:00' },
  { dia_semana: 7, abre: null, fecha: null },
];
const weekdays = { abre: '07:30', fecha: '22:00' };

test.each<[string, number, string, ReturnType<typeof openState>]>([
  ['in its hours', 1, '07:30', { isOpen: true, today: weekdays, next: null }],
  ['before them', 1, '07:29', { isOpen: false, today: weekdays, next: { inDays: 0, abre: '07:30' } }],
  ['at closing time', 4, '22:00', { isOpen: false, today: weekdays, next: { inDays: 1, abre: '07:30' } }],
  [
    'after them, before a closed day',
    6,
    '13:00',
    { isOpen: false, today: { abre: '08:00', fecha: '12:00' }, next: { inDays: 2, abre: '07:30' } },
  ],
  ['on a closed day', 7, '10:00', { isOpen: false, today: null, next: { inDays: 1, abre: '07:30' } }],
])('a library %s', (_, weekday, time, state) => {
  expect(openState(week, weekday, time)).toEqual(state);
});

test('a library that opens once a week says when, on that evening too', () => {
  const once = [{ dia_semana: 3, abre: '10:00', fecha: '11:00' }];
  expect(openState(once, 3, '20:00').next).toEqual({ inDays: 7, abre: '10:00' });
  expect(openState([], 3, '20:00')).toEqual({ isOpen: false, today: null, next: null });
});

test('a library is closed on a holiday, and opens after the last of a row', () => {
  const isHoliday = (inDays: number) => inDays < 9;
  expect(openState(week, 1, '10:00', isHoliday)).toEqual({
    isOpen: false,
    today: null,
    next: { inDays: 9, abre: '07:30' },
  });
  expect(openState(week, 1, '10:00', (inDays) => inDays === 1)).toMatchObject({ isOpen: true });
  expect(openState(week, 1, '23:00', (inDays) => inDays === 1).next).toEqual({ inDays: 2, abre: '07:30' });
});

test('weeks begin on Monday', () => {
  expect(['2026-03-09', '2026-03-14', '2026-03-15'].map(weekdayOf)).toEqual([1, 6, 7]);
});

test.each([
  ['2026-03-09', 'pt', 'aberta das 7h30 às 22h'],
  ['2026-03-14', 'en', 'open 8:00 to 12:00'],
  ['2026-03-14', 'es', 'abierta de 8:00 a 12:00'],
  ['2026-03-15', 'pt', 'fechada neste dia'],
  ['2026-03-15', 'en', 'closed on that day'],
  ['2026-03-15', 'es', 'cerrada ese día'],
] as const)('the hours of %s in %s', (date, language, text) => {
  expect(hoursOnText({ horarios: week }, date, language)).toBe(text);
});

test('nothing is said of hours that are not known', () => {
  expect(hoursOnText({ horarios: [] }, '2026-03-09', 'pt')).toBe('');
  const feriados = [{ dia: '2026-03-09' }];
  expect(hoursOnText({ horarios: week, feriados }, '2026-03-09', 'pt')).toBe('fechada neste dia');
});

// 15 March 2026 is a Sunday.
test.each([
  ['an open day', '2026-03-13', '2026-03-13', null],
  ['a closed day before a holiday', '2026-03-15', '2026-03-17', '2026-03-14'],
  ['a holiday after a closed day', '2026-03-16', '2026-03-17', '2026-03-14'],
])('the open days around %s', (_, date, from, before) => {
  const library = { horarios: week, feriados: [{ dia: '2026-03-16' }] };
  expect([openDayFrom(library, date), openDayBefore(library, date)]).toEqual([from, before]);
});

test('no open day is known of a library that is never open', () => {
  const never = { horarios: week.map((day) => ({ ...day, abre: null, fecha: null })) };
  expect([openDayFrom(never, '2026-03-15'), openDayBefore(never, '2026-03-15')]).toEqual(['2026-03-15', null]);
});
