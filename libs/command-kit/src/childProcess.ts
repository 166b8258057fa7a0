import { spawn, type ChildProcess } from 'node:child_process';
import { atShutdown } from './shutdown';
import { workspaceRoot } from './workspace';

export interface ProcessResult {
  code: number;
  /** Its stdout and stderr, in order. */
  output: string;
}

/**
 * Runs a Node script to its end without printing its output. It ends with this process at the latest.
 * @param env added to the variables of this process; an undefined one is taken away.
 */
export async function runNode(
  args: string[],
  env: NodeJS.ProcessEnv = {},
  options: { cwd?: string; timeout?: number } = {},
): Promise<ProcessResult> {
  const child = spawn(process.execPath, args, {
    cwd: workspaceRoot,
    ...options,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  atShutdown(() => end(child));
  let output = '';
  const keep = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
  return { code: code ?? 1, output };
}

/** Ends the process: with SIGTERM, and with SIGKILL after so many ms. */
export async function end(child: ChildProcess, patience = 5000): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const killTimer = setTimeout(() => child.kill('SIGKILL'), patience);
  await gone;
  clearTimeout(killTimer);
}
