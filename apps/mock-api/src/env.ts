import { resolve } from 'node:path';
import { z } from 'zod';
import { assertSafe } from './exposure';
import {
  databaseUrl,
  databaseUrls,
  flag,
  isAddress,
  isHostName,
  isOrigin,
  isSender,
  listOf,
  oneOf,
  readVariables,
  timeZone,
  whole,
} from './variables';

export const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const;

/** The environment variables of the server; docs/CONFIGURATION.md describes each. */
export const ServerVariables = z.object({
  DATABASE_URL: databaseUrl,
  DATABASE_REPLICA_URLS: databaseUrls,
  HOST: z.string().default('127.0.0.1'),
  PORT: whole(0, 65_535, 4200),
  PROCESSES: whole(1, 64, 1),
  WEB_DIR: z
    .string()
    .transform((folder) => resolve(folder))
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'an address like http://localhost:4318' })
    .optional(),
  LOG_LEVEL: oneOf(logLevels, 'info'),
  MOCK_CONTROLS: z
    .enum(['true', 'false', '1', '0', 'public'], { error: 'true, false or public' })
    .transform((text) => (text === 'public' ? text : text === 'true' || text === '1'))
    .default(true),
  CONTROL_KEY: z.string().min(16, { error: 'at least 16 characters' }).optional(),
  METRICS_KEY: z.string().min(16, { error: 'at least 16 characters' }).optional(),
  DRAIN_SECONDS: whole(0, 300, 0),
  SANDBOX_IDLE_MINUTES: whole(1, 525_600, 60),
  SANDBOX_LIMIT: whole(1, 10_000, 100),
  SNAPSHOT_LIMIT: whole(1, 10_000, 20),
  DEMO: z
    .enum(['true', 'titles', 'false', '1', '0'], { error: 'true, titles or false' })
    .transform((text) => ({ people: text === 'true' || text === '1', titles: text !== 'false' && text !== '0' }))
    .default({ people: true, titles: true }),
  DEMO_IDENTITY: flag(false),
  BASE_PATH: z
    .string()
    .regex(/^\/([\w~-][\w.~-]*\/?)*$/, { error: 'a path like /catalogo' })
    .transform((text) => text.replace(/\/$/, ''))
    .default(''),
  PUBLIC_URL: z
    .string()
    .refine(isOrigin, { error: 'an address without a path, like https://catalogue.example.org' })
    .transform((text) => new URL(text).origin)
    .optional(),
  // Set by `npm run dev`, whose own port is another.
  DEV_ADDRESS: z.string().refine(isOrigin, { error: 'an address without a path' }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'an address like smtps://user:password@smtp.example.org' }).optional(),
  MAIL_FROM: z
    .string()
    .refine(isSender, { error: 'an e-mail address, or a name with one: Library <library@example.org>' })
    .optional(),
  ALLOWED_HOSTS: listOf(isHostName, 'host names without a port, separated by commas'),
  TRUSTED_PROXIES: listOf(isAddress, 'IP addresses or ranges like 10.0.0.0/8, separated by commas'),
  CORS_ORIGINS: listOf(isOrigin, 'addresses without a path like http://localhost:3000, separated by commas'),
  RATE_LIMIT: oneOf(['remote', 'all', 'off'], 'remote'),
  MIGRATIONS_DIR: z.string().default('prisma/migrations'),
  REQUIRE_PUBLIC_TOKEN: flag(false),
  SEARCH_INDEX: oneOf(['postgresql', 'memory'], 'postgresql'),
  SEARCH_FILE: z.string().optional(),
  SEARCH_MEMORY_MB: whole(1, 65_536, 2048),
  SEARCH_LIMIT: whole(1, 100_000, 1000),
  TIME_ZONE: timeZone('America/Sao_Paulo'),
  ACCESS_TOKEN_SECONDS: whole(1, 31_536_000, 900),
  REFRESH_TOKEN_DAYS: whole(1, 3650, 30),
  // Public identifiers of the browser build, not secrets (ruling A14).
  PUBLIC_CLIENT_ID: z.string().default('catalogue-public'),
  PUBLIC_CLIENT_SECRET: z.string().default('catalogue-public-development'),
  PATRON_CLIENT_ID: z.string().default('catalogue-patron'),
  PATRON_CLIENT_SECRET: z.string().default('catalogue-patron-development'),
});

export type Settings = z.output<typeof ServerVariables>;

/** The environment, parsed once. Throws one sentence that names each invalid variable. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const settings = readVariables(ServerVariables, env);
  assertSafe(settings);
  return settings;
}
