import type { Client, ClientBase } from 'pg';
import {
  acquire,
  connectAsAdmin,
  LOCK_ID,
  newAdminSession,
  servingLockOf,
  type Lock,
} from '@catalogue/database/servingLock';
import { inSession } from '@catalogue/local-postgres/query';

const CONTENT_LOCK = `${LOCK_ID}`;

/** Prevents seeding and resetting until this session ends. */
export async function shareContentLock(session: ClientBase): Promise<void> {
  await session.query(`SELECT pg_advisory_lock_shared(${CONTENT_LOCK})`);
}

/** Runs `work` once no command writes the content of the database (`shareContentLock`). */
export async function withContentLock(url: string, work: () => Promise<void>): Promise<void> {
  await inSession(url, (session) => withLock(session, { key: CONTENT_LOCK, values: [] }, work));
}

/** Runs `work` once no server uses the database. */
export async function withServingLock(url: string, work: () => Promise<void>): Promise<void> {
  const session = newAdminSession(url);
  if (!(await connectAsAdmin(session))) return work();
  try {
    await withLock(session, servingLockOf(url), work);
  } finally {
    await session.end();
  }
}

async function withLock(session: Client, lock: Lock, work: () => Promise<void>): Promise<void> {
  await acquire(session, lock, () =>
    console.log('A server or another command is using the database. Waiting for it to end …'),
  );
  await work();
}
