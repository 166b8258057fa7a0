import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';

// In milliseconds.
const leaveTime = 5000;

/** Waits until nobody is connected to a database. What to do with those who stay is for the work on it to decide. */
export async function untilLeft(session: Client, database: string): Promise<void> {
  const latest = performance.now() + leaveTime;
  const connected = `SELECT 1 FROM pg_stat_activity WHERE datname = $1 AND backend_type = 'client backend' LIMIT 1`;
  while ((await session.query(connected, [database])).rowCount && performance.now() < latest) await pause(10);
}
