import { isEmail } from './contact';
import { normalized } from './normalized';

const addressesOf = (text: string): string[] =>
  text
    .split(';')
    .map((address) => address.trim())
    .filter((address) => address !== '');

/** Splits a text at `;` (D1 §5) into distinct addresses; null when one of them is not an e-mail address. */
export function recipientsOf(text: string): string[] | null {
  const all = [...new Map(addressesOf(text).map((address) => [address.toLowerCase(), address])).values()];
  return all.length > 0 && all.every(isEmail) ? all : null;
}

/** The parts of such a text that are not e-mail addresses. */
export const wrongRecipients = (text: string): string[] => addressesOf(text).filter((address) => !isEmail(address));

/** Recipients of one mail that a patron sends, and characters of their own words in it. */
export const mailLimits = { recipients: 5, subject: 100, message: 500 } as const;

// A mail in the library's name leads nowhere else: no web or mail address, in whatever way it is spelt.
const address = /:\/\/|@|\bwww\b|[\p{L}\p{N}\p{So}\p{Sk}_-]\.\p{L}{2,}|\d{1,3}(?:\.\d{1,3}){3}/iu;
// Vowels of some scripts and accents are marks of their own; others are not seen at all.
const marks = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const dots = /[\u3002\uFF61\uFE52\u2024]/g;

/** Whether a patron's own words may go out by mail: short, and without any address. */
export const mayBeMailed = (text: string, max: number): boolean =>
  [...text].length <= max && !address.test(normalized(text, 'NFKD').replace(marks, '').replace(dots, '.'));

const minutesAfterAttempt = [1, 5, 15, 60, 240, 480, 720, 1440];
/** Minutes until a mail that could not be sent is tried again; null after about two days, when it is given up. */
export const minutesToNextAttempt = (attempts: number): number | null => minutesAfterAttempt[attempts - 1] ?? null;
