import { Pool } from 'pg';
import { todayIn, type Env } from './env';
import { commandLine, isClone } from '@catalogue/command-kit/commandLine';
import { Failure } from '@catalogue/command-kit/failure';
import type { OwnLibrary } from '@catalogue/database/ownLibrary';
import { migrate, tablesOfMigrations, UnknownMigration } from '@catalogue/database/migrate';
import { refreshTitles } from '@catalogue/database/refreshTitles';
import { inSession, runOn } from '@catalogue/local-postgres/query';
import { progressBar, step } from '@catalogue/command-kit/progress';
import { withContentLock, withServingLock } from './databaseLocks';
import { emptySchema, findKeptLibrary, putWaiting } from './keptLibrary';
import { generateClient } from '@catalogue/database/prismaCommand';
import { inWorkspace } from '@catalogue/command-kit/workspace';

const migrations = inWorkspace('prisma', 'migrations');
const whatStays = `it deletes all data but those of "${commandLine('library', 'apply')}".`;
const SEEDING = 'seeding';
const SEEDED = 'seeded';

/**
 * Migrates the database, and seeds it with the demo data if it is new; an interrupted seeding starts over. Returns the day that it has
 * been seeded for, if it was empty before.
 */
export async function prepareDatabase(url: string, env: Env): Promise<string | undefined> {
  // A mistyped DATABASE_URL may name the database of another application.
  if ((await readMark(url)) === null) await assertNoForeignTables(url);
  await applyMigrations(url);
  let seededFor: string | undefined;
  if ((await readMark(url)) !== SEEDED)
    await withContentLock(url, async () => {
      const mark = await readMark(url);
      if (mark === SEEDED) return;
      if (mark === SEEDING) await empty(url, await findKeptLibrary(url));
      const today = todayIn(env);
      await seed(url, env, { today });
      // What an interrupted start has left may be of the library's own.
      if (mark === null) seededFor = today;
    });
  await deriveTitles(url);
  if (!env.DEMO.people) await assertWithoutDemo(url);
  return seededFor;
}

/** Brings titles up to date that an earlier version has derived from their records. */
async function deriveTitles(url: string): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 1 });
  const bar = progressBar('Deriving titles again');
  try {
    await refreshTitles(pool, (done, total) => bar.show(done, total, 'titles'));
  } finally {
    bar.end();
    await pool.end();
  }
}

async function assertWithoutDemo(url: string): Promise<void> {
  const people = await runOn(url, 'SELECT 1 FROM pessoa WHERE persona_id IS NOT NULL LIMIT 1');
  if (people.length > 0)
    throw new Failure(
      `DEMO leaves out the demo people, and the database has the demo people, whose password is published. ${isClone ? `"DEMO=false npm run db:reset" starts without them; ${whatStays}` : 'Use an empty database.'}`,
    );
}

async function applyMigrations(url: string): Promise<void> {
  const options = {
    folder: migrations,
    at: new Date(),
    onApply: (count: number) => console.log(`Applying ${count} migration(s) …`),
    onWait: (name: string) => console.log(`${name} waits for calls that use its tables …`),
  };
  try {
    await inSession(url, (client) => migrate(client, options));
  } catch (error) {
    if (!(error instanceof UnknownMigration)) throw error;
    throw new Failure(
      `The database has a migration that this version does not have (${error.migration}). ${isClone ? `Update the clone, or run "npm run db:reset"; ${whatStays}` : `Use a newer version, or an empty database.`}`,
    );
  }
}

/**
 * Deletes all data and seeds the demo data, once no server and no other command uses the database. What the library has kept of its own
 * is stored again, unless it is to be forgotten.
 */
export async function resetDatabase(
  url: string,
  env: Env,
  { titles, forget = false }: { titles?: number | undefined; forget?: boolean } = {},
): Promise<void> {
  await generateClient();
  await withServingLock(url, () =>
    withContentLock(url, async () => {
      await empty(url, forget ? null : await findKeptLibrary(url));
      await seed(url, env, { titles });
    }),
  );
}

async function seed(
  url: string,
  env: Env,
  { titles, today = todayIn(env) }: { titles?: number | undefined; today?: string } = {},
): Promise<void> {
  const { seedDatabase } = await import('@catalogue/database/seed');
  await putWaiting(url, markAs(SEEDING));
  const pool = new Pool({ connectionString: url });
  const refused: string[] = [];
  const bar = progressBar('Seeding the demo database');
  const { people, titles: catalogue } = env.DEMO;
  const fill = () =>
    seedDatabase(pool, {
      today,
      titles,
      people,
      catalogue,
      // Its titles are made without the demo library, too, and do not stay.
      onProgress: catalogue ? bar.show : undefined,
      onRefused: (sentence) => refused.push(sentence),
    });
  try {
    await (catalogue ? fill() : step('Preparing a database without demo data', fill));
  } finally {
    bar.end();
    await pool.end();
  }
  for (const sentence of refused) console.log(sentence);
  await runOn(url, markAs(SEEDED));
}

/**
 * Replaces all tables by those of the migrations, without rows; `library` waits for the seed. Throws a Failure if the database has
 * other tables.
 */
export async function empty(url: string, library: OwnLibrary | null = null): Promise<void> {
  await assertNoForeignTables(url);
  await emptySchema(url, library);
  await applyMigrations(url);
}

/** How many tables the database has; throws a Failure if one of them is not the catalogue's. */
export async function assertNoForeignTables(url: string): Promise<number> {
  const tables = await runOn<{ name: string }>(
    url,
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  const ours = tablesOfMigrations(migrations);
  const foreign = tables.filter(({ name }) => !ours.has(name)).map(({ name }) => name);
  if (foreign.length > 0) {
    throw new Failure(
      `This database has tables that are not part of the catalogue (${foreign.join(', ')}). Nothing was changed. Set DATABASE_URL to another database.`,
    );
  }
  return tables.length;
}

// A comment on Prisma's own table, since a table or column of its own would be part of the schema.
const markAs = (state: string): string => `COMMENT ON TABLE _prisma_migrations IS '${state}'`;

async function readMark(url: string): Promise<string | null> {
  const [row] = await runOn<{ mark: string | null }>(
    url,
    `SELECT obj_description(to_regclass('_prisma_migrations'), 'pg_class') AS mark`,
  );
  return row?.mark ?? null;
}
