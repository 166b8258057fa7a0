import { resolve } from 'node:path';
import { z } from 'zod';
import { logLevels, ServerVariables } from '@catalogue/mock-api/env';
import { assertSafe } from '@catalogue/mock-api/exposure';
import { databaseUrl, oneOf, readVariables, whole, WrongVariables } from '@catalogue/mock-api/variables';
import { Failure } from '@catalogue/command-kit/failure';
import { inWorkspace } from '@catalogue/command-kit/workspace';

// Includes the server's own variables, so that a wrong one is reported before anything is opened.
export const CommandVariables = ServerVariables.extend({
  DATA_DIR: z
    .string()
    .default('.data')
    .transform((folder) => resolve(inWorkspace(), folder)),
  DATABASE_URL: databaseUrl.optional(),
  PORT: whole(1, 65_535, 4200),
  LOG_LEVEL: oneOf(logLevels, 'warn'),
});

export type Env = z.output<typeof CommandVariables>;

/** The environment of the commands, parsed once. Throws a Failure that names each invalid variable. Empty counts as unset. */
export const readEnv = (variables: NodeJS.ProcessEnv = process.env): Env =>
  explained(() => readVariables(CommandVariables, variables));

/**
 * The same for the commands that start a server, by its own rules: they refuse before anything is stored. `where` says what
 * explains each variable.
 */
export const readServingEnv = (variables: NodeJS.ProcessEnv = process.env, where?: string): Env =>
  explained(() => {
    const env = readVariables(CommandVariables, variables);
    assertSafe(env);
    if (env.DATABASE_URL === undefined && env.DATABASE_REPLICA_URLS.length > 0)
      throw new Failure('DATABASE_REPLICA_URLS names copies of a database, which DATABASE_URL must name: set both.');
    return env;
  }, where);

function explained(read: () => Env, where?: string): Env {
  try {
    return read();
  } catch (error) {
    throw error instanceof WrongVariables ? new Failure(error.explained(where)) : error;
  }
}

/** The civil date in the time zone of the environment, `YYYY-MM-DD`. */
export const todayIn = ({ TIME_ZONE }: Env): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE }).format(new Date());
