import { Client, Pool } from 'pg';
import { migrate } from './migrate';
import { withDatabase } from './postgres/cluster';
import { generatePrismaClient } from './prismaClient';

const BUILDING = 420_003;
const KEPT = 4;

/** Makes one template database; several callers at once wait for the first. `today` is empty for an unseeded one. */
export async function run([adminUrl = '', template = '', today = '']: string[]): Promise<void> {
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`SELECT pg_advisory_lock(${BUILDING})`);
  const templates = await admin.query<{ datname: string }>(
    String.raw`SELECT datname FROM pg_database WHERE datname ~ '^template_[0-9a-f]{12}_' ORDER BY oid DESC`,
  );
  const names = templates.rows.map(({ datname }) => datname);
  if (!names.includes(template)) {
    await admin.query('DROP DATABASE IF EXISTS template_in_the_making WITH (FORCE)');
    await admin.query('CREATE DATABASE template_in_the_making');
    await fill(withDatabase(adminUrl, 'template_in_the_making'), today);
    await admin.query(`ALTER DATABASE template_in_the_making RENAME TO ${template}`);
    for (const old of names.slice(KEPT - 1)) await admin.query(`DROP DATABASE IF EXISTS ${old}`);
  }
  await admin.end();
}

async function fill(url: string, today: string): Promise<void> {
  await generatePrismaClient();
  await migrate(url, console.log);
  if (today === '') return;
  const { seedDatabase } = await import('@catalogue/database/seed');
  const pool = new Pool({ connectionString: url });
  await seedDatabase(pool, { today });
  await pool.end();
}
