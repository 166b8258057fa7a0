import type { Client } from 'pg';
import { inSession } from '@catalogue/local-postgres/query';
import { inWorkspace } from '@catalogue/command-kit/workspace';
import { migrate, migrationNames, UnknownMigration } from './migrate';
import { prisma } from './prismaCommand';
import { createTestDatabase, type TestDatabase } from './testing/testDatabase';

const folder = inWorkspace('prisma', 'migrations');
const at = new Date('2026-03-10T12:00:00Z');
let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase({ seeded: false });
});
afterEach(() => database.drop());

const inDatabase = <T>(work: (client: Client) => Promise<T>): Promise<T> => inSession(database.url, work);

const empty = (client: Client) => client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');

const finished = async (client: Client) =>
  (await client.query('SELECT 1 FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL'))
    .rowCount;

test('a new database gets every migration, and one that has them is left alone', async () => {
  const applied: number[] = [];
  const options = { folder, at, onApply: (count: number) => void applied.push(count) };
  await inDatabase(async (client) => {
    await empty(client);
    await migrate(client, options);
    await migrate(client, options);
    expect(await finished(client)).toBe(migrationNames(folder).length);
  });
  expect(applied).toEqual([migrationNames(folder).length]);
});

test('two starts at the same moment apply each migration once', async () => {
  await inDatabase(empty);
  await Promise.all([1, 2].map(() => inDatabase((client) => migrate(client, { folder, at }))));
  expect(await inDatabase(finished)).toBe(migrationNames(folder).length);
});

test('what Prisma left interrupted is applied again', async () => {
  await inDatabase(async (client) => {
    await client.query('CREATE SCHEMA aside; ALTER TABLE _prisma_migrations SET SCHEMA aside');
    await empty(client);
    await client.query('ALTER TABLE aside._prisma_migrations SET SCHEMA public');
    await client.query('UPDATE _prisma_migrations SET finished_at = NULL, applied_steps_count = 0');
    await client.query('DELETE FROM _prisma_migrations WHERE migration_name <> $1', [migrationNames(folder)[0]]);
    await migrate(client, { folder, at });
    expect(await finished(client)).toBe(migrationNames(folder).length);
  });
});

test('a database that is ahead is refused', async () => {
  await inDatabase(async (client) => {
    await client.query(`UPDATE _prisma_migrations SET migration_name = 'from_tomorrow'`);
    await expect(migrate(client, { folder, at })).rejects.toThrow(new UnknownMigration('from_tomorrow'));
  });
});

test('Prisma knows a database that was migrated here', async () => {
  await prisma(['migrate', 'status'], database.url);
});
