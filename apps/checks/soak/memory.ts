import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from '@catalogue/command-kit/failure';
import { inWorkspace } from '@catalogue/command-kit/workspace';

/** The memory of a process just after its garbage was collected, in MB. */
export interface Memory {
  /** What its objects take, in the thread that answers. */
  heap: number;
  /** What they keep outside of the heap: buffers, above all of cached replies and pages. */
  buffers: number;
  /** What the operating system counts, with the thread of pages and with what is free between objects. */
  resident: number;
}

const longest = 10_000;
const megabyte = 1024 * 1024;

const reportIn = (folder: string): string => join(folder, 'memory.json');

/** The variables with which a Node process can be asked for its memory; its reports are in this folder. */
export const withMemoryReports = (folder: string): NodeJS.ProcessEnv => ({
  NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --require "${inWorkspace('apps', 'checks', 'soak', 'reportMemory.cjs')}"`,
  MEMORY_REPORT: reportIn(folder),
});

/** Has a process that was started with these variables collect its garbage, and returns what memory is left. */
export async function memoryOf(pid: number, folder: string): Promise<Memory> {
  rmSync(reportIn(folder), { force: true });
  process.kill(pid, 'SIGUSR2');
  const latest = performance.now() + longest;
  for (;;) {
    const report = read(reportIn(folder));
    if (report) return report;
    if (performance.now() > latest) throw new Failure(`The server did not report its memory in ${longest / 1000} s.`);
    await pause(20);
  }
}

function read(file: string): Memory | undefined {
  try {
    const { heapUsed, external, rss } = JSON.parse(readFileSync(file, 'utf8')) as NodeJS.MemoryUsage;
    return { heap: heapUsed / megabyte, buffers: external / megabyte, resident: rss / megabyte };
  } catch {
    // Not yet written.
    return undefined;
  }
}
