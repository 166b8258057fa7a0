import { createHash } from 'node:crypto';
import { accessSync, chmodSync, constants, cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync } from 'node:fs';
import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { codeOf, Failure } from '@catalogue/command-kit/failure';
import { findPostgresPackage, type PostgresPackage } from './package';

/** The folders of PostgreSQL, and the user that it runs as. */
export interface Placement {
  /** The folder with bin, lib and share. */
  native: string;
  /** The folder with the cluster and `server.log`. */
  home: string;
  /** The folder in `home` with `data` and `password`. */
  cluster: string;
  /** Set if this process runs as root, which PostgreSQL refuses. */
  uid: number | undefined;
  /** What names the data folder, for messages. */
  folderSetting: string;
}

interface PlaceOptions {
  /** Another PostgreSQL than the one from npm: the folder with its bin. */
  native?: string;
  folderSetting?: string | undefined;
}

const NOBODY = 65534;
const SHARED_HOME = '/var/lib/catalogue';

/** The placement for a data folder; logs one sentence if the data cannot be in that folder. */
export function place(
  dataDir: string,
  log: (line: string) => void,
  { native: installed, folderSetting = 'DATA_DIR' }: PlaceOptions = {},
): Placement {
  const folder = resolve(dataDir, 'postgres');
  makeWritable(folder, dataDir, folderSetting);
  const postgres = installed === undefined ? findPostgresPackage() : { native: installed, version: 'installed' };
  if (process.getuid?.() !== 0) {
    return { native: postgres.native, home: folder, cluster: join(folder, 'cluster'), uid: undefined, folderSetting };
  }

  const home = isOpenToAllUsers(folder) ? folder : elsewhere(folder, log);
  const native = isOpenToAllUsers(join(postgres.native, 'bin')) ? postgres.native : copyOf(postgres);
  const cluster = join(home, 'cluster');
  // A cluster that an ordinary user created stays that user's, also under sudo.
  const uid = existsSync(cluster) ? statSync(cluster).uid : NOBODY;
  return { native, home, cluster, uid, folderSetting };
}

/** Whether any user may enter every folder of the path. */
function isOpenToAllUsers(folder: string): boolean {
  for (let path = folder; ; path = dirname(path)) {
    if ((statSync(path).mode & 0o001) === 0) return false;
    if (path === dirname(path)) return true;
  }
}

function makeWritable(folder: string, dataDir: string, folderSetting: string): void {
  try {
    makeFolders(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
    throw new Failure(
      `The data folder ${dataDir} cannot be written (${codeOf(error)}): make it writable for this user, or set ${folderSetting} to a folder that is.`,
    );
  }
}

// One folder at a time: where no folder can be created (/proc), Node's own `recursive` never ends.
function makeFolders(folder: string): void {
  if (existsSync(folder)) return;
  makeFolders(dirname(folder));
  mkdirSync(folder);
}

// The pointer has a hash of the folder's own path, so that a copied clone does not open the original's data.
function elsewhere(folder: string, log: (line: string) => void): string {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  const pointer = join(folder, 'moved-to');
  const known = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : '';
  const home = basename(known).startsWith(name) && existsSync(known) ? known : newHome(name);
  writeFileSync(pointer, `${home}\n`);
  log(
    `PostgreSQL cannot run as root, and other users cannot enter ${dirname(folder)}: its data is in ${home} and it runs as uid ${NOBODY}.`,
  );
  return home;
}

function newHome(name: string): string {
  const shared = sharedHome();
  if (shared === undefined) return openToAll(mkdtempSync(join(tmpdir(), `${name}-`)));
  const home = join(shared, name);
  mkdirSync(home, { recursive: true });
  return openToAll(home);
}

function sharedHome(): string | undefined {
  try {
    mkdirSync(SHARED_HOME, { recursive: true });
    accessSync(SHARED_HOME, constants.W_OK);
    return openToAll(SHARED_HOME);
  } catch {
    return undefined;
  }
}

function openToAll(path: string): string {
  const { mode } = statSync(path);
  chmodSync(path, mode | 0o444 | (mode & 0o100 ? 0o111 : 0));
  return path;
}

function openTree(folder: string): void {
  openToAll(folder);
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, entry);
    if (!lstatSync(path).isSymbolicLink()) openToAll(path);
  }
}

// Once per version. Renamed at the end, so that a concurrent start does not see half a copy.
function copyOf({ version, native }: PostgresPackage): string {
  const target = join(sharedHome() ?? tmpdir(), `catalogue-postgresql-${version}`);
  if (existsSync(target) && statSync(target).uid === 0) return target;
  const partial = mkdtempSync(`${target}-`);
  cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
  openTree(partial);
  try {
    renameSync(partial, target);
    return target;
  } catch (error) {
    if (!existsSync(target) || statSync(target).uid !== 0) throw error;
    rmSync(partial, { recursive: true });
    return target;
  }
}
