import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { mayNotConnect } from './mayNotConnect';

const LOST =
  'This server lost its lock when PostgreSQL ended a session, and another command replaces the database or is about to: restart the server when that has ended.';
const UNGUARDED =
  'This server may no longer connect to the database "postgres": end it before a command replaces its database, as none waits for it.';
const WAITING = 'Another command is replacing the database. Waiting for it to end …';
/** So many milliseconds are between two tries to get a lost lock again. */
const retryTime = 250;
const connectionTimeoutMillis = 8000;

/** The first of the two keys of the locks below. */
export const LOCK_ID = 420_006;

/** An advisory lock of PostgreSQL. */
export interface Lock {
  /** Its keys in SQL. */
  key: string;
  values: string[];
  /** Several sessions may have it together. */
  isShared?: boolean;
}

/** The lock that servers share, and that a command needs alone to replace the database of this URL. */
export const servingLockOf = (url: string): Lock => ({
  key: `${LOCK_ID}, hashtext($1)`,
  values: [new URL(url).pathname],
});

/**
 * Prevents that a command replaces the database until it is released. Resolves once the lock is held, or once PostgreSQL is known to
 * be away: then the lock is taken when it is there. PostgreSQL releases the lock when it ends the session, as a restart does: then
 * another session takes it. The lock is in the database `postgres`, since an open session in the database itself would prevent the
 * control room from copying it.
 *
 * @param say is told in a sentence what the operator should know
 * @returns releases it
 */
export async function shareServingLock(url: string, say: (sentence: string) => void): Promise<() => Promise<void>> {
  let session: Client | undefined;
  let isReleased = false;
  let hasSaid = false;
  const take = async (sentence: string): Promise<void> => {
    const taking = (session = newAdminSession(url));
    if (!(await connectAsAdmin(taking))) {
      if (sentence === LOST) say(UNGUARDED);
      return;
    }
    await acquire(taking, { ...servingLockOf(url), isShared: true }, () => {
      if (!hasSaid) say(sentence);
      hasSaid = true;
    });
    hasSaid = false;
    taking.once('end', () => void takeAgain(LOST));
  };
  const takeAgain = async (sentence: string): Promise<void> => {
    while (!isReleased) {
      try {
        return await take(sentence);
      } catch {
        void session?.end();
        await pause(retryTime, undefined, { ref: false });
      }
    }
  };
  try {
    await take(WAITING);
  } catch {
    void takeAgain(WAITING);
  }
  return async () => {
    isReleased = true;
    await session?.end();
  };
}

/** Takes a lock; `onWait` is called if another has it. */
export async function acquire(session: Client, { key, values, isShared }: Lock, onWait: () => void): Promise<void> {
  const name = isShared ? 'lock_shared' : 'lock';
  const { rows } = await session.query<{ free: boolean }>(`SELECT pg_try_advisory_${name}(${key}) AS free`, values);
  if (rows[0]?.free === true) return;
  onWait();
  await session.query(`SELECT pg_advisory_${name}(${key})`, values);
}

/** A session in the database `postgres`, not connected yet. */
export function newAdminSession(url: string): Client {
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
export async function connectAsAdmin(session: Client): Promise<boolean> {
  try {
    await session.connect();
    return true;
  } catch (error) {
    if (mayNotConnect(error)) return false;
    throw error;
  }
}
