import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { inWorkspace } from '@catalogue/command-kit/workspace';

export interface ServerProcess {
  address: string;
  pid: number;
  /** Ends it as if its machine had failed. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** A server on this database, in a process of its own. */
export async function startServer(url: string, settings: Record<string, string> = {}): Promise<ServerProcess> {
  const child = spawn(process.execPath, [inWorkspace('.data', 'testMain.cjs')], {
    cwd: inWorkspace(),
    env: {
      ...process.env,
      DATABASE_URL: url,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'error',
      RATE_LIMIT: 'off',
      ...settings,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
  };
  const [message] = (await Promise.race([
    once(child, 'message'),
    ended.then(([code]): never => {
      throw new Error(`The server ended (exit code ${code}) before it listened.`);
    }),
  ])) as [{ address: string }];
  return { address: message.address, pid: child.pid ?? 0, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}
