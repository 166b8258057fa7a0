import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { Client } from 'pg';
import { binary } from './package';
import type { Placement } from './placement';

/** Of which a replica must have at least as many as its primary, each with its name in pg_controldata. */
const limits = {
  max_connections: 'max_connections',
  max_worker_processes: 'max_worker_processes',
  max_wal_senders: 'max_wal_senders',
  max_prepared_transactions: 'max_prepared_xacts',
  max_locks_per_transaction: 'max_locks_per_xact',
};

type Limits = Record<string, number>;

/** The limits that a replica at `placement` of the primary at `of` must have. */
export async function limitsFor(placement: Placement, of: string): Promise<Limits> {
  const copied = limitsOfCopy(placement);
  // While it is away, the copy follows what it had at last.
  const asked = await limitsOfPrimary(of).catch((): Limits => ({}));
  // A primary that has fewer now had more in the log that is still to be repeated.
  return Object.fromEntries(
    Object.keys(limits).map((name) => [name, Math.max(copied[name] ?? 0, asked[name] ?? 0)] as const),
  );
}

function limitsOfCopy({ native, cluster, uid }: Placement): Limits {
  const text = execFileSync(binary(native, 'pg_controldata'), [join(cluster, 'data')], {
    encoding: 'utf8',
    uid,
    gid: uid,
    cwd: cluster,
    env: { ...process.env, LC_ALL: 'C' },
  });
  return Object.fromEntries(
    Object.entries(limits).map(([name, itsName]) => [
      name,
      Number(new RegExp(`^${itsName} setting: +(\\d+)$`, 'm').exec(text)?.[1] ?? 0),
    ]),
  );
}

async function limitsOfPrimary(of: string): Promise<Limits> {
  // As a replica, since this user may be let in for nothing else.
  const url = new URL(of);
  url.searchParams.set('replication', 'true');
  const client = new Client({ connectionString: url.href, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const found: Limits = {};
    for (const name of Object.keys(limits)) {
      const { rows } = await client.query<Record<string, string>>(`SHOW ${name}`);
      found[name] = Number(rows[0]?.[name]);
    }
    return found;
  } finally {
    await client.end();
  }
}
