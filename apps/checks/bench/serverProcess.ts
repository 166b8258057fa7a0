import { execFileSync } from 'node:child_process';
import { Failure } from '@catalogue/command-kit/failure';
import type { StartedServer } from './startServer';

/** The server's own process, a grandchild of the command, and its resident memory in MB. */
export function serverProcess({ pid }: Pick<StartedServer, 'pid'>): { pid: number; megabytes: number } {
  const processes = execFileSync('ps', ['-eo', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /^ *(\d+) +(\d+) +(\d+) (.*)$/.exec(line) ?? [])
    .map(([, own, parent, kilobytes, command = '']) => ({
      own: Number(own),
      parent: Number(parent),
      kilobytes: Number(kilobytes),
      command,
    }));
  const isOurs = (id: number): boolean =>
    id === pid || processes.some(({ own, parent }) => own === id && parent > 1 && isOurs(parent));
  const server = processes.find(({ own, command }) => /mock-api[/\\]main\.cjs/.test(command) && isOurs(own));
  if (!server) throw new Failure('The server is not among the running processes.');
  return { pid: server.own, megabytes: server.kilobytes / 1024 };
}
