import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { TokenClaims } from '../deps';
import { recordOf } from './callRecord';
import { loaded } from './loaded';
import type * as TestServer from './testServer';

const secret = 'a secret of the tests';

// The successful calls of this test file so far; `npm run contract:coverage` reads them.
const succeeded = new Set<string>();

function record(call: string): void {
  if (succeeded.has(call)) return;
  const file = recordOf(expect.getState().testPath ?? '');
  mkdirSync(dirname(file), { recursive: true });
  if (succeeded.size === 0) rmSync(file, { force: true });
  succeeded.add(call);
  appendFileSync(file, `${call}\n`);
}

interface Options {
  seeded?: boolean;
  env?: Record<string, string>;
  /** For tests of unexpected errors: the server answers them; otherwise the call throws what the server logged. */
  answersUnexpected?: boolean;
  /** The server loaded by the test itself, for tests that replace a part of it. */
  server?: typeof TestServer;
}

/** The whole server on its own database, at noon of the test database's fixed day. */
export async function openTestApp({ seeded = true, env = {}, answersUnexpected, server = loaded() }: Options = {}) {
  const { buildApp, changesOf, openTestDatabase, readSettings, sharedTenant, TEST_TODAY } = server;
  const database = await openTestDatabase({ seeded });
  const { db } = database;
  const log: string[] = [];
  let now = new Date(`${TEST_TODAY}T12:00:00Z`);
  const app = await buildApp({
    db,
    settings: readSettings({ ...database.env, LOG_LEVEL: 'info', ...env }),
    secret: async () => secret,
    version: 'test',
    clock: { now: () => now },
    logTo: { write: (line) => void log.push(line) },
  });
  app.addHook('onResponse', async (request, reply) => {
    const { url = '' } = request.routeOptions;
    // Not when a command, rather than a test, calls the server.
    if (reply.statusCode < 400 && globalThis.loadTestServer)
      record(`${request.method} ${url.replace(/:(\w+)/g, '{$1}')}`);
  });
  // Not when a command, rather than a test, calls the server.
  if (!answersUnexpected && globalThis.loadTestServer) throwUnexpected(app, log);
  await app.ready();
  const sign = (claims: TokenClaims) => app.jwt.sign({ ...claims, world: sharedTenant }, { key: secret });
  const claims = (seconds: number) => {
    const iat = Math.floor(now.getTime() / 1000);
    return { iat, exp: iat + seconds };
  };
  return {
    app,
    db,
    database,
    /** The server's log, one entry per line. */
    log,
    /** Reports a write that bypassed the server, which it would notice a little later. */
    changed: () => changesOf(db).increment(),
    /** Moves the server's clock; the stored data does not change. */
    advance: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1000);
    },
    /** Lets whole days pass; the next call applies what is due on each. */
    passDays: (days: number) => {
      now = new Date(now.getTime() + days * 24 * 60 * 60 * 1000);
    },
    /** `Authorization` of a visitor; expired when `seconds` is negative. */
    publicToken: (seconds = 60) => `Bearer ${sign({ sub: 'public', kind: 'public', ...claims(seconds) })}`,
    /** `Authorization` of a patron. */
    patronToken: (cod_pessoa: number, login: string, seconds = 60) =>
      `Bearer ${sign({ sub: String(cod_pessoa), kind: 'patron', login, ...claims(seconds) })}`,
    stop: async () => {
      await app.close();
      await database.close();
    },
  };
}

/** Makes a call throw the server's own error instead of replying that it was unexpected. */
function throwUnexpected(app: FastifyInstance, log: readonly string[]): void {
  const inject = app.inject.bind(app) as (asked: InjectOptions | string) => Promise<LightMyRequestResponse>;
  const injectOrThrow = async (asked: InjectOptions | string) => {
    const answer = await inject(asked);
    if (answer.statusCode !== 500) return answer;
    const { request_id } = answer.json<{ request_id?: string }>();
    const logged = log.find((line) => line.includes(`"reqId":"${request_id}"`));
    if (logged) throw new Error((JSON.parse(logged) as { err: Error }).err.stack);
    return answer;
  };
  app.inject = injectOrThrow as typeof app.inject;
}

export type TestApp = Awaited<ReturnType<typeof openTestApp>>;
