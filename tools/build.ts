import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { runNode } from '@catalogue/command-kit/childProcess';
import { Failure } from '@catalogue/command-kit/failure';
import { step } from '@catalogue/command-kit/progress';
import { hashOfFiles } from '@catalogue/command-kit/stamp';
import { inWorkspace } from '@catalogue/command-kit/workspace';

/** The built server, and the folder of the built web app. */
export const builtServer = inWorkspace('dist', 'mock-api', 'main.cjs');
export const builtWeb = inWorkspace('dist', 'web');

// What a build is made of, and files whose content changes with all that it writes.
const sources = ['apps/web', 'apps/mock-api', 'libs', 'prisma', 'package-lock.json', 'tsconfig.base.json', 'nx.json'];
const results = ['dist/web/index.html', 'dist/web-server/worker.mjs', 'dist/mock-api/main.cjs'];
const stampFile = inWorkspace('dist', 'built.txt');
const stamp = (): string => hashOfFiles([...sources, ...results]);

/**
 * Builds these projects, as far as Nx's cache does not have them. Throws a Failure with the compiler's message. A whole build
 * that is up to date stays untouched: Nx would copy it again from its cache, and a server that serves it would miss files.
 */
export const build = (projects: readonly string[] = ['web', 'mock-api']): Promise<void> =>
  step('Building what changed', async () => {
    if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp()) return;
    const { code, output } = await runNode(
      [inWorkspace('node_modules', 'nx', 'dist', 'bin', 'nx.js'), 'run-many', '-t', 'build', '-p', ...projects],
      { NX_DAEMON: 'false', NX_TUI: 'false' },
    );
    if (code !== 0) throw new Failure(`The build failed:\n${output.trim()}`);
    if (projects.includes('web') && projects.includes('mock-api')) writeFileSync(stampFile, stamp());
  });

export const usage = `Usage: npm run build
Builds web app and server into dist/.`;

/** `npm run build`: for deployment; `npm start` builds by itself. */
export async function run(): Promise<void> {
  await build();
}
