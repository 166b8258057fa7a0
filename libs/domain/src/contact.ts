/** Longest phone number, in characters (D2 §5, §9). */
export const longestPhone = 16;

// A number copied from elsewhere often has the country's code before it, which would push its last digits over the limit. The code
// alone stays: who types it would see the field emptied.
const homeCountry = /^\D*(?:\+|00)\s*55[\s.-]*(?=[\d(])/;

/** What a phone field keeps of what is typed or pasted: digits, hyphen, parentheses and spaces, at most 16 characters (D2 §5). */
export const phoneInput = (typed: string): string =>
  typed
    .replace(homeCountry, '')
    .replace(/[^\d\-() ]/g, '')
    .slice(0, longestPhone);

/** A number of 10 or 11 digits alone as it is written here, `(31) 99876-5432`; any other text as it is. */
export const phoneText = (text: string): string => text.trim().replace(/^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3');

/** Whether a text is a phone number as D2 §5 lets it be typed, with at least one digit in it. */
export const isPhone = (text: string): boolean => phoneInput(text) === text && /\d/.test(text);

const octet = '(25[0-5]|2[0-4]\\d|1?\\d?\\d)';
const label = '[\\p{L}\\p{N}]([\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?';
const address = new RegExp(
  `^[^\\s@"(),:;<>[\\\\\\]]+@((${label}\\.)+\\p{L}{2,}|\\[?(${octet}\\.){3}${octet}\\]?)$`,
  'u',
);

/** Whether a text is an e-mail address: local part, @, a domain whose last part has 2 letters or more, or an IP literal (D2 §5). */
export const isEmail = (text: string): boolean =>
  text.length <= 254 && address.test(text) && !/^\.|\.\.|\.@/.test(text);
