import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { runOn } from '@catalogue/local-postgres/query';
import { createTestDatabase, type TestDatabase } from '@catalogue/database/testing/testDatabase';
import { shareServingLock } from '@catalogue/database/servingLock';
import { withServingLock } from './databaseLocks';

let database: TestDatabase;
let log: jest.SpyInstance;
const opened: (() => Promise<void>)[] = [];
beforeEach(async () => {
  log = jest.spyOn(console, 'log').mockImplementation();
  database = await createTestDatabase({ seeded: false });
}, 60_000);
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
  await database.drop();
  log.mockRestore();
});

const serve = async (url = database.url): Promise<void> => void opened.push(await shareServingLock(url, console.log));
const nameOf = (url: string) => new URL(url).pathname.slice(1);
/** Runs it in the database `postgres`. */
const ask = <Row extends object>(sql: string) => {
  const url = new URL(database.url);
  url.pathname = '/postgres';
  return runOn<Row>(url.href, sql);
};
const locksThat = (are: string) =>
  `FROM pg_locks WHERE locktype = 'advisory' AND classid = 420006 AND ${are}
      AND objid = (hashtext('/${nameOf(database.url)}')::bigint & 4294967295)::oid`;
const shared = `mode = 'ShareLock' AND granted`;
const waiting = 'NOT granted';

/** Resolves when so many sessions have the lock, or wait for it. */
async function untilThere(are: string, count: number): Promise<void> {
  while ((await ask(`SELECT ${locksThat(are)}`)).length !== count);
}
const endSessions = (are: string) => ask(`SELECT pg_terminate_backend(pid, 5000) ${locksThat(are)}`);
const said = (sentence: string): number => log.mock.calls.filter(([text]) => String(text).includes(sentence)).length;

it('a database that a server uses is not reset meanwhile, and can be copied', async () => {
  const steps: string[] = [];
  await serve();
  const replacing = withServingLock(database.url, async () => void steps.push('replaced'));
  const name = nameOf(database.url);
  await ask(`CREATE DATABASE "${name}_copy" TEMPLATE "${name}"`);
  await ask(`DROP DATABASE "${name}_copy"`);
  steps.push('copied');
  expect(said('Waiting for it to end')).toBe(1);
  await opened.pop()?.();
  await replacing;
  expect(steps).toEqual(['copied', 'replaced']);
  await untilThere(shared, 0);
});

it('a server that starts while PostgreSQL is away does not wait, and takes its lock when PostgreSQL is there', async () => {
  const away = await proxyOf(database.url);
  const asked = away.leave(1);
  await Promise.all([serve(away.url), asked]);
  await untilThere(shared, 0);
  away.comeBack();
  await untilThere(shared, 1);
  expect(said('')).toBe(0);
});

it('a server whose session PostgreSQL has ended takes its lock again, beside others', async () => {
  await serve();
  await serve();
  await endSessions(shared);
  await untilThere(shared, 2);
  await endSessions(shared);
  await untilThere(shared, 2);
  const steps: string[] = [];
  const replacing = withServingLock(database.url, async () => void steps.push('replaced'));
  await untilThere(waiting, 1);
  expect(steps).toEqual([]);
  for (const close of opened.splice(0)) await close();
  await replacing;
  expect(steps).toEqual(['replaced']);
});

it('a server takes its lock again when PostgreSQL is back', async () => {
  const away = await proxyOf(database.url);
  await serve(away.url);
  await untilThere(shared, 1);
  await away.leave(3);
  await untilThere(shared, 0);
  away.comeBack();
  await untilThere(shared, 1);
});

it('a server that is stopped asks for no lock any more, also while PostgreSQL is away', async () => {
  const there = await proxyOf(database.url);
  await serve(there.url);
  await opened.pop()?.();
  const away = await proxyOf(database.url);
  await serve(away.url);
  await away.leave(1);
  await opened.pop()?.();
  // A server that goes on would have come meanwhile.
  const other = await proxyOf(database.url);
  await serve(other.url);
  await other.leave(3);
  expect([there.asked(), away.asked()]).toEqual([1, 2]);
});

it('a server that lost its lock to a command says so once, and has it again after that', async () => {
  await serve();
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const replacing = withServingLock(database.url, () => finished);
  await untilThere(waiting, 1);
  await endSessions(shared);
  await untilThere(waiting, 1);
  await endSessions(waiting);
  await untilThere(waiting, 1);
  expect(said('lost its lock')).toBe(1);
  finish();
  await replacing;
  await untilThere(shared, 1);
});

/** PostgreSQL behind a port that it can leave, as in a restart. */
async function proxyOf(url: string) {
  const { hostname, port } = new URL(url);
  // The PostgreSQL of the tests listens in a folder.
  const host = decodeURIComponent(hostname);
  const address = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port: Number(port) };
  const sockets = new Set<Socket>();
  let isAway = false;
  let count = 0;
  let onAsked: () => void = () => undefined;
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    count += 1;
    onAsked();
    if (isAway) return socket.destroy();
    const there = connect(address).on('error', () => undefined);
    sockets.add(there);
    return socket.pipe(there).pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  opened.unshift(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  const proxied = new URL(url);
  proxied.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: proxied.href,
    /** How often somebody has connected. */
    asked: () => count,
    /** Resolves when somebody has asked so often in vain. */
    async leave(times: number) {
      const enough = new Promise<void>((resolve) => {
        const last = count + times;
        onAsked = () => count >= last && resolve();
      });
      isAway = true;
      for (const socket of sockets) socket.destroy();
      await enough;
    },
    comeBack: () => void (isAway = false),
  };
}
