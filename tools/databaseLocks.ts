import { setTimeout as pause } from 'node:timers/promises';
import { Client, type ClientBase } from 'pg';
import { atShutdown } from '@catalogue/command-kit/shutdown';
import { mayNotConnect } from '@catalogue/database/mayNotConnect';
import { inSession } from '@catalogue/local-postgres/query';

const LOCK_ID = 420_006;
const CONTENT_LOCK = `${LOCK_ID}`;
const SERVING_LOCK = `${LOCK_ID}, hashtext($1)`;
const LOST =
  'This server lost its lock when PostgreSQL ended a session, and another command replaces the database or is about to: restart the server when that has ended.';
const UNGUARDED =
  'This server may no longer connect to the database "postgres": end it before a command replaces its database, as none waits for it.';
/** So many milliseconds are between two tries to get a lost lock again. */
const retryTime = 250;
const connectionTimeoutMillis = 8000;

/** Prevents seeding and resetting until this session ends. */
export async function shareContentLock(session: ClientBase): Promise<void> {
  await session.query(`SELECT pg_advisory_lock_shared(${CONTENT_LOCK})`);
}

/** Runs `work` once no command writes the content of the database (`shareContentLock`). */
export async function withContentLock(url: string, work: () => Promise<void>): Promise<void> {
  await inSession(url, (session) => withLock(session, { key: CONTENT_LOCK, values: [] }, work));
}

/**
 * Prevents a reset until it is released, which is when this command ends at the latest. PostgreSQL releases the lock when it ends the
 * session, as a restart does: then another session takes it. The lock is in the database `postgres`, since an open session in the
 * database itself would prevent the control room from copying it.
 */
export async function shareServingLock(url: string): Promise<() => Promise<void>> {
  let session: Client | undefined;
  let isReleased = false;
  let hasSaid = false;
  const take = async (sentence: string): Promise<void> => {
    const taking = (session = newAdminSession(url));
    if (!(await connect(taking))) {
      if (sentence === LOST) console.log(UNGUARDED);
      return;
    }
    await acquire(taking, { key: SERVING_LOCK, values: [nameOf(url)], isShared: true }, () => {
      if (!hasSaid) console.log(sentence);
      hasSaid = true;
    });
    hasSaid = false;
    taking.once('end', () => void takeAgain());
  };
  const takeAgain = async (): Promise<void> => {
    while (!isReleased) {
      try {
        return await take(LOST);
      } catch {
        void session?.end();
        await pause(retryTime, undefined, { ref: false });
      }
    }
  };
  const release = async (): Promise<void> => {
    isReleased = true;
    await session?.end();
  };
  atShutdown(release);
  await take('Another command is replacing the database. Waiting for it to end …');
  return release;
}

/** Runs `work` once no server uses the database (`shareServingLock`). */
export async function withServingLock(url: string, work: () => Promise<void>): Promise<void> {
  const session = newAdminSession(url);
  if (!(await connect(session))) return work();
  try {
    await withLock(session, { key: SERVING_LOCK, values: [nameOf(url)] }, work);
  } finally {
    await session.end();
  }
}

interface Lock {
  key: string;
  values: string[];
  /** Several sessions may have it together. */
  isShared?: boolean;
}

async function withLock(session: Client, lock: Lock, work: () => Promise<void>): Promise<void> {
  await acquire(session, lock, () =>
    console.log('A server or another command is using the database. Waiting for it to end …'),
  );
  await work();
}

async function acquire(session: Client, { key, values, isShared }: Lock, onWait: () => void): Promise<void> {
  const name = isShared ? 'lock_shared' : 'lock';
  const { rows } = await session.query<{ free: boolean }>(`SELECT pg_try_advisory_${name}(${key}) AS free`, values);
  if (rows[0]?.free === true) return;
  onWait();
  await session.query(`SELECT pg_advisory_${name}(${key})`, values);
}

const nameOf = (url: string): string => new URL(url).pathname;

/** A session in the database `postgres`, not connected yet. */
function newAdminSession(url: string): Client {
  const adminUrl = new URL(url);
  adminUrl.pathname = '/postgres';
  const session = new Client({
    connectionString: adminUrl.href,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis,
  });
  // A session that breaks fails its query, and ends.
  session.on('error', () => undefined);
  return session;
}

/** False if this user may not connect to that database. */
async function connect(session: Client): Promise<boolean> {
  try {
    await session.connect();
    return true;
  } catch (error) {
    if (mayNotConnect(error)) return false;
    throw error;
  }
}
