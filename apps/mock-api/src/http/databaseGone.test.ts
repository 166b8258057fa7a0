import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createTestDatabase, TEST_TODAY, type TestDatabase } from '@catalogue/database/testing/testDatabase';
import { buildApp } from '../app';
import { changesOf, openDatabase, signingSecret } from '../database';
import { readSettings } from '../env';
import { passwordGrant } from '../testing/callAs';
import { isUnavailable } from './databaseErrors';

/** The way to a database, which can be cut and blocked. */
async function openWay(url: string) {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let isBlocked = false;
  const way = createServer((near) => {
    const far = connect(Number(target.port), '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => isBlocked || to.write(bytes));
      from.on('error', () => to.destroy()).on('close', () => to.destroy());
    }
  });
  const listen = (port: number) => new Promise<void>((resolve) => way.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = way.address() as AddressInfo;
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String(port);
  const cut = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  return {
    url: through.href,
    /** Ends all connections and refuses new ones. */
    cut: () => {
      way.close();
      cut();
    },
    restore: () => listen(port),
    /** Connections stay open, and nothing passes. */
    block: (blocked: boolean) => {
      isBlocked = blocked;
    },
    close: () => {
      cut();
      way.close();
    },
  };
}

const timeoutMs = 1000;
const statementMs = 2000;
// Waiting for a connection, then for a statement, each twice at most, and a slow machine.
const bound = 10_000;

let database: TestDatabase;
let way: Awaited<ReturnType<typeof openWay>>;
let db: ReturnType<typeof openDatabase>;
interface LogLine {
  level: number;
  msg: string;
  err?: object;
}
const log: LogLine[] = [];
const isWarning = ({ level }: LogLine) => level >= 40;
let app: Awaited<ReturnType<typeof buildApp>>;
let authorization: string;
beforeAll(async () => {
  database = await createTestDatabase();
  way = await openWay(database.url);
  db = openDatabase(way.url, { timeoutMs, statementMs });
  app = await buildApp({
    db,
    settings: readSettings({ DATABASE_URL: way.url, LOG_LEVEL: 'info' }),
    secret: () => signingSecret(db),
    version: 'test',
    logTo: { write: (line) => void log.push(JSON.parse(line) as LogLine) },
    clock: { now: () => new Date(`${TEST_TODAY}T12:00:00Z`) },
  });
  const reply = await app.inject({
    method: 'POST',
    url: '/oauth/token',
    payload: passwordGrant('ana'),
  });
  // Its short limits may end this call too, on a machine that is busy.
  expect(reply.statusCode).toBe(200);
  authorization = `Bearer ${reply.json<{ access_token: string }>().access_token}`;
});
afterAll(async () => {
  await app.close();
  await db.$disconnect();
  way.close();
  await database.drop();
});

const calls = [
  { method: 'GET', url: '/api/consulta?termo_pesquisa=brasil' },
  { method: 'GET', url: '/api/acervo/2' },
  { method: 'GET', url: '/api/emprestimo/titulos-pendentes' },
  { method: 'POST', url: '/api/acervo/cesta-permanente', payload: { acervos: [1] } },
  { method: 'POST', url: '/__mock/sandboxes', payload: {} },
  { method: 'GET', url: '/healthz' },
] as const;
const ask = (asked: readonly (typeof calls)[number][] = calls) =>
  Promise.all(
    asked.map(async (call) => {
      const began = performance.now();
      const { statusCode, headers } = await app.inject({ ...call, headers: { authorization } });
      return {
        call: call.url,
        statusCode,
        hasTime: headers['retry-after'] !== undefined,
        isBounded: performance.now() - began < bound,
      };
    }),
  );
const away = calls.map(({ url }) => ({ call: url, statusCode: 503, hasTime: true, isBounded: true }));
/** Also when each connection that broke has been noticed. */
const untilHealthy = async () => {
  while ((await app.inject('/healthz')).statusCode !== 200);
};
/** Keeps no reply that needs no database. */
const expectAllWell = async () => {
  for (const { call, statusCode } of await ask()) expect(`${call} ${statusCode}`).toMatch(/ 20\d$/);
  changesOf(db).increment();
};

it('a database that goes away is answered with a 503 and a time to wait, and used again once it is back', async () => {
  await expectAllWell();
  way.cut();
  const begin = log.length;
  expect(await ask()).toEqual(away);
  expect(await ask()).toEqual(away);
  const ofTheOutage = log.slice(begin);
  // One line for all, and the one of each call but the monitor's.
  expect(ofTheOutage.filter(isWarning)).toEqual([
    expect.objectContaining({ msg: 'the database does not answer: calls that need it are answered with 503' }),
  ]);
  expect(ofTheOutage.filter(({ msg }) => msg === 'call')).toHaveLength(2 * (calls.length - 1));
  await way.restore();
  const back = log.length;
  while (!log.slice(back).some(isWarning)) await pause(50);
  expect(log.slice(back).filter(isWarning)).toEqual([
    expect.objectContaining({ msg: 'the database can be used again' }),
  ]);
  await untilHealthy();
  expect(log.filter(({ err }) => err)).toEqual([]);
  await expectAllWell();
});

it('a database out of reach, whose connections stay open, keeps nobody waiting', async () => {
  await expectAllWell();
  way.block(true);
  // A copy of a database has a minute.
  const short = calls.filter(({ url }) => url !== '/__mock/sandboxes');
  expect(await ask(short)).toEqual(away.filter(({ call }) => call !== '/__mock/sandboxes'));
  way.block(false);
  way.cut();
  await way.restore();
  await untilHealthy();
  await expectAllWell();
});

it('a database whose Unix socket is gone is away', async () => {
  const gone = openDatabase(`postgresql://nobody@${encodeURIComponent('/tmp/no-such-folder')}:5432/nothing`);
  const failures = await Promise.all(
    [
      () => gone.person.findFirst(),
      () => gone.$queryRaw`SELECT 1`,
      () => gone.$transaction((tx) => tx.$queryRaw`SELECT 1`),
    ].map((ask) => ask().then(() => undefined, isUnavailable)),
  );
  await gone.$disconnect();
  expect(failures).toEqual([true, true, true]);
});
