import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@catalogue/command-kit/port';
import { atShutdown } from '@catalogue/command-kit/shutdown';

export interface StartedServer {
  address: string;
  /** From the command to the first healthy reply. */
  seconds: number;
  /** The command's; the server is a descendant of it. */
  pid: number;
  stop(): Promise<void>;
  /** Resolves when the command has ended. */
  ended: Promise<void>;
}

interface StartOptions {
  stderr?: 'inherit' | 'ignore' | undefined;
  /** `npm run mock` until it is ready, in place of `npm start`. */
  isMock?: boolean;
}

/** Runs `npm start` in the clone at `folder`, on a free port. */
export async function startServer(
  folder: string,
  env: NodeJS.ProcessEnv,
  { stderr = 'inherit', isMock = false }: StartOptions = {},
): Promise<StartedServer> {
  const port = String(await freePort());
  const address = `http://localhost:${port}`;
  const began = performance.now();
  const npm = process.env['npm_execpath'];
  const command = isMock ? 'mock' : 'start';
  const child = spawn(process.execPath, npm ? [npm, 'run', command] : [join('tools', 'cli.mjs'), command], {
    cwd: folder,
    env: { ...process.env, ...env, PORT: port },
    stdio: ['ignore', 'ignore', stderr],
    detached: true,
  });
  const ended = new Promise<never>((_, reject) => {
    child.once('exit', (code) => reject(new Error(`The start ended with exit code ${code}.`)));
  });
  async function stop() {
    const runs = child.exitCode === null && child.signalCode === null;
    if (child.pid !== undefined && runs) process.kill(-child.pid, 'SIGTERM');
    await ended.catch(() => undefined);
  }
  // A measurement that fails half-way leaves no server running.
  atShutdown(stop);
  await Promise.race([ended, untilHealthy(`${address}/${isMock ? 'readyz' : 'healthz'}`)]);
  return {
    address,
    seconds: (performance.now() - began) / 1000,
    pid: child.pid ?? 0,
    stop,
    ended: ended.catch(() => undefined),
  };
}

async function untilHealthy(address: string): Promise<void> {
  while (!(await fetch(address).catch(() => undefined))?.ok) await pause(20);
}
