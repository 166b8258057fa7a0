import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { end } from '@catalogue/command-kit/childProcess';
import { Failure } from '@catalogue/command-kit/failure';
import { seconds } from '@catalogue/command-kit/progress';
import { atShutdown } from '@catalogue/command-kit/shutdown';
import { inWorkspace } from '@catalogue/command-kit/workspace';
import { pack } from './mock-pack';

export const usage = `Usage: npm run mock:try
Packs the mock, installs it in a new folder from the registry, and runs the tests and types of a small app against it.`;

/** `npm run mock:try`: the package as another team meets it, outside of this clone. */
export async function run(): Promise<void> {
  const tarball = await pack();
  const folder = await mkdtemp(join(tmpdir(), 'catalogue-mock-'));
  atShutdown(() => rm(folder, { recursive: true, force: true }));
  await cp(inWorkspace('tools', 'mock-package', 'example'), folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'app-of-another-team', private: true }));
  const node = process.execPath;
  const call = (label: string, command: string, args: readonly string[]) => runIn(folder, label, command, args);
  await call('npm install', 'npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', tarball]);
  await call('its command', 'npx', ['catalogue-mock', '--help']);
  await call('the first start, with new data', node, ['--test', 'loans.test.mjs']);
  await call('a later start', node, ['--test', 'loans.test.mjs']);
  await call('require', node, ['-e', `if (!require('catalogue-mock').startMock) process.exit(1)`]);
  await call('its types', node, [
    inWorkspace('node_modules', 'typescript-7', 'bin', 'tsc'),
    ...['types.ts', '--ignoreConfig', '--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022'],
    ...['--lib', 'es2023,dom', '--types', ''],
  ]);
}

async function runIn(folder: string, label: string, command: string, args: readonly string[]): Promise<void> {
  const began = performance.now();
  // Not the settings of this shell, which would reach the mock.
  const { PATH, HOME, USERPROFILE, SystemRoot } = process.env;
  const child = spawn(command, args, {
    cwd: folder,
    env: { PATH, HOME, USERPROFILE, SystemRoot },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  atShutdown(() => end(child));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  if (code !== 0) throw new Failure(`${label} failed (${String(code)}):\n${output}`);
  console.log(`${label}: ${seconds(began)}`);
}
