import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { runNode } from '@catalogue/command-kit/childProcess';
import { Failure } from '@catalogue/command-kit/failure';
import { generateClient, clientSources } from '@catalogue/database/prismaCommand';
import { step } from '@catalogue/command-kit/progress';
import { hashOfFiles } from '@catalogue/command-kit/stamp';
import { inWorkspace } from '@catalogue/command-kit/workspace';

const SOURCES = ['apps/web', 'apps/mock-api', 'libs', 'package-lock.json', 'tsconfig.base.json', ...clientSources];
const STAMP = inWorkspace('dist', 'built-from');

/** The built server, and the folder of the built web app. */
export const builtServer = inWorkspace('dist', 'mock-api', 'main.cjs');
export const builtWeb = inWorkspace('dist', 'web');

/** True if dist holds what these sources make. */
export function isBuilt(): boolean {
  return (
    [STAMP, builtServer, inWorkspace('dist', 'web', 'index.html')].every(existsSync) &&
    readFileSync(STAMP, 'utf8') === sourcesHash()
  );
}

/** Builds web and server through Nx. Throws a Failure with the compiler's words. */
export async function build(): Promise<void> {
  const hash = sourcesHash();
  const { code, output } = await runNode(
    [inWorkspace('node_modules', 'nx', 'dist', 'bin', 'nx.js'), 'run-many', '-t', 'build', '-p', 'web', 'mock-api'],
    {
      NX_DAEMON: 'false',
      NX_TUI: 'false',
    },
  );
  if (code !== 0) throw new Failure(`The build failed:\n${output.trim()}`);
  mkdirSync(inWorkspace('dist'), { recursive: true });
  writeFileSync(STAMP, hash);
}

/** `npm run build`: for those who deploy; `npm start` does it by itself. */
export async function run(): Promise<void> {
  await generateClient();
  if (!isBuilt()) await step('Building the web app and the server', build);
}

const sourcesHash = (): string => hashOfFiles(SOURCES, (path) => !/\.test\.tsx?$/.test(path));
