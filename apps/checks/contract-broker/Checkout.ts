import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { runNode } from '@catalogue/command-kit/childProcess';
import { Failure } from '@catalogue/command-kit/failure';
import type { Version } from './Broker';

/** The working copy whose commit is published. */
export class Checkout {
  /** @param env GitHub's variables of a workflow, where there is one */
  constructor(
    private readonly root: string,
    private readonly env: NodeJS.ProcessEnv,
  ) {}

  /** Its commit, as a version of an application. Throws a Failure when files differ from it: a version never changes. */
  versionOf(app: string): Version {
    if (this.#git('status', '--porcelain') !== '')
      throw new Failure('Commit your changes first: a version at the broker is a commit.');
    const { GITHUB_HEAD_REF, GITHUB_REF_NAME, GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID } = this.env;
    // Git names no branch in a checkout of a commit, as CI makes it.
    const branch = GITHUB_HEAD_REF || GITHUB_REF_NAME || this.#git('branch', '--show-current');
    return {
      app,
      number: this.#git('rev-parse', 'HEAD'),
      branch: branch || undefined,
      buildUrl: GITHUB_RUN_ID && `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`,
    };
  }

  /** Whether the pact tests pass; Nx's cache answers when they have run on this commit. */
  async fulfilsPacts(): Promise<boolean> {
    console.log('Running the pact tests …');
    const nx = join(this.root, 'node_modules', 'nx', 'dist', 'bin', 'nx.js');
    const { code, output } = await runNode([nx, 'run', 'contract-tests:pact'], {
      NX_DAEMON: 'false',
      NX_TUI: 'false',
    });
    if (code !== 0) console.error(output);
    return code === 0;
  }

  #git(...args: string[]): string {
    return execFileSync('git', args, { cwd: this.root, encoding: 'utf8' }).trim();
  }
}
