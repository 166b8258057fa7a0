import { closeSync, constants, fstatSync, ftruncateSync, openSync, readSync } from 'node:fs';
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
  /** How a file of an earlier import begins; any that has the name is taken for one if it is empty. */
  beginning?: string | undefined;
  log: (line: string) => void;
  /** The folder if the one of the source cannot be written. */
  folder?: string | undefined;
}

/** Why a file that has the name is not written to. */
class InTheWay extends Error {}

/**
 * Opens a file next to the source, else in the current folder; undefined, which `log` reports, if neither can be written. An archive of
 * somebody else's may have a link of that name beside its records, so none is followed, and only files are overwritten
 * that an import may have written.
 */
export function openBeside({
  source,
  ending,
  what,
  append,
  beginning,
  log,
  folder,
}: Beside): { handle: number; path: string } | undefined {
  const current = folder ?? process.env['INIT_CWD'] ?? process.cwd();
  const beside = `${source ?? join(current, 'stdin')}${ending}`;
  const here = join(current, basename(beside));
  for (const path of new Set([beside, here])) {
    try {
      return { handle: openOwn(path, append, beginning), path };
    } catch (error) {
      const elsewhere = path === here ? 'are only listed here' : `go to ${here}`;
      const why =
        error instanceof InTheWay
          ? `${error.message}, and nothing is written to it (move it away)`
          : `cannot be written (${codeOf(error)})`;
      log(`${path} ${why}: ${what} ${elsewhere}.`);
    }
  }
  return undefined;
}

// Without O_NONBLOCK, a pipe that nobody writes to is waited for. Windows has neither.
const flags = constants.O_RDWR | constants.O_CREAT | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/** Opens a plain file that has no other name, empty unless `append`. It is looked at once it is open, so that nobody can exchange it. */
function openOwn(path: string, append: boolean, beginning = ''): number {
  const handle = opened(path, append);
  try {
    const stats = fstatSync(handle);
    if (!stats.isFile() || stats.nlink !== 1) throw new InTheWay(noPlainFile);
    const expected = Buffer.from(beginning);
    const start = Buffer.alloc(expected.length);
    if (stats.size > 0 && (readSync(handle, start, 0, start.length, 0) < start.length || !start.equals(expected)))
      throw new InTheWay('is of no earlier import');
    if (!append && stats.size > 0) ftruncateSync(handle);
    return handle;
  } catch (error) {
    closeSync(handle);
    throw error;
  }
}

const noPlainFile = 'is a link or no plain file';

function opened(path: string, append: boolean): number {
  try {
    // Windows does not let a file be emptied that is open for appending.
    return openSync(path, append ? flags | constants.O_APPEND : flags, 0o666);
  } catch (error) {
    // Of a link; FreeBSD has a code of its own.
    throw ['ELOOP', 'EMLINK'].includes(codeOf(error) ?? '') ? new InTheWay(noPlainFile) : error;
  }
}
