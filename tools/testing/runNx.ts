import { spawn } from 'node:child_process';
import { end } from '@catalogue/command-kit/childProcess';
import { atShutdown } from '@catalogue/command-kit/shutdown';
import { inWorkspace, workspaceRoot } from '@catalogue/command-kit/workspace';

/** Runs Nx with its output on the terminal; returns the exit code. */
export function runNx(args: string[], env: Record<string, string> = {}): Promise<number> {
  const nx = inWorkspace('node_modules', 'nx', 'dist', 'bin', 'nx.js');
  const child = spawn(process.execPath, [nx, ...args, '--outputStyle=static'], {
    cwd: workspaceRoot,
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  atShutdown(() => end(child));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}
