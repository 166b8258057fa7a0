import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
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
  atShutdown(async () => {
    // First Nx, which would start the next tasks in place of those that end.
    child.kill('SIGTERM');
    endTasksOf(child);
    await end(child);
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Nx only waits for its tasks when it is to end. Each is a group of processes: a shell, and what it runs. */
function endTasksOf(nx: ChildProcess): void {
  if (process.platform === 'win32') return;
  const { stdout } = spawnSync('ps', ['-axo', 'ppid=,pid=,pgid='], { encoding: 'utf8' });
  for (const line of stdout.trim().split('\n')) {
    const [parent, task, group] = line.trim().split(/\s+/).map(Number);
    if (parent !== nx.pid || task === undefined || task !== group) continue;
    try {
      process.kill(-task, 'SIGTERM');
    } catch {
      // It has ended meanwhile.
    }
  }
}
