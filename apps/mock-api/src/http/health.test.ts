import Fastify from 'fastify';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import supertest from 'supertest';
import { createTestDatabase } from '@catalogue/database/testing/testDatabase';
import { runOn } from '@catalogue/local-postgres/query';
import { buildApp } from '../app';
import { openDatabase, signingSecret } from '../database';
import { readSettings } from '../env';
import { DatabaseHealth } from './databaseHealth';
import { serveHealth } from './health';
import { openTestApp, type TestApp } from '../testing/app';

describe('the health of the server', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp({ seeded: false });
  });
  afterAll(() => server.stop());

  it('is well while the database answers', async () => {
    // Over a real socket, like a monitor.
    await supertest(server.app.server).get('/healthz').expect(200, { status: 'ok', version: 'test', database: 'ok' });
  });

  it('is asked of the database once, however many want to know at once', async () => {
    const ask = jest.fn(async () => {
      await Promise.resolve();
      return [{ readable: true }];
    });
    const healthOf = ($queryRaw: unknown) =>
      new DatabaseHealth({ db: { $queryRaw } as typeof server.db, log: server.app.log, migration: undefined });
    const health = healthOf(ask);
    expect(new Set(await Promise.all(Array.from({ length: 20 }, () => health.isWell())))).toEqual(new Set([true]));
    expect(ask).toHaveBeenCalledTimes(1);
    expect(await health.isWell()).toBe(true);
    expect(ask).toHaveBeenCalledTimes(2);
    const gone = healthOf(
      jest
        .fn()
        .mockRejectedValueOnce(new Error('away'))
        .mockResolvedValue([{ readable: true }]),
    );
    expect([await gone.isWell(), await gone.isWell()]).toEqual([false, true]);
  });

  it('measures the queue of mails once, however many want to know at once', async () => {
    const app = Fastify();
    const mailQueue = jest.fn(async () => {
      await nextTurn();
      return { waiting: 3 };
    });
    serveHealth(app, { isWell: async () => true }, 'test', {
      indexSize: () => undefined,
      isBehind: () => false,
      mailQueue,
    });
    const replies = await Promise.all(Array.from({ length: 20 }, () => app.inject('/healthz')));
    for (const reply of replies) expect(reply.json()).toMatchObject({ mail_queue: { waiting: 3 } });
    expect(mailQueue).toHaveBeenCalledTimes(1);
    await app.inject('/healthz');
    expect(mailQueue).toHaveBeenCalledTimes(2);
    await app.close();
  });

  it('is not once the database is gone, and says why in the log only', async () => {
    const gone = await openTestApp({ seeded: false });
    await gone.database.drop();
    const reply = await gone.app.inject('/healthz');
    expect([reply.statusCode, reply.json()]).toEqual([
      503,
      { status: 'unavailable', version: 'test', database: 'unavailable' },
    ]);
    expect(gone.log.at(-1)).toContain('does not exist');
    await gone.app.close();
  });
});

it('a server whose database lacks its tables is not ready, and says once what to do', async () => {
  const { app, db, log, stop } = await openTestApp({ seeded: false });
  const statuses = async () => [
    (await app.inject('/readyz')).statusCode,
    (await app.inject('/healthz')).statusCode,
    (await app.inject('/livez')).statusCode,
  ];
  const lines = () => log.filter((line) => line.includes('run its migrations')).length;
  await db.$executeRawUnsafe('ALTER TABLE _prisma_migrations RENAME TO moved');
  expect([await statuses(), await statuses(), lines()]).toEqual([[503, 503, 200], [503, 503, 200], 1]);
  await db.$executeRawUnsafe('ALTER TABLE moved RENAME TO _prisma_migrations');
  const last = '(SELECT max(migration_name) FROM _prisma_migrations)';
  await db.$executeRawUnsafe(
    `UPDATE _prisma_migrations SET rolled_back_at = finished_at WHERE migration_name = ${last}`,
  );
  expect([await statuses(), lines()]).toEqual([[503, 503, 200], 1]);
  await db.$executeRawUnsafe('UPDATE _prisma_migrations SET rolled_back_at = NULL');
  expect(await statuses()).toEqual([200, 200, 200]);
  await stop();
});

/** The server as `main` builds it. */
async function openServer(url: string, timeoutMs?: number) {
  const db = openDatabase(url, { timeoutMs });
  const settings = readSettings({ DATABASE_URL: url, LOG_LEVEL: 'silent' });
  const app = await buildApp({ db, settings, secret: () => signingSecret(db), version: 'test' });
  const status = async (address: string) => (await app.inject(address)).statusCode;
  return { status, stop: () => app.close().then(() => db.$disconnect()) };
}

it('a server whose database is away starts, says so, and answers once it is back', async () => {
  const { url, drop } = await createTestDatabase();
  const name = new URL(url).pathname.slice(1);
  const elsewhere = new URL(url);
  elsewhere.pathname = '/postgres';
  const connections = (allowed: boolean) =>
    runOn(elsewhere.href, `ALTER DATABASE "${name}" ALLOW_CONNECTIONS ${allowed}`);
  await connections(false);
  const { status, stop } = await openServer(url);
  expect([await status('/healthz'), await status('/parametros/secao_1'), await status('/config.json')]).toEqual([
    503, 503, 200,
  ]);
  await connections(true);
  expect([await status('/healthz'), await status('/parametros/secao_1')]).toEqual([200, 200]);
  await stop();
  await drop();
});

it('a database that takes connections and never answers keeps nobody waiting', async () => {
  const open = new Set<Socket>();
  const silent = createServer((socket) => void open.add(socket.on('error', () => undefined)));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const { status, stop } = await openServer(`postgresql://nobody@127.0.0.1:${port}/nothing`, 200);
  expect(await Promise.all([status('/healthz'), status('/parametros/secao_1')])).toEqual([503, 503]);
  await stop();
  for (const socket of open) socket.destroy();
  silent.close();
});
