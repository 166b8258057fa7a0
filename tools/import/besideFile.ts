import { openSync } from 'node:fs';
import { basename, join } from 'node:path';
import { codeOf } from '@catalogue/command-kit/failure';

interface Beside {
  /** The file; null for the standard input. */
  source: string | null;
  /** `.rejected.mrc` */
  ending: string;
  /** What is written, in reports: `the rejected records`. */
  what: string;
  /** Keeps what an interrupted import has written. */
  append: boolean;
  log: (line: string) => void;
  /** The folder if the one of the source cannot be written. */
  folder?: string | undefined;
}

/** Opens a file next to the source, else in the current folder; undefined, which `log` reports, if neither can be written. */
export function openBeside({
  source,
  ending,
  what,
  append,
  log,
  folder,
}: Beside): { handle: number; path: string } | undefined {
  const current = folder ?? process.env['INIT_CWD'] ?? process.cwd();
  const beside = `${source ?? join(current, 'stdin')}${ending}`;
  const here = join(current, basename(beside));
  for (const path of new Set([beside, here])) {
    try {
      return { handle: openSync(path, append ? 'a+' : 'w'), path };
    } catch (error) {
      const elsewhere = path === here ? 'are only listed here' : `go to ${here}`;
      log(`${path} cannot be written (${codeOf(error)}): ${what} ${elsewhere}.`);
    }
  }
  return undefined;
}
