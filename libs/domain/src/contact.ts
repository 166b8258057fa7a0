/** Longest phone number, in characters (D2 §5, §9). */
export const maxPhoneLength = 16;

// A pasted number often starts with the country code, which would push its last digits over the limit. The country code
// alone is not removed: the field would be emptied while the user types.
const homeCountry = /^\D*(?:\+|00)\s*55[\s.-]*(?=[\d(])/;

/** Filters typed or pasted phone text: digits, hyphen, parentheses and spaces, at most 16 characters (D2 §5). */
export const phoneInput = (typed: string): string =>
  typed
    .replace(homeCountry, '')
    .replace(/[^\d\-() ]/g, '')
    .slice(0, maxPhoneLength);

/**
 * Formats a number of exactly 10 or 11 digits the Brazilian way, `(31) 99876-5432`; returns any other text unchanged.
 */
export const phoneText = (text: string): string => text.trim().replace(/^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3');

/** Whether a text is a phone number that D2 §5 allows, with at least one digit. */
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
