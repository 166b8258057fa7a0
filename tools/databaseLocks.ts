import { Client, type ClientBase } from 'pg';
import { atShutdown } from '@catalogue/command-kit/shutdown';
import { mayNotConnect } from '@catalogue/database/mayNotConnect';
import { inSession } from '@catalogue/local-postgres/query';

const LOCK_ID = 420_006;
const CONTENT_LOCK = `${LOCK_ID}`;
const SERVING_LOCK = `${LOCK_ID}, hashtext($1)`;

/** Prevents seeding and resetting until this session ends. */
export async function shareContentLock(session: ClientBase): Promise<void> {
  await session.query(`SELECT pg_advisory_lock_shared(${CONTENT_LOCK})`);
}

/** Runs `work` once no command writes the content of the database (`shareContentLock`). */
export async function withContentLock(url: string, work: () => Promise<void>): Promise<void> {
  await inSession(url, (session) => withLock(session, CONTENT_LOCK, [], work));
}

/**
 * Prevents a reset until this command ends. The lock is in the database `postgres`, since an open session in the database itself
 * would prevent the control room from copying it.
 */
export async function shareServingLock(url: string): Promise<void> {
  const session = await openAdminSession(url);
  if (!session) return;
  await session.query(`SELECT pg_advisory_lock_shared(${SERVING_LOCK})`, [nameOf(url)]);
  atShutdown(() => session.end());
}

/** Runs `work` once no server uses the database (`shareServingLock`). */
export async function withServingLock(url: string, work: () => Promise<void>): Promise<void> {
  const session = await openAdminSession(url);
  if (!session) return work();
  try {
    await withLock(session, SERVING_LOCK, [nameOf(url)], work);
  } finally {
    await session.end();
  }
}

async function withLock(session: Client, key: string, values: string[], work: () => Promise<void>): Promise<void> {
  const { rows } = await session.query<{ free: boolean }>(`SELECT pg_try_advisory_lock(${key}) AS free`, values);
  if (rows[0]?.free !== true) {
    console.log('A server or another command is using the database. Waiting for it to end …');
    await session.query(`SELECT pg_advisory_lock(${key})`, values);
  }
  await work();
}

const nameOf = (url: string): string => new URL(url).pathname;

/** A session in the database `postgres`; null if this user may not connect to it. */
async function openAdminSession(url: string): Promise<Client | null> {
  const adminUrl = new URL(url);
  adminUrl.pathname = '/postgres';
  const session = new Client({ connectionString: adminUrl.href, keepAlive: true });
  session.on('error', () => undefined);
  try {
    await session.connect();
    return session;
  } catch (error) {
    if (mayNotConnect(error)) return null;
    throw error;
  }
}
