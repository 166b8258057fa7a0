import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inWorkspace } from './workspace';

/** A hash of the names and contents of files. `paths`: files or folders, relative to the workspace; missing ones count as empty. */
export function hashOfFiles(paths: string[], wanted: (path: string) => boolean = () => true): string {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesUnder).filter(wanted)) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(inWorkspace(path)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** The files under a file or folder in a stable order, without generated and installed ones. */
function filesUnder(path: string): string[] {
  const absolute = inWorkspace(path);
  if (!existsSync(absolute)) return [];
  if (statSync(absolute).isFile()) return [path];
  return readdirSync(absolute)
    .filter((name) => !['node_modules', 'dist', 'generated'].includes(name))
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}
