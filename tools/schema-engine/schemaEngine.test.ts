import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { runNode } from '../childProcess';
import { migrate, migrationNames } from '../migrate';
import { runOn } from '../postgres/query';
import { createTestDatabase, type TestDatabase } from '../test-database';
import { inWorkspace } from '../workspace';

jest.setTimeout(60_000);

const engine = inWorkspace('tools', 'schema-engine', 'schema-engine.mjs');
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase({ seeded: false });
});
afterAll(() => database.drop());

/** Prisma's command line with the stand-in, whether or not the native engine is here. */
const prisma = (...args: string[]) =>
  runNode([inWorkspace('node_modules', 'prisma', 'build', 'index.js'), ...args], {
    DATABASE_URL: database.url,
    PRISMA_SCHEMA_ENGINE_BINARY: engine,
  });

const Answer = z
  .object({ id: z.number(), result: z.unknown(), error: z.unknown() })
  .partial({ result: true, error: true });

/** What the engine answers to each request, as the CLI asks for it. */
async function ask(schema: string, requests: [method: string, params: object][]): Promise<z.output<typeof Answer>[]> {
  const folder = mkdtempSync(join(tmpdir(), 'schema-'));
  const file = join(folder, 'schema.prisma');
  writeFileSync(file, schema);
  const child = spawn(
    process.execPath,
    [engine, '--datasource', JSON.stringify({ url: database.url }), '--datamodels', file],
    { stdio: ['pipe', 'pipe', 'ignore'] },
  );
  requests.forEach(([method, params], id) => {
    child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`);
  });
  child.stdin.end();
  const answers: z.output<typeof Answer>[] = [];
  for await (const line of createInterface({ input: child.stdout })) answers.push(Answer.parse(JSON.parse(line)));
  rmSync(folder, { recursive: true });
  return answers;
}

async function emptyDatabase(): Promise<void> {
  await runOn(database.url, 'DROP SCHEMA public CASCADE');
  await runOn(database.url, 'CREATE SCHEMA public');
}

const schemaWith = (models: string): string => `datasource db {\n  provider = "postgresql"\n}\n${models}\n`;

test('the migrations make exactly the schema, on the database and from their files', async () => {
  expect(migrationNames().length).toBeGreaterThan(0);
  const toSchema = ['--to-schema', 'prisma/schema', '--exit-code'];
  const deployed = await prisma('migrate', 'diff', '--from-config-datasource', ...toSchema);
  expect(deployed).toMatchObject({ code: 0, output: expect.stringContaining('No difference') });
});

test('a database that was never migrated is deployed to, and one that was is left alone', async () => {
  await emptyDatabase();
  const said: string[] = [];
  await migrate(database.url, (line) => said.push(line));
  await migrate(database.url, (line) => said.push(line));
  expect(said).toEqual([`Applying ${migrationNames().length} migration(s) …`]);
  const applied = await runOn(database.url, 'SELECT 1 FROM _prisma_migrations WHERE finished_at IS NOT NULL');
  expect(applied).toHaveLength(migrationNames().length);
});

test('a migration that a crash interrupted is applied again', async () => {
  await runOn(database.url, 'CREATE SCHEMA aside');
  await runOn(database.url, 'ALTER TABLE _prisma_migrations SET SCHEMA aside');
  await emptyDatabase();
  await runOn(database.url, 'ALTER TABLE aside._prisma_migrations SET SCHEMA public');
  const [first = ''] = migrationNames();
  await runOn(database.url, 'UPDATE _prisma_migrations SET finished_at = NULL, applied_steps_count = 0');
  await runOn(database.url, `DELETE FROM _prisma_migrations WHERE migration_name <> '${first}'`);
  await migrate(database.url, () => undefined);
  const unfinished = 'SELECT 1 FROM _prisma_migrations WHERE finished_at IS NULL AND rolled_back_at IS NULL';
  expect(await runOn(database.url, unfinished)).toEqual([]);
});

test('a database that is ahead of this clone is refused in one sentence', async () => {
  await runOn(database.url, `UPDATE _prisma_migrations SET migration_name = 'from_tomorrow'`);
  await expect(migrate(database.url, () => undefined)).rejects.toThrow(
    /knows a migration that this clone does not \(from_tomorrow\): update the clone/,
  );
});

test('the engine writes a new migration for a changed schema and takes the shadow database away', async () => {
  await emptyDatabase();
  const migrationsList = {
    baseDir: '/',
    lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"' },
    shadowDbInitScript: '',
    migrationDirectories: [
      {
        path: '20200101000000_first',
        migrationFile: {
          path: 'migration.sql',
          content: { tag: 'ok', value: 'CREATE TABLE "Shelf" ("id" INTEGER PRIMARY KEY);' },
        },
      },
    ],
  };
  const filters = { externalTables: [], externalEnums: [] };
  const schema = schemaWith('model Shelf {\n  id Int @id\n  name String\n}');
  const [, answer] = await ask(schema, [
    ['applyMigrations', { migrationsList, filters }],
    [
      'createMigration',
      {
        migrationsList,
        filters,
        schema: { files: [{ path: 'schema.prisma', content: schema }] },
        migrationName: 'named',
        draft: true,
      },
    ],
  ]);
  expect(answer?.error).toBeUndefined();
  expect(answer?.result).toMatchObject({
    migrationScript: expect.stringContaining('ADD COLUMN     "name" TEXT NOT NULL'),
  });
  const shadows = `SELECT datname FROM pg_database WHERE datname LIKE 'prisma_migrate_shadow_db_%'`;
  expect(await runOn(database.url, shadows)).toEqual([]);
});

test('a panic in the engine is answered as an error, since silence would look like success', async () => {
  const [answer] = await ask(schemaWith(''), [['debugPanic', {}]]);
  expect(answer?.error).toMatchObject({ data: { is_panic: true } });
});
