import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNode, type ProcessResult } from '@catalogue/command-kit/childProcess';
import { generateClient } from '@catalogue/database/prismaCommand';
import { atShutdown } from '@catalogue/command-kit/shutdown';
import { inWorkspace, workspaceRoot } from '@catalogue/command-kit/workspace';

const LIMIT_MS = 10 * 60_000;

/** A copy of the last commit, with packages and data of its own, so that no fault is planted in the user's own tree. */
export interface Copy {
  root: string;
  /** Runs Node scripts there, one after the other until one fails. */
  run(steps: string[][]): Promise<ProcessResult>;
  /** Resets its files to the commit. Build output stays. */
  restore(): void;
}

const git = (cwd: string, ...args: string[]): string => execFileSync('git', args, { cwd, encoding: 'utf8' });

/** Opens it; it is deleted when this process ends. */
export async function openCopy(): Promise<Copy> {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'mutants-'));
  const root = join(folder, 'tree');
  // PostgreSQL may run as another user, who needs access.
  chmodSync(folder, 0o755);
  git(workspaceRoot, 'worktree', 'add', '--quiet', '--detach', root, 'HEAD');
  atShutdown(() => {
    git(workspaceRoot, 'worktree', 'remove', '--force', root);
    rmSync(folder, { recursive: true, force: true });
  });
  linkPackages(inWorkspace('node_modules'), join(root, 'node_modules'));
  await generateClient();
  cpSync(inWorkspace('prisma', 'generated'), join(root, 'prisma', 'generated'), { recursive: true });
  return {
    root,
    run: (steps) => runSteps(root, steps),
    restore() {
      git(root, 'checkout', '--quiet', '--', '.');
      git(root, 'clean', '--quiet', '--force', '-d');
    },
  };
}

/** Whether there are changes that are not committed, and so not in the copy. */
export const uncommitted = (): boolean => git(workspaceRoot, 'status', '--porcelain').trim() !== '';

// One by one, so that the links of npm's workspaces lead into the copy.
function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    const path = join(from, name);
    if (lstatSync(path).isSymbolicLink()) symlinkSync(readlinkSync(path), join(to, name));
    else if (name.startsWith('@')) linkPackages(path, join(to, name));
    // The copy has its own caches.
    else if (name !== '.cache' && name !== '.vite') symlinkSync(path, join(to, name), 'junction');
  }
}

// Variables of npm, Nx and this command that point to the user's own tree.
const isOurs = (name: string): boolean => /^(npm_|NX_|INIT_CWD$|TSX_TSCONFIG_PATH$|CATALOGUE_URL$)/.test(name);
const environment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    Object.keys(process.env)
      .filter(isOurs)
      .map((name) => [name, undefined]),
  ),
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  NO_COLOR: '1',
});

async function runSteps(cwd: string, steps: string[][]): Promise<ProcessResult> {
  let ran: ProcessResult = { code: 0, output: '' };
  for (const args of steps) {
    if (ran.code === 0) ran = await runNode(args, environment(), { cwd, timeout: LIMIT_MS });
  }
  return ran;
}
