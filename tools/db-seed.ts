import { parseArgs } from 'node:util';
import { databaseLocation, startDatabase } from './database';
import { readEnv } from './env';
import { Failure } from '@catalogue/command-kit/failure';
import { resetDatabase } from './demoDatabase';

export const usage = `Usage: npm run db:seed [-- --titles N]
Replaces all data by demo data, with N titles. What "npm run library -- apply" has stored stays.`;

/** `npm run db:seed -- --titles N`: replaces all data by demo data with N titles, but keeps the library's own name, libraries and texts. */
export async function run(args: string[]): Promise<void> {
  const titles = titlesOf(args);
  const env = readEnv();
  if (titles !== undefined && !env.DEMO.titles)
    throw new Failure('--titles makes demo titles, and DEMO=false leaves these out: use one of the two.');
  await resetDatabase(await startDatabase(env, true), env, { titles });
  console.log(`The demo database in ${databaseLocation(env)} is seeded.`);
}

function titlesOf(args: string[]): number | undefined {
  const { values } = parseArgs({ args, options: { titles: { type: 'string' } } });
  if (values.titles === undefined) return undefined;
  const titles = Number(values.titles);
  if (Number.isInteger(titles) && titles > 0) return titles;
  throw new Failure('--titles takes a whole number, as in "npm run db:seed -- --titles 200000".');
}
