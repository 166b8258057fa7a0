import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { end } from '@catalogue/command-kit/childProcess';
import { seconds } from '@catalogue/command-kit/progress';
import { atShutdown } from '@catalogue/command-kit/shutdown';
import { inWorkspace, workspaceRoot } from '@catalogue/command-kit/workspace';

export interface WatchedServer {
  /** Replies in place of the server while it is starting or does not compile. */
  answer(response: ServerResponse, isPage: boolean): void;
  /** Resolves when the server first listens. Rejects if the bundler ends. */
  started: Promise<void>;
  /** Why it does not run; '' while it does. */
  problem(): string;
}

interface Options {
  /** Its environment, with the port. */
  env: Record<string, string>;
  /** Arguments for the server's Node, such as `--inspect`. */
  nodeArgs: string[];
  /** Called with the reason why it does not run, and with '' when it runs again. */
  onProblem: (problem: string) => void;
}

// Characters: a page shows what was written last.
const maxErrors = 4000;

/** The API server of `npm run dev`: bundled and restarted at each change of its sources. */
export function watchServer({ env, nodeArgs, onProblem }: Options): WatchedServer {
  const bundle = inWorkspace('.data', 'dev', 'main.cjs');
  const bundler = fork(inWorkspace('apps', 'mock-api', 'build.mjs'), ['watch', bundle], { cwd: workspaceRoot });
  let server: ChildProcess | undefined;
  let problem = '';
  let hasStarted = false;
  atShutdown(() => Promise.all([bundler, server].map((child) => child && end(child))).then(() => undefined));

  let resolveStarted: () => void;
  const started = new Promise<void>((resolve) => (resolveStarted = resolve));

  // One after the other: two changes within a second would start two servers on one port.
  let last = Promise.resolve();
  bundler.on('message', ({ errors }: { errors: string[] }) => {
    last = last.then(() => restart(errors));
  });

  async function restart(errors: string[]): Promise<void> {
    const began = performance.now();
    const hadProblem = problem !== '';
    problem = errors.join('\n');
    if (problem !== '') {
      console.error(problem);
      onProblem(problem);
    }
    const before = server;
    server = undefined;
    // SIGKILL, since a reply that never ends (a stream) would delay a graceful end.
    if (before?.kill('SIGKILL')) await once(before, 'exit');
    if (problem !== '') return;
    const child = fork(bundle, ['--guarded'], {
      cwd: workspaceRoot,
      env: { ...process.env, ...env },
      execArgv: ['--require', inWorkspace('tools', 'endWithParent.cjs'), '--enable-source-maps', ...nodeArgs],
      stdio: ['inherit', 'inherit', 'pipe', 'ipc'],
    });
    server = child;
    let lastErrors = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      process.stderr.write(chunk);
      lastErrors = `${lastErrors}${String(chunk)}`.slice(-maxErrors);
    });
    child.once('message', () => {
      resolveStarted();
      if (hasStarted) console.log(`The server runs with your change: restarted in ${seconds(began)}.`);
      hasStarted = true;
      if (hadProblem) onProblem('');
    });
    // "close" comes after its last output.
    child.once('close', (code) => {
      if (server !== child) return;
      problem = `The server ended (exit code ${code}).\n\n${lastErrors}`;
      onProblem(problem);
    });
  }

  return {
    started: Promise.race([
      started,
      once(bundler, 'exit').then(([code]): never => {
        throw new Error(`The server is no longer bundled (exit code ${code}).`);
      }),
    ]),
    problem: () => problem,
    answer(response, isPage) {
      const text = problem === '' ? 'The server is starting …' : `The server does not run:\n\n${problem}`;
      response.writeHead(503, {
        'Content-Type': isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
        'Retry-After': '1',
        'Cache-Control': 'no-store',
      });
      response.end(isPage ? page(text) : JSON.stringify({ message: text }));
    },
  };
}

const page = (text: string): string => `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="1">
<title>Starting</title><pre>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre>`;
