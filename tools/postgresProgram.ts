import { spawn } from 'node:child_process';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { codeOf, Failure } from '@catalogue/command-kit/failure';

interface Options {
  /** What it reads on its standard input. */
  input?: Readable;
}

/** A program of PostgreSQL that runs on the database at `url`. Its output is a stream; `done` rejects with a Failure. */
export function startProgram(
  name: 'pg_dump' | 'pg_restore' | 'psql',
  args: readonly string[],
  url: string,
  { input }: Options = {},
) {
  const place = new URL(url);
  const password = decodeURIComponent(place.password);
  place.password = '';
  const child = spawn(name, [...args, ...(name === 'pg_restore' ? [] : [`--dbname=${place.href}`])], {
    // Not as an argument, which every user of the machine can read.
    env: { ...process.env, PGPASSWORD: password, PGCONNECT_TIMEOUT: '10' },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let problems = '';
  child.stderr.on('data', (chunk) => (problems += String(chunk)));
  const ended = new Promise<void>((resolve, reject) => {
    child.on('error', (error) =>
      reject(
        codeOf(error) === 'ENOENT'
          ? new Failure(
              `${name} is not installed: install PostgreSQL's client (Debian: postgresql-client), as new as the server.`,
            )
          : error,
      ),
    );
    child.on('close', (code) =>
      code === 0
        ? resolve()
        : reject(new Failure(`${name} failed: ${problems.trim().split('\n').slice(0, 3).join(' ')}`)),
    );
  });
  // A program that ends early closes its input; its own message says why.
  const fed = input ? pipeline(input, child.stdin).catch(() => undefined) : void child.stdin.end();
  return { output: child.stdout, done: Promise.all([ended, fed]).then(() => undefined) };
}
