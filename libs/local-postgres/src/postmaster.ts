import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf, Failure } from '@catalogue/command-kit/failure';
import { freePort } from '@catalogue/command-kit/port';
import { binary } from './package';
import type { Placement } from './placement';

/** A server process, from its pid file. */
interface Postmaster {
  pid: number;
  port: number;
  /** The folder with its Unix socket, if it has one. */
  socketFolder: string | undefined;
  /** False while it starts or stops. */
  isReady: boolean;
}

/** The server that runs on these data, if any. Removes a pid file that a crash left behind. */
export function runningPostmaster({ cluster }: Placement): Postmaster | undefined {
  const data = join(cluster, 'data');
  const file = join(data, 'postmaster.pid');
  const text = textOf(file);
  if (text === undefined) return undefined;
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  if (runsOn(data, pid)) {
    return {
      pid,
      port: Number(lines[3]),
      socketFolder: lines[4]?.trim() || undefined,
      isReady: lines[7]?.trim() === 'ready',
    };
  }
  // A server that starts makes the file and then writes into it.
  if (text === '' && !isAbandoned(file)) return undefined;
  // PostgreSQL does this itself, except if the number now belongs to another program, as after a container's restart. Not to
  // the file of a server that has started since.
  if (textOf(file) === text) rmSync(file, { force: true });
  return undefined;
}

/** In milliseconds; an empty pid file that is older is of a server that was killed while it started. */
const startsWithin = 10_000;

/** Undefined if there is no such file; a process may end, and take it away, at any moment. */
function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes(codeOf(error) ?? '')) return undefined;
    throw error;
  }
}

function isAbandoned(file: string): boolean {
  const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  return written !== undefined && performance.timeOrigin + performance.now() - written > startsWithin;
}

// The longest address of a Unix socket that Linux and macOS both take, with its end.
const maxSocketPathLength = 103;

/** The folder for a Unix socket, which costs a call less than TCP; undefined where there can be none. Only its user may enter it. */
export const socketFolderOf = ({ cluster }: Placement): string | undefined =>
  process.platform !== 'win32' && Buffer.byteLength(`${cluster}/.s.PGSQL.65535`) <= maxSocketPathLength
    ? cluster
    : undefined;

interface StartOptions {
  durable: boolean;
  /** By default a free one. */
  port: number | undefined;
  /** Where it also listens, by default nowhere. */
  socketFolder?: string | undefined;
  /** Further ones of PostgreSQL, which replace those of here. */
  settings?: Readonly<Record<string, string | number>>;
}

/** Starts the server with its log in `server.log`, in a session of its own, so that Ctrl-C reaches this process alone. */
export async function startPostmaster(
  placement: Placement,
  { durable, port, socketFolder = '', settings: further = {} }: StartOptions,
): Promise<Started> {
  const chosen = port ?? (await freePort());
  const log = openSync(logFile(placement), 'a', 0o600);
  const logFrom = statSync(logFile(placement)).size;
  const settings = [
    `port=${chosen}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${quoted(socketFolder)}`,
    'timezone=UTC',
    // A hundred sandboxes of the control room, each with a few.
    'max_connections=400',
  ];
  if (!durable) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off');
  settings.push(...Object.entries(further).map(([name, value]) => `${name}=${value}`));
  const child = spawn(
    binary(placement.native, 'postgres'),
    ['-D', join(placement.cluster, 'data'), ...settings.flatMap((setting) => ['-c', setting])],
    {
      uid: placement.uid,
      gid: placement.uid,
      cwd: placement.home,
      stdio: ['ignore', log, log],
      detached: process.platform !== 'win32',
      windowsHide: true,
    },
  );
  closeSync(log);
  child.unref();
  await once(child, 'spawn').catch((error: unknown) => {
    throw new Failure(
      `PostgreSQL cannot be run as uid ${placement.uid ?? 'of this user'} (${codeOf(error)}): run this as an ordinary user, or set DATABASE_URL.`,
    );
  });
  return { child, logFrom };
}

/** As an entry of a list of folders. */
const quoted = (folder: string): string => (folder === '' ? '' : `"${folder.replaceAll('"', '""')}"`);

/** A server process that has been started; it may not accept connections yet. */
export interface Started {
  child: ChildProcess;
  /** The offset in bytes at which its part of the log begins. */
  logFrom: number;
}

/** Fast shutdown: open transactions are rolled back, everything committed is on disk when this ends. */
export async function stopPostmaster(placement: Placement): Promise<void> {
  const postmaster = runningPostmaster(placement);
  if (postmaster === undefined) return;
  if (process.platform === 'win32') {
    execFileSync(binary(placement.native, 'pg_ctl'), ['stop', '-m', 'fast', '-D', join(placement.cluster, 'data')]);
    return;
  }
  process.kill(postmaster.pid, 'SIGINT');
  while (isAlive(postmaster.pid)) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** The log that every start appends to. */
export const logFile = ({ home }: Placement): string => join(home, 'server.log');

/** The last message of a server that ended. */
export function lastLogLine(placement: Placement, logFrom: number): string {
  const lines = readFileSync(logFile(placement)).subarray(logFrom).toString().trim().split('\n');
  const last = lines.filter((line) => /FATAL|PANIC/.test(line)).at(-1) ?? lines.at(-1) ?? '';
  return last.replace(/^.*?(FATAL|PANIC|LOG): +/, '') || 'no output';
}

function isAlive(pid: number): boolean {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
  // A zombie (state Z) has ended.
  return !/\) Z /.test(textOf(`/proc/${pid}/stat`) ?? '');
}

// The number may now belong to another program.
function runsOn(data: string, pid: number): boolean {
  if (!isAlive(pid)) return false;
  const command = textOf(`/proc/${pid}/cmdline`);
  if (command !== undefined) return command.includes(data);
  if (process.platform === 'win32') return true;
  try {
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(data);
  } catch {
    return false;
  }
}
