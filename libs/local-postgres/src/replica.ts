import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Failure, messageOf, textOf } from '@catalogue/command-kit/failure';
import { binary } from './package';
import { place, type Placement } from './placement';
import { limitsFor } from './primaryLimits';
import { lastLogLine, logFile, runningPostmaster, startPostmaster, stopPostmaster } from './postmaster';
import { runOn } from './query';

const run = promisify(execFile);
const startTime = 60_000;

interface ReplicaOptions {
  /** The database of which it is a copy; its user must have REPLICATION. */
  of: string;
  /** The folder of its data: made by the first call, and then brought up to date. */
  dataDir: string;
  /** The folder with the bin of the installed PostgreSQL, of the primary's major version. */
  native: string;
  /** By default a free one. Always on the loopback interface. */
  port?: number;
  log: (line: string) => void;
}

/** A PostgreSQL that repeats what another one writes. */
export interface Replica {
  /** The copy of the database. */
  url: string;
  /** Of the server process. */
  pid: number;
  /** Resolves when its server ends; until then this process stays alive. */
  ended(): Promise<void>;
  stop(): Promise<void>;
}

/** Opens a streaming replica on this machine. Throws a Failure that says what to do. */
export async function openReplica({ of, dataDir, native, port, log }: ReplicaOptions): Promise<Replica> {
  const placement = place(dataDir, log, { native });
  if (runningPostmaster(placement)) throw new Failure(`The replica in ${dataDir} runs already: stop it first.`);
  if (!existsSync(placement.cluster)) await copyPrimary(placement, of);
  addMissingFiles(placement);
  const { child, logFrom } = await startPostmaster(placement, {
    durable: true,
    port,
    settings: await limitsFor(placement, of),
  });
  const deadline = performance.now() + startTime;
  for (;;) {
    const running = runningPostmaster(placement);
    const url = new URL(of);
    if (running) url.host = `127.0.0.1:${running.port}`;
    const problem = running?.isReady ? await problemAt(url.href) : 'it did not start';
    if (running && problem === undefined)
      return {
        url: url.href,
        pid: running.pid,
        async ended() {
          child.ref();
          if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
        },
        stop: () => stopPostmaster(placement),
      };
    if (child.exitCode !== null || performance.now() > deadline) {
      const reason = child.exitCode === null ? problem : lastLogLine(placement, logFrom);
      await stopPostmaster(placement);
      throw new Failure(`The replica does not start (${reason}). ${adviceOn(placement, logFrom)}`);
    }
    await pause(25);
  }
}

const problemAt = (url: string): Promise<string | undefined> => runOn(url, 'SELECT 1').then(() => undefined, messageOf);

function adviceOn(placement: Placement, logFrom: number): string {
  const log = readFileSync(logFile(placement)).subarray(logFrom).toString();
  return log.includes('has already been removed')
    ? `The primary no longer has what it missed: delete ${placement.home} and start again.`
    : `See its log ${logFile(placement)}.`;
}

// A primary of Debian keeps these outside of its data, where no copy is made of them.
const ownFiles = {
  'postgresql.conf': '# The program that starts this replica sets what it needs.\n',
  'pg_hba.conf': 'host all all 127.0.0.1/32 scram-sha-256\nhost all all ::1/128 scram-sha-256\n',
};

function addMissingFiles({ cluster, uid }: Placement): void {
  for (const [name, text] of Object.entries(ownFiles)) {
    const file = join(cluster, 'data', name);
    if (existsSync(file)) continue;
    writeFileSync(file, text, { mode: 0o600 });
    if (uid !== undefined) chownSync(file, uid, uid);
  }
}

/** Renamed at the end, so that an interrupted copy is none. */
async function copyPrimary({ native, home, cluster, uid }: Placement, of: string): Promise<void> {
  const partial = mkdtempSync(join(home, 'copying-'));
  const primary = new URL(of);
  const password = decodeURIComponent(primary.password);
  primary.password = '';
  try {
    if (uid !== undefined) chownSync(partial, uid, uid);
    await run(
      binary(native, 'pg_basebackup'),
      [
        `--dbname=${primary.href}`,
        `--pgdata=${join(partial, 'data')}`,
        '--write-recovery-conf',
        '--wal-method=stream',
        '--checkpoint=fast',
        '--no-password',
      ],
      // Not as an argument, which every user of the machine can read.
      { uid, gid: uid, cwd: home, env: { ...process.env, PGPASSWORD: password, PGCONNECT_TIMEOUT: '10' } },
    );
    renameSync(partial, cluster);
  } catch (error) {
    const reason = textOf(error, 'stderr')?.trim().split('\n').at(-1) || messageOf(error);
    throw new Failure(
      `The primary could not be copied (${reason}): its user needs REPLICATION, and its pg_hba.conf a line for "replication" from this machine.`,
    );
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
}
