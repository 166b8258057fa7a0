import { z } from 'zod';

// Each message says which values the variable takes: `readVariables` builds the sentence from it.

export const whole = (least: number, most: number, fallback: number) =>
  z
    .string()
    .refine((text) => /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most, {
      error: `a whole number from ${least} to ${most}`,
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

export const databaseUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'an address like postgresql://user:password@host:5432/database',
});

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

/** The person who starts the program can fix this; the message is one sentence that names every invalid variable. */
export class WrongVariables extends Error {}

/** The variables that the schema knows; an empty one counts as unset. Throws WrongVariables. */
export function readVariables<S extends z.ZodObject>(
  schema: S,
  variables: Readonly<Record<string, string | undefined>>,
): z.output<S> {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(set);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map(({ path: [name], message }) => {
    const given = set[String(name)];
    return `${String(name)} is ${given === undefined ? 'not set' : `"${withoutPassword(given)}"`} and takes ${message}`;
  });
  throw new WrongVariables(
    `The environment has a wrong value: ${wrong.join('; ')}. docs/CONFIGURATION.md explains each.`,
  );
}

const withoutPassword = (text: string): string => text.replace(/\/\/[^/]*@/, '//…@');
