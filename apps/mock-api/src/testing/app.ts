import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { TokenClaims } from '../deps';
import type { Peers } from '../tenants/peers';
import { givenFields, recordOf } from './callRecord';
import { loaded } from './loaded';
import type * as TestServer from './testServer';

const secret = 'a secret of the tests';

// The calls that succeeded in this test file so far, and the fields of their replies.
const seen = new Set<string>();

function record(call: string, reply: unknown): void {
  const lines = [call, ...givenFields(reply).map((field) => `${call} ${field}`)];
  const fresh = [...new Set(lines)].filter((line) => !seen.has(line));
  if (fresh.length === 0) return;
  const file = recordOf(expect.getState().testPath ?? '');
  mkdirSync(dirname(file), { recursive: true });
  if (seen.size === 0) rmSync(file, { force: true });
  for (const line of fresh) seen.add(line);
  appendFileSync(file, `${fresh.join('\n')}\n`);
}

interface Options {
  seeded?: boolean;
  env?: Record<string, string>;
  /** For a test of an unexpected error: the call is answered; otherwise it throws the error that the server logged. */
  answersUnexpected?: boolean;
  /** For a test of what passwords cost: they do as in the server that ships. Elsewhere hashes would take most of the time. */
  hashesFully?: boolean;
  /** For a test of days that take long: reads pass them. Elsewhere reads wait, so that no result depends on the machine. */
  readsPassDays?: boolean;
  /** The other servers on its database, which it then is one of. */
  peersOf?(url: string): Promise<Peers>;
  /** The server loaded by the test itself, if it uses the server's internals. */
  server?: typeof TestServer;
}

/** The whole server on a database of its own, at noon of the fixed day of the test data. */
export async function openTestApp({
  seeded = true,
  env = {},
  answersUnexpected,
  hashesFully,
  readsPassDays,
  peersOf,
  server = loaded(),
}: Options = {}) {
  const { buildApp, changesOf, openTestDatabase, publicCost, readSettings, sharedTenant, tokenIssuer, TEST_TODAY } =
    server;
  const database = await openTestDatabase({ seeded });
  const { db } = database;
  const log: string[] = [];
  let now = new Date(`${TEST_TODAY}T12:00:00Z`);
  const app = await buildApp({
    db,
    settings: readSettings({ ...database.env, LOG_LEVEL: 'info', ...env }),
    secret: async () => secret,
    version: 'test',
    ...(peersOf && { peers: await peersOf(database.url) }),
    clock: { now: () => now },
    ...(!hashesFully && { passwordCost: publicCost }),
    ...(!readsPassDays && { readsWait: 600_000 }),
    logTo: { write: (line) => void log.push(line) },
  });
  app.addHook('onSend', async ({ method, routeOptions: { url = '' } }, reply, payload) => {
    // Not when a command, rather than a test, calls the server.
    if (reply.statusCode >= 400 || !globalThis.loadTestServer) return;
    const isJson = String(reply.getHeader('content-type')).includes('json') && !reply.hasHeader('content-encoding');
    const text = typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.toString() : '';
    record(`${method} ${url.replace(/:(\w+)/g, '{$1}')}`, isJson && text !== '' ? JSON.parse(text) : null);
  });
  // Not when a command, rather than a test, calls the server.
  if (!answersUnexpected && globalThis.loadTestServer) throwUnexpected(app, log);
  await app.ready();
  const sign = (claims: TokenClaims) =>
    app.jwt.sign({ ...claims, tenant: sharedTenant, iss: tokenIssuer, jti: randomUUID() }, { key: secret });
  const sessions = openSessionsFor(app, db);
  const claims = (seconds: number) => {
    const iat = Math.floor(now.getTime() / 1000);
    return { iat, exp: iat + seconds };
  };
  return {
    app,
    db,
    database,
    /** The server's log, a line an entry. */
    log,
    /** Reports a write that bypassed the server, which would notice it a little later. */
    changed: () => changesOf(db).increment(),
    /** Moves the server's clock; the data stays. */
    advance: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1000);
    },
    /** Lets whole days pass; what falls due on each is applied by the next call. */
    passDays: (days: number) => {
      now = new Date(now.getTime() + days * 24 * 60 * 60 * 1000);
    },
    /** `Authorization` of a visitor; expired if `seconds` is negative. */
    publicToken: (seconds = 60) =>
      `Bearer ${sign({ sub: 'public', kind: 'public', aud: 'catalogue-public', ...claims(seconds) })}`,
    /** `Authorization` of a patron. */
    patronToken: (cod_pessoa: number, login: string, seconds = 60) =>
      `Bearer ${sign({
        sub: String(cod_pessoa),
        kind: 'patron',
        login,
        sid: sessions.of(cod_pessoa, login, now),
        aud: 'catalogue-patron',
        ...claims(seconds),
      })}`,
    /** For a test that empties the database: the sessions of its tokens are gone as well. */
    forgetSessions: () => sessions.forget(),
    stop: async () => {
      await app.close();
      await database.close();
    },
  };
}

/** Opens a session for each patron that a test has a token of, before its next call. */
function openSessionsFor(app: FastifyInstance, db: Awaited<ReturnType<(typeof TestServer)['openTestDatabase']>>['db']) {
  const known = new Map<string, { id: string; day: string }>();
  const begun: (() => Promise<unknown>)[] = [];
  const inject = app.inject.bind(app) as (asked: InjectOptions | string) => Promise<LightMyRequestResponse>;
  const injectInSession = async (asked: InjectOptions | string) => {
    await Promise.all(begun.splice(0).map((open) => open()));
    return inject(asked);
  };
  app.inject = injectInSession as typeof app.inject;
  return {
    of: (cod_pessoa: number, login: string, now: Date): string => {
      // Another one each day: a session that is not renewed ends.
      const day = now.toISOString().slice(0, 10);
      const before = known.get(login);
      if (before?.day === day) return before.id;
      const id = randomUUID();
      known.set(login, { id, day });
      begun.push(async () => {
        // A token may also be of a person who does not exist.
        if ((await db.person.count({ where: { cod_pessoa } })) === 0) return;
        const rest = { client_id: 'catalogue-patron', endereco: '', dispositivo: '', iniciada_em: now, usada_em: now };
        await db.session.create({ data: { id, cod_pessoa, login, ...rest } });
      });
      return id;
    },
    forget: () => known.clear(),
  };
}

/** Lets a call throw the server's own error instead of replying with an unexpected one. */
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

/** A server for each test of a file. */
export const appForEach = (options?: Options): TestApp => appFor(beforeEach, afterEach, options);

/** A server for all tests of a file. */
export const appForFile = (options?: Options): TestApp => appFor(beforeAll, afterAll, options);

function appFor(before: typeof beforeEach, after: typeof afterEach, options?: Options): TestApp {
  const server = {} as TestApp;
  before(async () => void Object.assign(server, await openTestApp(options)));
  after(() => server.stop());
  return server;
}
