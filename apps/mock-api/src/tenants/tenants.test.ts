import { runOn } from '@catalogue/local-postgres/query';
import { openTestApp } from '../testing/app';
import { sandboxDatabase } from './sandboxId';
import { Databases } from './databases';
import { Peers } from './peers';
import { Tenant } from './tenant';
import { changesOf, openDatabase } from '../database';
import * as own from '../testing/testServer';

const message = 'a sandbox could not be dropped';

/** Fakes what measures time, and no more of what the server waits with. */
const fakeTime = (...doNotFake: ('performance' | 'setInterval' | 'clearInterval')[]) =>
  jest.useFakeTimers({
    doNotFake: [
      'Date',
      'hrtime',
      'nextTick',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setTimeout',
      'clearTimeout',
      ...doNotFake,
    ],
  });

it('a sandbox whose database cannot be dropped is logged, and the server goes on', async () => {
  fakeTime();
  const { app, log, database, stop } = await openTestApp({ server: own, env: { SANDBOX_IDLE_MINUTES: '1' } });
  try {
    const made = await app.inject({ method: 'POST', url: '/__mock/sandboxes', payload: {} });
    const { id } = made.json<{ id: string }>();
    const name = sandboxDatabase(new URL(database.url).pathname.slice(1), id);
    // PostgreSQL cannot drop a template.
    await runOn(database.url, `ALTER DATABASE "${name}" IS_TEMPLATE true`);
    jest.advanceTimersByTime(3 * 60_000);
    while (!log.some((line) => line.includes(message))) await app.inject('/healthz');
    expect((await app.inject('/parametros/funcionalidades')).statusCode).toBe(200);
    await runOn(database.url, `ALTER DATABASE "${name}" IS_TEMPLATE false`);
    await runOn(database.url, `DROP DATABASE "${name}"`);
  } finally {
    jest.useRealTimers();
    await stop();
  }
});

it('a sandbox keeps its replies when others are written, and shows what another program wrote in its own database', async () => {
  fakeTime('setInterval', 'clearInterval');
  const { app, database, stop } = await openTestApp({ server: own });
  const { id } = (await app.inject({ method: 'POST', url: '/__mock/sandboxes', payload: {} })).json<{ id: string }>();
  const url = new URL(database.url);
  const sandbox = Object.assign(new URL(url), { pathname: sandboxDatabase(url.pathname, id) }).href;
  const db = openDatabase(sandbox, { isSandbox: true });
  const count = () => {
    // Long enough to look for writes by others.
    jest.advanceTimersByTime(1000);
    return changesOf(db).count();
  };
  const kind = async () => {
    jest.advanceTimersByTime(1000);
    const reply = await app.inject({ url: '/api/acervo/1', headers: { 'x-sandbox': id } });
    return reply.json<{ desc_tipo_obra: string }>().desc_tipo_obra;
  };
  try {
    const write = "UPDATE acervo SET desc_tipo_obra = 'Papiro' WHERE cod_acervo = 1";
    expect(await kind()).not.toBe('Papiro');
    const before = await count();
    await runOn(url.href, write);
    expect(await count()).toBe(before);
    await runOn(sandbox, write);
    expect(await count()).toBeGreaterThan(before);
    expect(await kind()).toBe('Papiro');
  } finally {
    await db.$disconnect();
    jest.useRealTimers();
    await stop();
  }
});

it('a reset keeps what the library has published until the reset begins', async () => {
  const { app, stop } = await openTestApp({ server: own });
  const { runExclusive } = Tenant.prototype;
  const nome = 'Universidade Nova';
  jest.spyOn(Tenant.prototype, 'runExclusive').mockImplementationOnce(async function (this: Tenant, work) {
    await app.inject({ method: 'PUT', url: '/__mock/library', payload: { instituicao: { nome } } });
    await runExclusive.call(this, work);
  });
  try {
    expect((await app.inject({ method: 'POST', url: '/__mock/reset', payload: {} })).statusCode).toBeLessThan(300);
    expect((await app.inject('/parametros/instituicao')).json()).toMatchObject({ nome });
  } finally {
    jest.restoreAllMocks();
    await stop();
  }
});

it('a sandbox begins without what this version does not take of what the library has kept, and the log says so', async () => {
  const { app, log, database, stop } = await openTestApp({ server: own });
  try {
    const kept = { instituicao: { nome: 1, sigla: 'UN' } };
    await runOn(database.url, `INSERT INTO biblioteca_propria (dados) VALUES ('${JSON.stringify(kept)}')`);
    const made = await app.inject({ method: 'POST', url: '/__mock/sandboxes', payload: {} });
    expect(made.statusCode).toBe(201);
    const headers = { 'x-sandbox': made.json<{ id: string }>().id };
    expect((await app.inject({ url: '/parametros/instituicao', headers })).json()).toMatchObject({
      nome: 'Universidade Federal do Vale do Ipê',
      sigla: 'UN',
    });
    expect(log.filter((line) => line.includes('instituicao.nome: Invalid input'))).toHaveLength(1);
    expect((await app.inject({ method: 'POST', url: '/__mock/reset', payload: {} })).statusCode).toBeLessThan(300);
  } finally {
    await stop();
  }
});

describe('beside other servers', () => {
  let server: Awaited<ReturnType<typeof openTestApp>>;
  const joined: Peers[] = [];
  const join = async (url: string) => {
    const peers = new Peers(url);
    await peers.join();
    joined.push(peers);
    return peers;
  };
  beforeEach(async () => {
    // Before the server begins to look through the sandboxes.
    fakeTime('performance');
    server = await openTestApp({ server: own, peersOf: join, env: { SANDBOX_IDLE_MINUTES: '3' } });
  });
  afterEach(async () => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    await server.stop();
    for (const peers of joined.splice(0)) await peers.close();
  });
  const names = async (): Promise<unknown[]> =>
    runOn(
      server.database.url,
      "SELECT 1 FROM pg_database WHERE datname = current_database() || '_sandbox_' || left('leftbyanother', 12)",
    );

  it('a sandbox of one that has ended is dropped when nobody has used it for long', async () => {
    // The server knows by now what was left before it.
    expect((await server.app.inject('/__mock/sandboxes')).json()).toEqual([]);
    const { url } = server.database;
    const name = sandboxDatabase(new URL(url).pathname.slice(1), 'leftbyanother');
    await runOn(url, `CREATE DATABASE "${name}"`);
    await runOn(url, `COMMENT ON DATABASE "${name}" IS 'leftbyanother'`);
    const other = await join(url);
    const now = performance.now.bind(performance);
    let minutes = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => now() + minutes * 60_000);
    const sweeps = jest.spyOn(Databases.prototype, 'sandboxes');
    const pass = async () => {
      const before = sweeps.mock.calls.length;
      minutes += 1;
      jest.advanceTimersByTime(60_000);
      while (sweeps.mock.calls.length === before) await names();
    };
    for (let minute = 1; minute <= 5; minute += 1) {
      await other.send({ used: ['leftbyanother'] });
      await pass();
    }
    expect(await names()).toHaveLength(1);
    for (let minute = 1; minute <= 5; minute += 1) await pass();
    while ((await names()).length > 0);
  });

  it('who still has the cookie of a sandbox that is gone is not looked for at each call', async () => {
    const asked = jest.spyOn(Databases.prototype, 'sandboxes');
    for (const path of ['/api/acervo/1', '/api/acervo/2', '/api/acervo/3']) {
      const { headers } = await server.app.inject({ url: path, headers: { cookie: 'sandbox=gone' } });
      expect(headers['set-cookie']).toContain('sandbox=; Max-Age=0');
    }
    expect(asked).toHaveBeenCalledTimes(1);
  });
});
