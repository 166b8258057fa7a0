import { resolve } from 'node:path';
import { z } from 'zod';
import { Failure } from './failure';
import { inWorkspace } from './workspace';

const isTimeZone = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    // The one way to ask.
    return false;
  }
};

// The server reads the variables that concern only it by itself.
const Environment = z.object({
  DATA_DIR: z
    .string()
    .min(1)
    .default('.data')
    .transform((folder) => resolve(inWorkspace(), folder)),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgresql://user:password@host:5432/database' })
    .optional(),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(1).max(65_535).default(4200),
  LOG_LEVEL: z.string().min(1).default('warn'),
  TIME_ZONE: z.string().refine(isTimeZone, 'is no time zone, like America/Sao_Paulo').default('America/Sao_Paulo'),
});

export type Env = z.output<typeof Environment>;

/** The environment of the commands, parsed once. Throws a Failure that names each wrong variable. An empty one counts as unset. */
export function readEnv(variables: NodeJS.ProcessEnv = process.env): Env {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(set);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
  throw new Failure(`The environment has a wrong value (${wrong}): correct it or unset it.`);
}

/** The library's civil date, `YYYY-MM-DD`. */
export const todayIn = ({ TIME_ZONE }: Env): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE }).format(new Date());
