import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { end } from '@catalogue/command-kit/childProcess';
import { noOtherDatabase } from '@catalogue/mock-api/secretFiles';
import type { Env } from './env';
import { Failure } from '@catalogue/command-kit/failure';
import { atShutdown } from '@catalogue/command-kit/shutdown';
import { inWorkspace, workspaceRoot } from '@catalogue/command-kit/workspace';

const TIMEOUT_MS = 30_000;

export interface Server {
  /** Its address on this machine. */
  address: string;
  /** Rejects with a Failure if it ends by itself. */
  ended: Promise<never>;
}

/** The variables that a command sets for the server; it reads all others from the environment itself. */
export function serverEnv(env: Env, url: string): Record<string, string> {
  return {
    ...noOtherDatabase,
    DATABASE_URL: url,
    DATABASE_REPLICA_URLS: env.DATABASE_REPLICA_URLS.join(),
    HOST: env.HOST,
    PORT: String(env.PORT),
    LOG_LEVEL: env.LOG_LEVEL,
    TIME_ZONE: env.TIME_ZONE,
    DRAIN_SECONDS: String(env.DRAIN_SECONDS),
    NODE_ENV: 'production',
  };
}

/** Starts the API server (`node ARGS`), which ends with this process, and waits until it is healthy. */
export async function serve(args: string[], env: Record<string, string>): Promise<Server> {
  const child = spawn(
    process.execPath,
    ['--require', inWorkspace('tools', 'endWithParent.cjs'), '--enable-source-maps', ...args],
    {
      cwd: workspaceRoot,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // So that Ctrl-C reaches this process alone, which ends the server first and then its database.
      detached: process.platform !== 'win32',
    },
  );
  // It may wait for its proxy, and for calls that are under way.
  atShutdown(() => end(child, 15_000 + Number(env['DRAIN_SECONDS'] ?? 0) * 1000));
  const ended = once(child, 'exit').then(([code, signal]) => {
    const how = code === null ? `by ${signal}` : `exit code ${code}`;
    throw new Failure(`The server stopped (${how}). See its output above, then start again.`);
  });
  ended.catch(() => undefined);
  const address = `http://${forBrowsers(env['HOST'] ?? '')}:${env['PORT']}`;
  await Promise.race([ended, untilHealthy(address)]);
  return { address, ended };
}

// A server that listens on every address can be reached at localhost.
const forBrowsers = (host: string): string =>
  ['127.0.0.1', '0.0.0.0', '::', '::1', ''].includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;

async function untilHealthy(address: string): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS;
  while (performance.now() < deadline) {
    const answer = await fetch(`${address}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(50);
  }
  throw new Failure(`The server does not answer at ${address}/healthz after 30 s: LOG_LEVEL=debug shows what it does.`);
}
