import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of the clone or of the installed package, for any current folder, and also if this module was bundled elsewhere in it. */
export const workspaceRoot = findRoot(__dirname);

/** An absolute path of the clone: `inWorkspace('docs', 'SOURCES.md')`. */
export const inWorkspace = (...parts: string[]): string => join(workspaceRoot, ...parts);

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'prisma', 'migrations'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error(`No prisma/migrations in ${__dirname} or above it.`);
  return findRoot(parent);
}
