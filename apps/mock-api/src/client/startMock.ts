import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createMockClient, type MockClient } from './mockClient';

export interface StartOptions {
  /** By default a free one. */
  port?: number;
  /** Where its PostgreSQL keeps data; the same folder again starts in seconds. By default in node_modules/.cache. */
  dataDir?: string;
  /** Other front ends that may call from a browser, such as `http://localhost:3000`. */
  origins?: readonly string[];
  /** Further variables, as `npx catalogue-mock --help` lists them. Those of this process do not reach it. */
  env?: Readonly<Record<string, string>>;
  /** The program that serves the mock, where it is not beside this file. */
  program?: readonly string[];
}

export interface RunningMock extends MockClient {
  stop(): Promise<void>;
}

const knownOptions: Record<keyof StartOptions, true> = {
  port: true,
  dataDir: true,
  origins: true,
  env: true,
  program: true,
};

// What a program needs of the system. No setting: a DATABASE_URL of the tests is the database of the app, and the mock would
// write into it.
const ofTheSystem = ['PATH', 'HOME', 'USERPROFILE', 'SystemRoot', 'TMPDIR', 'TEMP', 'LANG', 'LC_ALL'] as const;

/**
 * Starts the mock with a PostgreSQL of its own, and resolves when it answers and the first sandbox is as fast as any: for the global set-up of Jest, Vitest or
 * Playwright. It ends with this process at the latest.
 */
export async function startMock(options: StartOptions = {}): Promise<RunningMock> {
  // Types do not reach everybody, and with a misspelt one the mock would run as if there were none.
  const unknown = Object.keys(options).filter((name) => !Object.hasOwn(knownOptions, name));
  if (unknown.length > 0)
    throw new TypeError(`startMock takes no ${unknown.join(', ')}, but ${Object.keys(knownOptions).join(', ')}.`);
  const { port = 0, dataDir, origins = [], env, program } = options;
  const server = spawn(process.execPath, [...(program ?? [join(__dirname, 'catalogue-mock.cjs')])], {
    env: {
      ...Object.fromEntries(ofTheSystem.map((name) => [name, process.env[name]])),
      PORT: String(port),
      ...(dataDir !== undefined && { DATA_DIR: dataDir }),
      ...(origins.length > 0 && { CORS_ORIGINS: origins.join(',') }),
      ...env,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(server, 'exit');
  const address = await Promise.race([
    once(server, 'message').then(([message]) => (message as { address: string }).address),
    ended.then(([code]): never => {
      throw new Error(`The mock ended (exit code ${code}) before it answered: see its output above.`);
    }),
  ]);
  // Neither keeps the test runner alive.
  server.unref();
  server.channel?.unref();
  return {
    ...createMockClient(address, { key: env?.CONTROL_KEY }),
    async stop() {
      server.ref();
      server.kill('SIGTERM');
      await ended;
    },
  };
}
