import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { OLDEST_MAJOR } from './givenServer';

const DEBIAN = '/usr/lib/postgresql';

/** The folder with the bin of Debian's newest PostgreSQL server that can be used; undefined if none is installed. */
export function findInstalledPostgres(): string | undefined {
  const majors = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number) : [];
  const usable = majors.filter(
    (major) => major >= OLDEST_MAJOR && existsSync(join(DEBIAN, String(major), 'bin', 'initdb')),
  );
  return usable.length === 0 ? undefined : join(DEBIAN, String(Math.max(...usable)));
}
