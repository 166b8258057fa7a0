import { Client } from 'pg';
import { runOn } from '@catalogue/local-postgres/query';
import { changesOf, openDatabase } from './database';
import { openTestDatabase } from './testing/openTestDatabase';

it('a sandbox distinguishes what another program wrote from what this server wrote itself', async () => {
  const database = await openTestDatabase();
  const db = openDatabase(database.url, { isSandbox: true });
  const now = performance.now.bind(performance);
  let later = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now() + later);
  const counts = () => {
    // Long enough to look for others.
    later += 2000;
    return changesOf(db).counts();
  };
  const write = 'UPDATE reserva SET untold = untold';
  const other = new Client({ connectionString: database.url });
  try {
    await counts();
    const own = await counts();
    // Several at once take several connections.
    await Promise.all(Array.from({ length: 3 }, () => db.$executeRawUnsafe(write)));
    const { data, holds } = await counts();
    expect([data - own.data, holds - own.holds]).toEqual([0, 3]);
    await runOn(database.url, write);
    // PostgreSQL counts a session that has ended a moment later.
    while ((await counts()).data === data);
    await other.connect();
    const connected = await counts();
    await other.query(write);
    expect((await counts()).data).toBeGreaterThan(connected.data);
  } finally {
    await other.end();
    jest.restoreAllMocks();
    await db.$disconnect();
    await database.close();
  }
});
