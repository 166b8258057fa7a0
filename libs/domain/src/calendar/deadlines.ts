import type { HoldEntry, LibraryHours, PaymentSlip, PendingTitle } from '@catalogue/api-contract';
import { isoFromBrazilian } from '../dates';
import { formatReais } from '../money';
import type { Language } from '../language';
import { hoursOnText } from '../site/openingHours';
import type { CalendarDay } from './calendarFile';

/** Who reads the calendar. */
export interface CalendarReader {
  language: Language;
  /** The address of the catalogue that the events lead to (`https://host/base`). */
  origin: string;
  /** What each day of delay costs, in reais. */
  finePerDay: number;
  /** When the libraries are open, as far as it is known. */
  hours: readonly Pick<LibraryHours, 'desc_biblioteca' | 'horarios' | 'feriados'>[];
}

interface Words {
  calendar: string;
  giveBack: (title: string) => string;
  afterwards: (perDay: string) => string;
  pickUp: (title: string) => string;
  holdEnds: string;
  pay: (amount: string) => string;
  slip: (number: string) => string;
}

const words: Record<Language, Words> = {
  pt: {
    calendar: 'Prazos da biblioteca',
    giveBack: (title) => `Devolver ${title}`,
    afterwards: (perDay) => `Depois deste dia, ${perDay} por dia.`,
    pickUp: (title) => `Último dia para retirar ${title}`,
    holdEnds: 'Depois deste dia, a reserva termina.',
    pay: (amount) => `Pagar a guia de ${amount}`,
    slip: (number) => `Guia ${number}. Depois deste dia, gere outra.`,
  },
  en: {
    calendar: 'Library deadlines',
    giveBack: (title) => `Return ${title}`,
    afterwards: (perDay) => `After this day, ${perDay} a day.`,
    pickUp: (title) => `Last day to pick up ${title}`,
    holdEnds: 'After this day, the hold is over.',
    pay: (amount) => `Pay the payment slip of ${amount}`,
    slip: (number) => `Payment slip ${number}. After this day, make another one.`,
  },
  es: {
    calendar: 'Plazos de la biblioteca',
    giveBack: (title) => `Devolver ${title}`,
    afterwards: (perDay) => `Después de este día, ${perDay} por día.`,
    pickUp: (title) => `Último día para retirar ${title}`,
    holdEnds: 'Después de este día, la reserva termina.',
    pay: (amount) => `Pagar la guía de ${amount}`,
    slip: (number) => `Guía de pago ${number}. Después de este día, genere otra.`,
  },
};

/** The name of a patron's calendar. */
export const calendarName = (language: Language): string => words[language].calendar;

const uidAt = (thing: string, origin: string): string => `${thing}@${origin.replace(/^\w+:\/\//, '')}`;

/** A library with its hours on a day: who has the entry before their eyes decides when to go (LOOK-2 §3). */
function placeOn(library: string, day: string, { language, hours }: CalendarReader): string {
  const found = hours.find(({ desc_biblioteca }) => desc_biblioteca === library);
  const text = found ? hoursOnText(found, day, language) : '';
  return text === '' ? library : `${library}, ${text}`;
}

/** The day on which a loan is due. A copy is on loan once at a time, so its barcode names the loan. */
export const loanDeadline = (
  loan: Pick<PendingTitle, 'codExemplar' | 'descricao' | 'dataDevolucaoPrevista' | 'desc_biblioteca'>,
  reader: CalendarReader,
): CalendarDay => ({
  uid: uidAt(`emprestimo-${loan.codExemplar}`, reader.origin),
  day: isoFromBrazilian(loan.dataDevolucaoPrevista),
  summary: words[reader.language].giveBack(loan.descricao),
  description: words[reader.language].afterwards(formatReais(reader.finePerDay)),
  location: placeOn(loan.desc_biblioteca ?? '', isoFromBrazilian(loan.dataDevolucaoPrevista), reader),
  url: `${reader.origin}/meupergamum/titulos-pendentes`,
  remindDaysBefore: 2,
});

/** The last day on which a hold is kept at the desk. */
export const holdDeadline = (
  hold: Pick<HoldEntry, 'cod_reserva' | 'titulo' | 'desc_biblioteca'> & { validade: string },
  reader: CalendarReader,
): CalendarDay => ({
  uid: uidAt(`reserva-${hold.cod_reserva}`, reader.origin),
  day: hold.validade,
  summary: words[reader.language].pickUp(hold.titulo),
  description: words[reader.language].holdEnds,
  location: placeOn(hold.desc_biblioteca, hold.validade, reader),
  url: `${reader.origin}/meupergamum/reservas`,
  remindDaysBefore: 1,
});

/** The last day on which a slip can be paid. */
export const slipDeadline = (
  slip: Pick<PaymentSlip, 'numero' | 'valor' | 'vencimento'>,
  { language, origin }: CalendarReader,
): CalendarDay => ({
  uid: uidAt(`guia-${slip.numero}`, origin),
  day: slip.vencimento,
  summary: words[language].pay(formatReais(slip.valor)),
  description: words[language].slip(slip.numero),
  location: '',
  url: `${origin}/meupergamum/debitos`,
  remindDaysBefore: 1,
});
