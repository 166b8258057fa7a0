import { Client, Pool, type ClientBase } from 'pg';
import { todayIn, type Env } from './env';
import { Failure } from './failure';
import { migrate } from './migrate';
import { runOn } from './postgres/query';
import { progressBar } from './progress';
import { generatePrismaClient } from './prismaClient';

const SEEDING = 'seeding';
const SEEDED = 'seeded';
// Commands on one database at the same time: see `alone` and `holdLibrary`.
const LIBRARY = 420_006;

/** Brings the database to this clone's migrations and fills it with the demo library if it never was; an interrupted filling begins anew. */
export async function prepareLibrary(url: string, env: Env): Promise<void> {
  await migrate(url, console.log);
  if ((await readMark(url)) === SEEDED) return;
  await alone(url, async () => {
    const mark = await readMark(url);
    if (mark === SEEDED) return;
    if (mark === SEEDING) await empty(url);
    await fill(url, env);
  });
}

/** Throws everything away and fills the database with a new demo library. */
export async function replaceLibrary(url: string, env: Env, titles?: number): Promise<void> {
  await generatePrismaClient();
  await alone(url, async () => {
    await empty(url);
    await fill(url, env, titles);
  });
}

/** Until this session ends, nobody fills or replaces the library. */
export async function holdLibrary(session: ClientBase): Promise<void> {
  await session.query(`SELECT pg_advisory_lock_shared(${LIBRARY})`);
}

async function alone(url: string, work: () => Promise<void>): Promise<void> {
  const session = new Client({ connectionString: url, keepAlive: true });
  await session.connect();
  try {
    const { rows } = await session.query<{ free: boolean }>(`SELECT pg_try_advisory_lock(${LIBRARY}) AS free`);
    if (rows[0]?.free !== true) {
      console.log('Another command is working on the library: waiting until it has ended …');
      await session.query(`SELECT pg_advisory_lock(${LIBRARY})`);
    }
    await work();
  } finally {
    await session.end();
  }
}

async function fill(url: string, env: Env, titles?: number): Promise<void> {
  const { seedDatabase } = await import('@catalogue/database/seed');
  await mark(url, SEEDING);
  const pool = new Pool({ connectionString: url });
  const bar = progressBar('Filling the demo library');
  try {
    await seedDatabase(pool, { today: todayIn(env), titles, onProgress: bar.show });
  } finally {
    bar.end();
    await pool.end();
  }
  await mark(url, SEEDED);
}

async function empty(url: string): Promise<void> {
  const [found] = await runOn<{ tables: number; ours: boolean }>(
    url,
    `SELECT count(*)::int AS tables, coalesce(bool_or(tablename = 'acervo'), false) AS ours FROM pg_tables WHERE schemaname = 'public'`,
  );
  if (found && found.tables > 0 && !found.ours) {
    throw new Failure(
      'This database holds tables that are not a library’s: nothing was deleted. Point DATABASE_URL at another one.',
    );
  }
  await runOn(url, 'DROP SCHEMA public CASCADE');
  await runOn(url, 'CREATE SCHEMA public');
  await migrate(url, console.log);
}

// A comment on Prisma's own table: a table or column for it would be in the schema of the library.
async function mark(url: string, state: string): Promise<void> {
  await runOn(url, `COMMENT ON TABLE _prisma_migrations IS '${state}'`);
}

async function readMark(url: string): Promise<string | null> {
  const [row] = await runOn<{ mark: string | null }>(
    url,
    `SELECT obj_description('_prisma_migrations'::regclass, 'pg_class') AS mark`,
  );
  return row?.mark ?? null;
}
