import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { runNode } from '@catalogue/command-kit/childProcess';
import { migrationNames } from '../migrate';
import { runOn } from '@catalogue/local-postgres/query';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { inWorkspace } from '@catalogue/command-kit/workspace';

jest.setTimeout(60_000);

const engine = inWorkspace('prisma', 'schema-engine', 'schema-engine.mjs');
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase({ seeded: false });
});
afterAll(() => database.drop());

/** Prisma's command line with the replacement engine, whether or not the native engine is installed. */
const prisma = (...args: string[]) =>
  runNode([inWorkspace('node_modules', 'prisma', 'build', 'index.js'), ...args], {
    DATABASE_URL: database.url,
    PRISMA_SCHEMA_ENGINE_BINARY: engine,
  });

const Answer = z
  .object({ id: z.number(), result: z.unknown(), error: z.unknown() })
  .partial({ result: true, error: true });

/** The engine's replies to requests sent like the CLI's. */
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
  expect(migrationNames(inWorkspace('prisma', 'migrations')).length).toBeGreaterThan(0);
  const toSchema = ['--to-schema', 'prisma/schema', '--exit-code'];
  const { code, output } = await prisma('migrate', 'diff', '--from-config-datasource', ...toSchema);
  if (code !== 0) throw new Error(`"npm run db:migration -- NAME" writes the migration that is missing:\n${output}`);
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
