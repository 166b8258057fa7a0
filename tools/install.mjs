// Plain JavaScript: runs before anything is installed.
import { spawn } from 'node:child_process';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const NEEDS_NO_DEV_PACKAGES = ['start', 'build', 'db-reset', 'db-seed', 'import', 'people'];

/** Installs the packages of package-lock.json unless node_modules already has exactly those. */
export async function installIfNeeded(root, command) {
  if (isInstalled(root, !NEEDS_NO_DEV_PACKAGES.includes(command))) return;
  const started = performance.now();
  const elapsed = () => `${Math.round((performance.now() - started) / 1000)} s`;
  console.log('Installing packages (npm ci) …');
  const ticking = setInterval(() => console.log(`  still installing, ${elapsed()}`), 10_000);
  const code = await npmCi(root).finally(() => clearInterval(ticking));
  if (code !== 0) {
    throw new Error('Installing the packages failed. See the output of npm above, run "npm ci", then try again.');
  }
  console.log(`Packages installed, ${elapsed()}`);
}

// npm writes its own record of installed packages last: an interrupted install has none.
function isInstalled(root, withDev) {
  // npm ci would empty a linked folder (in a worktree), which belongs to another clone.
  if (lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) return true;
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = packagesOf(record);
  const wanted = Object.entries(packagesOf(join(root, 'package-lock.json')));
  return wanted.every(([path, entry]) => {
    if (!path.startsWith('node_modules/') || entry.link) return true;
    if (installed[path]) return installed[path].version === entry.version;
    return entry.optional || entry.peer || (entry.dev && !withDev) || entry.devOptional;
  });
}

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

function npmCi(root) {
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const [command, first] = npm ? [process.execPath, [npm]] : [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];
  const child = spawn(command, [...first, ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32' && !npm,
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
