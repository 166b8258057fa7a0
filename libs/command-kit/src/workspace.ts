import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of the clone, for any current folder, and also if this module was bundled elsewhere. */
export const workspaceRoot = findRoot(__dirname);

/** An absolute path of the clone: `inWorkspace('docs', 'SOURCES.md')`. */
export const inWorkspace = (...parts: string[]): string => join(workspaceRoot, ...parts);

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'nx.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error(`No nx.json in ${__dirname} or above it.`);
  return findRoot(parent);
}
