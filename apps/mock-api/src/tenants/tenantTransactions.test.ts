import { openDatabase } from '../database';
import type { Databases } from './databases';
import type { Tenant } from './tenant';
import { tenantTransactions } from './tenantTransactions';

// Not connected to: what counts is how many transactions are begun.
const db = openDatabase('postgresql://nobody@127.0.0.1:9/none');
const tenant = { database: 'a sandbox', deps: { db } } as unknown as Tenant;

it('of all tenants two transactions run at once, since each takes a connection that nobody has reserved', async () => {
  const running: ((answer: number) => void)[] = [];
  const inTransaction = () => new Promise((resolve) => running.push(resolve));
  const run = tenantTransactions({ inTransaction } as unknown as Databases);
  const all = Array.from({ length: 52 }, () => run(tenant, async () => 0));
  expect(running).toHaveLength(2);
  await expect(run(tenant, async () => 0)).rejects.toMatchObject({ status: 503 });
  for (let at = 0; at < 52; at += 1) {
    running[at]?.(at);
    expect(await all[at]).toBe(at);
    expect(running.length).toBeLessThanOrEqual(at + 3);
  }
});
