import { writeFileSync } from 'node:fs';
import { codeOf, Failure } from '@catalogue/command-kit/failure';

/** Writes a file that is not there yet. Throws a Failure that says what to do; nothing is replaced. */
export function writeNewFile(path: string, text: string): void {
  write(path, text, 0o666);
}

/** The same for personal data: nobody else on the machine may read it. */
export function writePrivateFile(path: string, text: string): void {
  write(path, text, 0o600);
}

function write(path: string, text: string, mode: number): void {
  try {
    writeFileSync(path, text, { mode, flag: 'wx' });
  } catch (error) {
    throw new Failure(
      codeOf(error) === 'EEXIST'
        ? `${path} is there already, and nothing was written: move or rename it, or name another file.`
        : `${path} cannot be written (${codeOf(error)}).`,
    );
  }
}
