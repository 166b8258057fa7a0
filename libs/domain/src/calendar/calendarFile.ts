import { daysBetween } from '../dates';

/** A day on which something is due, in the words of its reader. */
export interface CalendarDay {
  /** The same in each file that names the thing, so that calendars replace it instead of adding another. */
  uid: string;
  /** ISO date. */
  day: string;
  summary: string;
  description: string;
  location: string;
  url: string;
  /** The reminder, at nine in the morning so many days before. */
  remindDaysBefore: number;
}

interface CalendarOptions {
  name: string;
  /** When the file is made. */
  now: Date;
}

const maxOctets = 75;
const remindHour = 9;
const refreshEvery = 'PT6H';

/** A text value: RFC 5545 §3.3.11 escapes these, and allows no other control character than a tab. */
const textValue = (text: string): string =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '');

/** RFC 5545 §3.1: no line is longer than 75 octets; a character is not divided. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let text = '';
  let octets = 0;
  for (const sign of line) {
    const { length } = encoder.encode(sign);
    const isFull = octets + length > maxOctets;
    text += isFull ? `\r\n ${sign}` : sign;
    octets = isFull ? 1 + length : octets + length;
  }
  return text;
}

const dateValue = (day: string): string => day.replaceAll('-', '');
const timeValue = (time: Date): string => time.toISOString().replace(/[-:]|\.\d+/g, '');

/** A later day is a later revision: a renewal moves a loan's, and so does another loan of the same copy. */
const revisionOf = (day: string): number => Math.max(0, daysBetween('2000-01-01', day));

// Nine in the morning, counted from the midnight at which the whole day begins.
const triggerOf = (daysBefore: number): string => `-P${daysBefore - 1}DT${24 - remindHour}H`;

const event = ({ uid, day, summary, description, location, url, remindDaysBefore }: CalendarDay, stamp: string) => [
  'BEGIN:VEVENT',
  `UID:${textValue(uid)}`,
  `DTSTAMP:${stamp}`,
  `SEQUENCE:${revisionOf(day)}`,
  // A whole day is one of the library's calendar, wherever the reader is: it has no time zone (RFC 5545 §3.3.4).
  `DTSTART;VALUE=DATE:${dateValue(day)}`,
  `SUMMARY:${textValue(summary)}`,
  ...(description === '' ? [] : [`DESCRIPTION:${textValue(description)}`]),
  ...(location === '' ? [] : [`LOCATION:${textValue(location)}`]),
  `URL:${url}`,
  // The day stays free for other appointments.
  'TRANSP:TRANSPARENT',
  'CLASS:PRIVATE',
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${textValue(summary)}`,
  `TRIGGER:${triggerOf(remindDaysBefore)}`,
  'END:VALARM',
  'END:VEVENT',
];

/** A calendar of whole days (RFC 5545, with the name and the refresh interval of RFC 7986), as a text. */
export function calendarFile(days: readonly CalendarDay[], { name, now }: CalendarOptions): string {
  const stamp = timeValue(now);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Library catalogue//Deadlines//PT',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${textValue(name)}`,
    `X-WR-CALNAME:${textValue(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${refreshEvery}`,
    `X-PUBLISHED-TTL:${refreshEvery}`,
    ...days.flatMap((day) => event(day, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
