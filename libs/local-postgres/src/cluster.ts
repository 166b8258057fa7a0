import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { codeOf, Failure, messageOf } from '@catalogue/command-kit/failure';
import { initialise, SUPERUSER } from './initialise';
import { takeLease, type Lease } from './lease';
import { place, type Placement } from './placement';
import { runOn } from './query';
import {
  lastLogLine,
  logFile,
  runningPostmaster,
  socketFolderOf,
  startPostmaster,
  stopPostmaster,
  type Started,
} from './postmaster';

const DATABASE = 'catalogue';
const TIMEOUT_MS = 60_000;

interface ClusterOptions {
  dataDir: string;
  /** What names this folder, for a message that advises another one: the variable DATA_DIR, if nothing else does. */
  folderSetting?: string | undefined;
  /** By default a free one. Always on the loopback interface. */
  port?: number;
  log: (line: string) => void;
  /** False: faster, but a power cut may lose data. For data that can be created again. */
  durable?: boolean;
  /** Another PostgreSQL than the one from npm: the folder with its bin. */
  native?: string;
  /** Refuses a second exclusive opening of the same data. */
  exclusive?: boolean;
}

/** A running PostgreSQL server of one data folder. */
export interface Cluster {
  /** The application's database, empty at first. */
  url: string;
  /** The database `postgres`, as superuser. */
  adminUrl: string;
  /** False if a server was already running on these data: left behind by a crash, or used by another program. */
  startedByUs: boolean;
  /** True if no other program used the cluster when it was opened. */
  isFirst: boolean;
  /** Resolves if the server ends while it is in use. */
  lost: Promise<void>;
  /** Stops the server, unless another program still uses it. */
  stop(): Promise<void>;
}

/** Opens the embedded PostgreSQL on these data, which the first call creates. Throws a Failure that says what to do. */
export async function openCluster(options: ClusterOptions): Promise<Cluster> {
  const placement = place(options.dataDir, options.log, options);
  await initialise(placement);
  const { adminUrl, startedByUs, lease } = await joinOrStart(placement, options);
  const url = withDatabase(adminUrl, DATABASE);
  await ensureDatabase(adminUrl);
  return {
    url,
    adminUrl,
    startedByUs,
    isFirst: lease.isFirst,
    lost: lease.lost,
    async stop() {
      const wasLast = await lease.leave().catch(() => true);
      if (wasLast) await stopPostmaster(placement);
    },
  };
}

/** The same server and user, another database. */
export function withDatabase(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${encodeURIComponent(database)}`;
  return other.href;
}

interface Joined {
  adminUrl: string;
  startedByUs: boolean;
  lease: Lease;
}

// Retries, since after a crash the old server's last processes may still use its shared memory, and another program may start or stop it.
async function joinOrStart(placement: Placement, options: ClusterOptions): Promise<Joined> {
  const password = readFileSync(join(placement.cluster, 'password'), 'utf8').trim();
  const urlAt = (port: number, socketFolder: string | undefined): string =>
    `postgresql://${SUPERUSER}:${password}@${encodeURIComponent(socketFolder ?? '127.0.0.1')}:${port}/postgres`;
  let socketFolder = socketFolderOf(placement);
  const deadline = performance.now() + TIMEOUT_MS;
  let started: Started | undefined;
  while (performance.now() < deadline) {
    if (started !== undefined && hasEnded(started)) {
      const reason = lastLogLine(placement, started.logFrom);
      // Some file systems, as those that a container shares with its host, can have none.
      if (socketFolder !== undefined && /Unix.domain socket|Unix address/.test(reason)) socketFolder = undefined;
      else throwIfPermanent(placement, options, reason);
      started = undefined;
      await pause(150);
    }
    const running = runningPostmaster(placement);
    if (started === undefined && running === undefined) {
      started = await startPostmaster(placement, {
        durable: options.durable ?? true,
        port: options.port,
        socketFolder,
      });
    }
    try {
      if (running?.isReady) {
        const adminUrl = urlAt(running.port, running.socketFolder);
        const lease = await takeLease(adminUrl, options.exclusive ?? false, (pid) =>
          inUse(options.dataDir, placement, pid),
        );
        return { adminUrl, startedByUs: started !== undefined, lease };
      }
    } catch (error) {
      if (!isTransient(error)) {
        started?.child.kill('SIGINT');
        throw error;
      }
    }
    await pause(25);
  }
  started?.child.kill('SIGINT');
  throw notStarting(placement, 'it did not answer for a minute');
}

// Starting up, shutting down, or ended during the query.
const isTransient = (error: unknown): boolean =>
  ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', '57P03', '57P01', '57P02'].includes(codeOf(error) ?? '') ||
  messageOf(error).includes('Connection terminated');

const hasEnded = ({ child }: Started): boolean => child.exitCode !== null || child.signalCode !== null;

function throwIfPermanent(placement: Placement, options: ClusterOptions, reason: string): void {
  if (options.port !== undefined && /could not (bind|create any TCP)/.test(reason)) {
    throw new Failure(`Port ${options.port} for PostgreSQL is in use: choose another one, or leave it out.`);
  }
  const isTransientReason = /lock file|shared memory|could not (bind|create any TCP)/.test(reason);
  if (!isTransientReason) throw notStarting(placement, reason);
}

const notStarting = (placement: Placement, reason: string): Failure =>
  new Failure(
    `PostgreSQL does not start on ${placement.cluster} (${reason}). See its log ${logFile(placement)}, or move that folder away to start with new data.`,
  );

const inUse = (dataDir: string, { folderSetting }: Placement, pid: string): string =>
  `The data folder ${dataDir} is in use by another process (${pid}): stop it first, or set ${folderSetting} to another folder.`;

async function ensureDatabase(adminUrl: string): Promise<void> {
  const known = await runOn(adminUrl, `SELECT 1 FROM pg_database WHERE datname = '${DATABASE}'`);
  if (known.length > 0) return;
  await runOn(adminUrl, `CREATE DATABASE ${DATABASE}`).catch((error: unknown) => {
    // A concurrent program created it.
    if (!['42P04', '23505'].includes(codeOf(error) ?? '')) throw error;
  });
}
