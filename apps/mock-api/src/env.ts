import { z } from 'zod';

const flag = (fallback: boolean) =>
  z
    .enum(['true', 'false', '1', '0', ''])
    .default(fallback ? 'true' : 'false')
    .transform((value) => value === 'true' || value === '1');

const isTimeZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    // The one way to ask.
    return false;
  }
};

const Environment = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(4200),
  WEB_DIR: z.string().optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  MOCK_CONTROLS: flag(true),
  REQUIRE_PUBLIC_TOKEN: flag(false),
  SEARCH_LIMIT: z.coerce.number().int().min(1).max(100_000).default(1000),
  TIME_ZONE: z.string().refine(isTimeZone, 'is no time zone').default('America/Sao_Paulo'),
  ACCESS_TOKEN_SECONDS: z.coerce.number().int().min(1).default(900),
  REFRESH_TOKEN_DAYS: z.coerce.number().int().min(1).default(30),
  // Public identifiers of the browser build, not secrets (decisions A14).
  PUBLIC_CLIENT_ID: z.string().default('catalogue-public'),
  PUBLIC_CLIENT_SECRET: z.string().default('catalogue-public-development'),
  PATRON_CLIENT_ID: z.string().default('catalogue-patron'),
  PATRON_CLIENT_SECRET: z.string().default('catalogue-patron-development'),
});

export type Settings = z.output<typeof Environment>;

/** The environment, parsed once. Throws one sentence that names each wrong variable. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const parsed = Environment.safeParse(env);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`);
  throw new Error(`The environment has a wrong value: ${wrong.join('; ')}. See the configuration table in README.md.`);
}
