import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { codeOf, Failure, messageOf, textOf } from '@catalogue/command-kit/failure';
import { binary } from './package';
import type { Placement } from './placement';

const run = promisify(execFile);

/** The superuser of every embedded cluster. */
export const SUPERUSER = 'postgres';

/** Creates the cluster's files once: `data`, and next to it a random `password` that only this user can read. */
export async function initialise({ native, home, cluster, uid, folderSetting }: Placement): Promise<void> {
  if (existsSync(cluster)) return;

  // Created under another name and renamed: an interrupted initdb leaves no partial cluster, and of two at once one wins.
  const partial = mkdtempSync(join(home, 'initialising-'));
  const password = randomBytes(24).toString('base64url');
  const passwordFile = join(partial, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  try {
    own(partial, uid);
    own(passwordFile, uid);
    await run(
      binary(native, 'initdb'),
      [
        `--pgdata=${join(partial, 'data')}`,
        `--username=${SUPERUSER}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=icu',
        '--icu-locale=pt-BR',
        '--no-sync',
        '--no-instructions',
      ],
      { uid, gid: uid, cwd: home },
    );
    renameSync(partial, cluster);
  } catch (error) {
    if (existsSync(cluster)) return;
    throw new Failure(
      `The PostgreSQL data could not be created in ${home} (${reason(error)}): set ${folderSetting} to another folder, or DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
}

function own(path: string, uid: number | undefined): void {
  if (uid !== undefined) chownSync(path, uid, uid);
}

function reason(error: unknown): string {
  const stderr = textOf(error, 'stderr')?.trim().split('\n').at(-1);
  return stderr || (codeOf(error) ?? messageOf(error));
}
