import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const EVERY_MS = 500;

interface Process {
  parent: number;
  command: string;
}

/**
 * Calls `gone` when the npm that runs this command ends, for any reason. npm sends a signal to the shell between it and this
 * command (the process `parent`), which does not pass it on, and kill -9 is never passed on. Does nothing without npm.
 */
export function whenNpmEnds(parent: number, gone: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined || process.platform === 'win32') return;
  const shell = findProcess(parent);
  const isShell = shell?.command.includes('tools/cli.mjs') ?? false;
  const watch = setInterval(() => {
    const isThere = process.ppid === parent && (!isShell || findProcess(parent)?.parent === shell?.parent);
    if (isThere) return;
    clearInterval(watch);
    gone();
  }, EVERY_MS);
  watch.unref();
}

function findProcess(pid: number): Process | undefined {
  if (existsSync('/proc/self/stat')) return readProc(pid);
  const { stdout } = spawnSync('ps', ['-ww', '-o', 'ppid=,command=', '-p', String(pid)], { encoding: 'utf8' });
  const [, parent, command = ''] = /^\s*(\d+)\s+(.*)/.exec(stdout) ?? [];
  return parent === undefined ? undefined : { parent: Number(parent), command };
}

function readProc(pid: number): Process | undefined {
  try {
    // The name in brackets may contain any character; after it: state, parent.
    const parent = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')[1];
    return { parent: Number(parent), command: readFileSync(`/proc/${pid}/cmdline`, 'utf8') };
  } catch {
    return undefined;
  }
}
