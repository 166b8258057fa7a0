import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '@catalogue/command-kit/failure';
import { OLDEST_MAJOR } from './givenServer';

const DEBIAN = '/usr/lib/postgresql';

/** The folder with the bin of Debian's newest PostgreSQL server that can be used. Throws a Failure if none is installed. */
export function findInstalledPostgres(): string {
  const majors = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number) : [];
  const usable = majors.filter(
    (major) => major >= OLDEST_MAJOR && existsSync(join(DEBIAN, String(major), 'bin', 'initdb')),
  );
  if (usable.length > 0) return join(DEBIAN, String(Math.max(...usable)));
  throw new Failure(`No PostgreSQL server found: install the package postgresql (${OLDEST_MAJOR} or newer).`);
}
