import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure } from '@catalogue/command-kit/failure';
import { atShutdown } from '@catalogue/command-kit/shutdown';
import { inWorkspace } from '@catalogue/command-kit/workspace';
import { generateClient, prisma } from '@catalogue/database/prismaCommand';
import { createTestDatabase, EMPTY, openTestServer } from '@catalogue/database/testing/testDatabase';

export const usage = `Usage: npm run db:migration -- NAME
Writes prisma/migrations/TIME_NAME/migration.sql: what leads from the present migrations to prisma/schema. NAME as in due_dates.`;

export async function run(args: string[]): Promise<void> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [name = ''] = positionals;
  if (positionals.length !== 1 || !/^[a-z][a-z0-9_]*$/.test(name)) throw new Failure(usage);
  await generateClient();

  const server = await openTestServer(EMPTY);
  atShutdown(() => server.stop());
  const database = await createTestDatabase({ seeded: false });
  const time = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const folder = inWorkspace('prisma', 'migrations', `${time}_${name}`);
  const file = join(folder, 'migration.sql');
  mkdirSync(folder);
  try {
    const toSchema = ['--to-schema', 'prisma/schema', '--script', '--output', file];
    await prisma(['migrate', 'diff', '--from-config-datasource', ...toSchema], database.url);
    const sql = readFileSync(file, 'utf8').trim();
    if (sql.split('\n').every((line) => line.startsWith('--')))
      throw new Failure('The migrations already lead to this schema: change prisma/schema first.');
    console.log(`${file}:\n\n${sql}`);
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  } finally {
    await database.drop();
  }
}
