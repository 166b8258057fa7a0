import { runOn } from '@catalogue/local-postgres/query';
import { createTestDatabase, type TestDatabase } from '@catalogue/database/testing/testDatabase';
import { shareServingLock, withServingLock } from './databaseLocks';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase({ seeded: false });
}, 60_000);
afterEach(() => database.drop());

it('a database that a server uses is not reset meanwhile, and can be copied', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation();
  const steps: string[] = [];
  await shareServingLock(database.url);
  const replacing = withServingLock(database.url, async () => void steps.push('replaced'));
  const elsewhere = new URL(database.url);
  elsewhere.pathname = '/postgres';
  const name = new URL(database.url).pathname.slice(1);
  await runOn(elsewhere.href, `CREATE DATABASE "${name}_copy" TEMPLATE "${name}"`);
  await runOn(elsewhere.href, `DROP DATABASE "${name}_copy"`);
  steps.push('copied');
  expect(log).toHaveBeenCalledWith(expect.stringContaining('Waiting for it to end'));
  await runOn(
    elsewhere.href,
    `SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted AND mode = 'ShareLock' AND objid = hashtext('/${name}')::bigint & 4294967295`,
  );
  await replacing;
  expect(steps).toEqual(['copied', 'replaced']);
});
