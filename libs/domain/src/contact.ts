/** Longest phone number, in characters (D2 §5, §9). */
export const longestPhone = 16;

/** What a phone field keeps of what is typed: digits, hyphen, parentheses and spaces, at most 16 characters (D2 §5). */
export const phoneInput = (typed: string): string => typed.replace(/[^\d\-() ]/g, '').slice(0, longestPhone);

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
