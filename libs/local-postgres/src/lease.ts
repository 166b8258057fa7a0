import { Client } from 'pg';
import { Failure } from '@catalogue/command-kit/failure';

// PostgreSQL itself counts the users of the cluster: each has a session with advisory locks, which end with the session.
const IN_USE = 420_001;
const SERVED = 420_002;
const PURPOSE = 'catalogue pid ';

/** The use of a cluster by one program; the last one that leaves stops the server. */
export interface Lease {
  /** Resolves if the session ends without `leave`: the server has ended. */
  lost: Promise<void>;
  /** True if nobody else held a lease when this one was taken. */
  isFirst: boolean;
  /** Gives the lease back; returns whether it was the last one. */
  leave(): Promise<boolean>;
}

/**
 * Joins the users of the cluster at `adminUrl`.
 * @param exclusive only one lease of this kind exists at a time; the second is refused with a Failure built by `taken(pid of the first)`.
 */
export async function takeLease(adminUrl: string, exclusive: boolean, taken: (pid: string) => string): Promise<Lease> {
  const session = new Client({
    connectionString: adminUrl,
    application_name: `${PURPOSE}${process.pid}`,
    keepAlive: true,
  });
  let leaving = false;
  const lost = new Promise<void>((resolve) => {
    const ended = (): void => {
      if (!leaving) resolve();
    };
    session.on('error', ended);
    session.on('end', ended);
  });
  await session.connect();
  const tryLock = async (call: string): Promise<boolean> => {
    const { rows } = await session.query<{ done: boolean }>(`SELECT ${call} AS done`);
    return rows[0]?.done === true;
  };
  const end = async (): Promise<void> => {
    leaving = true;
    await session.end();
  };

  if (exclusive && !(await tryLock(`pg_try_advisory_lock(${SERVED})`))) {
    const pid = await lockOwner(session, SERVED);
    await end();
    throw new Failure(taken(pid));
  }
  const isFirst = await tryLock(`pg_try_advisory_lock(${IN_USE})`);
  await session.query(`SELECT pg_advisory_lock_shared(${IN_USE})`);
  if (isFirst) await session.query(`SELECT pg_advisory_unlock(${IN_USE})`);

  return {
    lost,
    isFirst,
    async leave() {
      try {
        await session.query(`SELECT pg_advisory_unlock_shared(${IN_USE})`);
        return await tryLock(`pg_try_advisory_lock(${IN_USE})`);
      } finally {
        await end();
      }
    },
  };
}

async function lockOwner(session: Client, key: number): Promise<string> {
  const { rows } = await session.query<{ application_name: string }>(
    `SELECT application_name FROM pg_locks JOIN pg_stat_activity USING (pid) WHERE locktype = 'advisory' AND objid = $1 AND granted`,
    [key],
  );
  return rows[0]?.application_name.replace(PURPOSE, '') ?? 'unknown';
}
