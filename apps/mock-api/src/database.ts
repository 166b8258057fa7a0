import { PrismaPg } from '@prisma/adapter-pg';
import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { PrismaClient } from '@catalogue/database/generated/client';
import { ChangeCounter, withListener } from './changeCounter';
import { readerOfWrites } from './othersWrites.store';
import { statementNames } from './statementNames';
import { madeDocumentKey } from './documentSigner';

interface Options {
  /** Maximum number of connections; idle ones are closed after a while. */
  max?: number;
  /** Milliseconds that a call waits for a connection, so that an unresponsive database does not block it. */
  timeoutMs?: number;
  /** Milliseconds after which the database ends a statement. */
  statementMs?: number;
  /** Nobody imports into a sandbox, and there may be many. */
  isSandbox?: boolean;
  /** Connections that outlive the client; of a test, whose next one goes on with them. */
  connections?: Pool;
  /** Of a replica: the database for whose replies it is read. */
  primary?: PrismaClient;
}

/** In milliseconds, how long any call waits for a connection. */
export const connectionTimeout = 8000;

// Writes by other processes (an import) are noticed within so many milliseconds.
const pollInterval = 250;
const sandboxPollInterval = 1000;

const changesOfDatabases = new WeakMap<object, ChangeCounter>();
const primaries = new WeakMap<object, PrismaClient>();
const pools = new WeakMap<object, Pool>();

/** How a client of ours connects. Its name tells its own writes from those of others. */
export const connectionOptions = (
  url: string,
  { max = 16, timeoutMs = connectionTimeout, statementMs = 10_000 }: Options = {},
) => ({
  connectionString: url,
  application_name: `catalogue ${randomBytes(8).toString('hex')}`,
  max,
  connectionTimeoutMillis: timeoutMs,
  statement_timeout: statementMs,
  // The database ends the statement by itself, unless it is out of reach.
  query_timeout: statementMs + timeoutMs,
});

export function openDatabase(url: string, options: Options = {}): PrismaClient {
  const { timeoutMs = connectionTimeout, statementMs = 10_000, isSandbox = false, primary, connections } = options;
  const own = connectionOptions(url, options);
  const application_name = connections?.options.application_name ?? own.application_name;
  const readWrites = (): Promise<readonly string[] | null> => othersWrites();
  const changes = new ChangeCounter(readWrites, isSandbox ? sandboxPollInterval : pollInterval);
  const nameOf = statementNames();
  const adapter = new PrismaPg(connections ?? own, {
    statementNameGenerator: ({ sql }) => nameOf(sql),
    disposeExternalPool: true,
  });
  const connect = adapter.connect.bind(adapter);
  adapter.connect = async () => {
    const connected = await connect();
    pools.set(db, connected.underlyingDriver());
    return connected;
  };
  const db = new PrismaClient({
    adapter: withListener(adapter, {
      sent: (sql) => (primary ? changesOf(primary) : changes).recordStatement(sql),
      wrote: (changed) => changes.increment(changed),
    }),
    // A statement that waits for the lock of another transaction may take as long as any: Prisma's own five seconds are fewer.
    transactionOptions: { maxWait: timeoutMs, timeout: statementMs },
    // Longer messages quote the arguments of a call.
    errorFormat: 'minimal',
  });
  const othersWrites = readerOfWrites(db, application_name);
  changesOfDatabases.set(db, changes);
  return db;
}

/** A copy of a database that PostgreSQL keeps up to date, for reads. */
export function openReplica(url: string, primary: PrismaClient): PrismaClient {
  // Whoever waits for it for longer is answered by the primary.
  const replica = openDatabase(url, { timeoutMs: 2000, primary });
  primaries.set(replica, primary);
  return replica;
}

/** The database that a client reads a copy of, or the client itself. */
export const primaryOf = <Db extends object>(db: Db): Db | PrismaClient => primaries.get(db) ?? db;

/** The change counter that `openDatabase` created for this client. */
export function changesOf(db: PrismaClient): ChangeCounter {
  const found = changesOfDatabases.get(db);
  if (!found) throw new Error('This database was not opened by openDatabase.');
  return found;
}

/** The connections of a client: in use, idle, and calls that wait for one. All 0 before the first statement. */
export function connectionsOf(db: PrismaClient): { used: number; idle: number; waiting: number } {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = pools.get(db) ?? {};
  return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}

/** Throws with the reason when the database does not reply. */
export const ping = async (db: Pick<PrismaClient, '$queryRaw'>): Promise<void> => void (await db.$queryRaw`SELECT 1`);

/** What this server keeps to itself: the keys of tokens, of documents, and of the links in mails. */
export interface ServerKeys {
  secret: string;
  documents: string;
  mails: string;
}

export const serverKeys = async (db: PrismaClient): Promise<ServerKeys> => ({
  secret: await signingSecret(db),
  documents: await documentKey(db),
  mails: await mailKey(db),
});

/** Makes the keys those of another database. */
export const storeServerKeys = (
  db: Pick<PrismaClient, '$executeRaw'>,
  { secret, documents, mails }: ServerKeys,
): Promise<number> =>
  db.$executeRaw`
    INSERT INTO segredo_servidor (name, value)
    VALUES ('access-token', ${secret}), ('documents', ${documents}), ('mails', ${mails})
    ON CONFLICT (name) DO UPDATE SET value = EXCLUDED.value`;

type SecretDb = Pick<PrismaClient, '$queryRaw'>;

// Created on first use, the same for every server on this database.
async function keptSecret(db: SecretDb, name: string, made: string): Promise<string> {
  const rows = await db.$queryRaw<{ value: string }[]>`
    INSERT INTO segredo_servidor (name, value) VALUES (${name}, ${made})
    ON CONFLICT (name) DO UPDATE SET name = EXCLUDED.name RETURNING value`;
  return rows[0]?.value ?? made;
}

/** The signing key of access tokens. */
export const signingSecret = (db: PrismaClient): Promise<string> =>
  keptSecret(db, 'access-token', randomBytes(32).toString('base64url'));

/** The private key that signs documents. */
export const documentKey = (db: PrismaClient): Promise<string> => keptSecret(db, 'documents', madeDocumentKey());

/** The key that signs links in mails. It is read whenever one is opened, and a write would void the replies that are kept. */
export async function mailKey(db: SecretDb): Promise<string> {
  const [kept] = await db.$queryRaw<{ value: string }[]>`SELECT value FROM segredo_servidor WHERE name = 'mails'`;
  return kept?.value ?? keptSecret(db, 'mails', randomBytes(32).toString('base64url'));
}
