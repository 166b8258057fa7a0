import fc from 'fast-check';
import ICAL from 'ical.js';
import type { Language } from '../language';
import { calendarFile, type CalendarDay } from './calendarFile';
import { holdDeadline, loanDeadline, slipDeadline } from './deadlines';

const now = new Date('2026-11-24T13:05:09.500Z');
const hours = [
  {
    desc_biblioteca: 'Central',
    horarios: [
      { dia_semana: 1, abre: '07:30', fecha: '22:00' },
      { dia_semana: 7, abre: null, fecha: null },
    ],
  },
];
const reader = { language: 'pt', origin: 'https://catalogue.example.org/acervo', finePerDay: 1.5, hours } as const;
const loan = {
  codExemplar: '20001',
  descricao: 'Cálculo; volume 1, com C:\\nova e "aspas"',
  dataDevolucaoPrevista: '07/12/2026',
  desc_biblioteca: 'Biblioteca Central, 2º andar',
};

const fileOf = (...days: CalendarDay[]) => calendarFile(days, { name: 'Prazos', now });
const eventsIn = (file: string) =>
  new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));

test('a calendar program reads what was written', () => {
  const file = fileOf(loanDeadline(loan, reader));
  const [event, ...others] = eventsIn(file);
  expect(others).toEqual([]);
  expect(event?.summary).toBe(`Devolver ${loan.descricao}`);
  expect(event?.location).toBe(loan.desc_biblioteca);
  expect(event?.description).toBe('Depois deste dia, R$ 1,50 por dia.');
  expect(event?.uid).toBe('emprestimo-20001@catalogue.example.org/acervo');
  expect(String(event?.component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-24T13:05:09Z');
  expect(String(event?.component.getFirstPropertyValue('url'))).toBe(
    'https://catalogue.example.org/acervo/meupergamum/titulos-pendentes',
  );
});

test('it is a whole day in every time zone, and its reminder comes at nine in the morning', () => {
  const remindedAt = (day: CalendarDay) => {
    const [event] = eventsIn(fileOf(day));
    expect(event?.startDate.isDate).toBe(true);
    const trigger = event?.component.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger');
    const at = new ICAL.Time({ ...event?.startDate.toJSON(), isDate: false }, ICAL.Timezone.localTimezone);
    at.addDuration(trigger as ICAL.Duration);
    return [String(event?.startDate), String(at)];
  };
  expect(remindedAt(loanDeadline(loan, reader))).toEqual(['2026-12-07', '2026-12-05T09:00:00']);
  const hold = { cod_reserva: '7', titulo: 'Iracema', desc_biblioteca: 'Central', validade: '2027-01-01' };
  expect(remindedAt(holdDeadline(hold, reader))).toEqual(['2027-01-01', '2026-12-31T09:00:00']);
});

test('the place says its hours on that day', () => {
  const placeOf = (dataDevolucaoPrevista: string, desc_biblioteca = 'Central') =>
    eventsIn(fileOf(loanDeadline({ ...loan, dataDevolucaoPrevista, desc_biblioteca }, reader)))[0]?.location;
  expect(placeOf('07/12/2026')).toBe('Central, aberta das 7h30 às 22h');
  expect(placeOf('06/12/2026')).toBe('Central, fechada neste dia');
  expect(placeOf('05/12/2026')).toBe('Central');
  expect(placeOf('07/12/2026', 'Setorial')).toBe('Setorial');
  const hold = { cod_reserva: '7', titulo: 'Iracema', desc_biblioteca: 'Central', validade: '2026-12-07' };
  const [pickUp] = eventsIn(fileOf(holdDeadline(hold, { ...reader, language: 'en' })));
  expect(pickUp?.location).toBe('Central, open 7:30 to 22:00');
});

test('a renewal replaces the day of a loan: the same name, a later revision', () => {
  const revision = (dataDevolucaoPrevista: string) => {
    const [event] = eventsIn(fileOf(loanDeadline({ ...loan, dataDevolucaoPrevista }, reader)));
    return { uid: event?.uid, sequence: event?.sequence ?? 0 };
  };
  const [before, after] = [revision('07/12/2026'), revision('21/12/2026')];
  expect(after.uid).toBe(before.uid);
  expect(after.sequence).toBe(before.sequence + 14);
});

test('it speaks the language of its reader', () => {
  const slip = { numero: '2026000417', valor: 9, vencimento: '2026-11-28' };
  const summary = (language: Language) => eventsIn(fileOf(slipDeadline(slip, { ...reader, language })))[0]?.summary;
  expect([summary('pt'), summary('en'), summary('es')]).toEqual([
    'Pagar a guia de R$ 9,00',
    'Pay the payment slip of R$ 9,00',
    'Pagar la guía de R$ 9,00',
  ]);
});

test('any text survives, in lines of at most 75 octets that end with CRLF', () => {
  const day = loanDeadline(loan, reader);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (text) => {
      const file = fileOf({ ...day, summary: `x${text}`, description: `x${text}\n${text}` });
      for (const line of file.split('\r\n')) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/[\r\n]/);
      }
      const [event] = eventsIn(file);
      expect(event?.summary).toBe(`x${text}`);
      expect(event?.description).toBe(`x${text}\n${text}`);
    }),
  );
});

test('a control character does not break a line or a calendar', () => {
  const [event] = eventsIn(fileOf({ ...loanDeadline(loan, reader), summary: 'a\rb\u0000c\u0007\r\nd\te' }));
  expect(event?.summary).toBe('a\nbc\nd\te');
});
