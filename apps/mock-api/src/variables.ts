import { isIP } from 'node:net';
import { isEmail } from '@catalogue/domain';
import { z } from 'zod';
import { withSecrets } from './secretFiles';
import { WrongVariables } from './wrongVariables';

export { WrongVariables } from './wrongVariables';

// Each message says which values the variable takes: `readVariables` builds the sentence from it.

export const whole = (min: number, max: number, fallback: number) =>
  z
    .string()
    .refine((text) => /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max, {
      error: `a whole number from ${min} to ${max}`,
    })
    .transform(Number)
    .default(fallback);

export const flag = (fallback: boolean) =>
  z
    .enum(['true', 'false', '1', '0'], { error: 'true or false' })
    .transform((text) => text === 'true' || text === '1')
    .default(fallback);

export const oneOf = <const Names extends readonly [string, ...string[]]>(names: Names, fallback: Names[number]) =>
  z.enum(names, { error: `one of ${names.join(', ')}` }).default(() => fallback);

/** Comma-separated values, each of which the test accepts; none by default. */
export const listOf = (isValue: (text: string) => boolean, error: string) =>
  z
    .string()
    .transform((text) => text.split(',').map((value) => value.trim()))
    .refine((values) => values.every(isValue), { error })
    .default([]);

/** The scheme and host of a site, without a path: `https://catalogue.example.org`. */
export const isOrigin = (text: string): boolean =>
  /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text.replace(/\/$/, '').toLowerCase();

/** An IP address, or a range of them: `10.0.0.0/8`. */
export const isAddress = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/');
  const maxBits = { 4: 32, 6: 128 }[isIP(address)];
  return (
    maxBits !== undefined &&
    rest.length === 0 &&
    (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= maxBits))
  );
};

/** The name of a host, without its port. */
export const isHostName = (text: string): boolean => /^[a-z0-9.-]+$|^\[[\da-f:.]+\]$/i.test(text);

/** An e-mail address, or a name with one: `Library <library@example.org>`. */
export const isSender = (text: string): boolean => isEmail(/^[^<>"\p{Cc}]*<([^<>]*)>$/u.exec(text)?.[1] ?? text);

export const databaseUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'an address like postgresql://user:password@host:5432/database',
});

export const databaseUrls = listOf(
  (text) => databaseUrl.safeParse(text).success,
  'addresses like postgresql://user:password@host:5432/database, separated by commas (a comma in a password is %2C)',
);

export const timeZone = (fallback: string) =>
  z
    .string()
    .refine(isTimeZone, { error: `the name of a time zone, like ${fallback}` })
    .default(fallback);

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    // Intl throws for an unknown name; there is no other check.
    return false;
  }
}

/** The variables that the schema knows; an empty one counts as unset. Throws WrongVariables. */
export function readVariables<S extends z.ZodObject>(
  schema: S,
  variables: Readonly<Record<string, string | undefined>>,
): z.output<S> {
  const given = withSecrets(variables, Object.keys(schema.shape));
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== '' && value !== undefined));
  const parsed = schema.safeParse(set);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map(({ path: [name], message }) => {
    const value = set[String(name)];
    const shown = /KEY|SECRET/.test(String(name)) ? 'wrong' : `"${withoutPassword(value ?? '')}"`;
    return `${String(name)} is ${value === undefined ? 'not set' : shown} and takes ${message}`;
  });
  throw new WrongVariables(`The environment has a wrong value: ${wrong.join('; ')}.`);
}

const withoutPassword = (text: string): string => text.replace(/\/\/[^/]*@/g, '//…@');
