import { unaccented } from '../unaccented';

/**
 * Rules for a new password, as sent by the server (D1 §3). `true`: required; `only_numbers` false: may not be digits
 * only (ruling B16).
 */
export interface PasswordRules {
  length?: { min: number; max: number } | undefined;
  has_numbers?: boolean | undefined;
  only_numbers?: boolean | undefined;
  special_char?: boolean | undefined;
  diff_case?: boolean | undefined;
  diff_name?: boolean | undefined;
  /** Number of previous passwords it must differ from: displayed, but only the server can check it (D1 §5). */
  last_pw?: number | undefined;
}

/** The rules of the mock server; the documents leave the numbers to the server (D1 §9). */
export const passwordRules = {
  length: { min: 8, max: 64 },
  has_numbers: true,
  only_numbers: false,
  special_char: true,
  diff_case: true,
  diff_name: true,
  last_pw: 3,
} satisfies PasswordRules;

/** The rules that can be checked without the server, in the order of D1 §5. */
export type PasswordRule = 'length' | 'has_numbers' | 'only_numbers' | 'special_char' | 'diff_case' | 'diff_name';

/** The special characters that count (D1 §5). */
export const specialCharacters = '@!#$%&*()_-';

// "de" and "da" are in half of all passwords: only words of three letters or more count as words of a name.
const shortestNameWord = 3;

const nameWords = (name: string): string[] =>
  unaccented(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= shortestNameWord);

const isBroken: Record<PasswordRule, (password: string, rules: PasswordRules, name: string) => boolean> = {
  length: (password, { length }) =>
    length !== undefined && ([...password].length < length.min || [...password].length > length.max),
  has_numbers: (password) => !/\d/.test(password),
  only_numbers: (password) => /^\d+$/.test(password),
  special_char: (password) => ![...password].some((sign) => specialCharacters.includes(sign)),
  diff_case: (password) => !(/\p{Lu}/u.test(password) && /\p{Ll}/u.test(password)),
  diff_name: (password, _, name) => nameWords(name).some((word) => unaccented(password).includes(word)),
};

const isInForce: Record<PasswordRule, (rules: PasswordRules) => boolean> = {
  length: ({ length }) => length !== undefined,
  has_numbers: ({ has_numbers }) => has_numbers === true,
  only_numbers: ({ only_numbers }) => only_numbers === false,
  special_char: ({ special_char }) => special_char === true,
  diff_case: ({ diff_case }) => diff_case === true,
  diff_name: ({ diff_name }) => diff_name === true,
};

/** The rules in force, in the order of D1 §5. */
export const passwordRulesInForce = (rules: PasswordRules): PasswordRule[] =>
  (Object.keys(isInForce) as PasswordRule[]).filter((rule) => isInForce[rule](rules));

/**
 * The rules in force that a new password breaks; surrounding blanks are ignored (D2 §5). `name`: the person's full
 * name.
 */
export const brokenPasswordRules = (password: string, rules: PasswordRules, name: string): PasswordRule[] =>
  passwordRulesInForce(rules).filter((rule) => isBroken[rule](password.trim(), rules, name));
