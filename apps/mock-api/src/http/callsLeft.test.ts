import type { FastifyRequest } from 'fastify';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { openDatabase } from '../database';
import { openTestApp, type TestApp } from '../testing/app';
import * as testServer from '../testing/testServer';
import { ownCalls } from './ownCalls';

describe('calls whose clients leave, or that a page makes', () => {
  let server: TestApp;
  let unlock: () => void;
  let locked: Promise<unknown>;
  beforeEach(async () => {
    server = await openTestApp({ server: testServer, env: { RATE_LIMIT: 'all' } });
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    await server.app.inject({ url: '/api/acervo/1/referencia', remoteAddress: '203.0.113.8' });
    const locker = openDatabase(server.database.env.DATABASE_URL);
    const unlocked = new Promise<void>((resolve) => (unlock = resolve));
    await new Promise<void>((isLocked) => {
      locked = locker
        .$transaction(
          async (db) => {
            await db.$executeRaw`LOCK TABLE acervo`;
            isLocked();
            await unlocked;
          },
          { timeout: 30_000 },
        )
        .finally(() => locker.$disconnect());
    });
  });
  afterEach(async () => {
    unlock();
    await locked;
    await server.stop();
  });

  const waitingForLock = async () => {
    const [busy] = await server.db.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    return busy?.count;
  };
  const leave = async (request: string) => {
    const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined).write(`${request.replace(/\n/g, '\r\n')}`);
    const [, reply] = (await once(server.app.server, 'request')) as [unknown, NodeJS.EventEmitter];
    // It is under way by then.
    await server.app.inject({ url: '/healthz', remoteAddress: '203.0.113.9' });
    socket.destroy();
    await once(reply, 'close');
  };

  it.each([
    ['titles', (at: number) => `GET /api/acervo/${at} HTTP/1.1\nHost: localhost\n\n`],
    ['searches', (at: number) => `GET /api/consulta?termo_pesquisa=a${at} HTTP/1.1\nHost: localhost\n\n`],
    ['unlike the last', (at: number) => `HEAD /api/acervo/${at} HTTP/1.0\nHost: localhost\n\n`],
  ])('keep their places while the database works for them: %s', async (_, request) => {
    for (let at = 1; at <= 14; at += 1) await leave(request(at));
    const later = server.app.inject({ url: '/api/nada' });
    const other = await server.app.inject({ url: '/api/unidade-informacao', remoteAddress: '203.0.113.8' });
    expect(other.statusCode).toBe(200);
    expect(await Promise.race([later, Promise.resolve('waits')])).toBe('waits');
    expect(await waitingForLock()).toBeLessThanOrEqual(6);
    unlock();
    expect((await later).statusCode).toBe(404);
  });

  it('are two of those that the pages of a network make, which wait for nothing else', async () => {
    const remoteAddress = '203.0.113.7';
    const call = ownCalls(server.app)({
      id: 'page',
      ip: remoteAddress,
      headers: {},
      raw: { headers: {} },
    } as FastifyRequest);
    const calls = Array.from({ length: 12 }, (_, at) => call(`/api/acervo/${at + 1}`, {}));
    // However busy the machine is, two arrive, and no more after them.
    const counts = [0];
    while (Math.max(...counts) < 2) counts.push(Number(await waitingForLock()));
    for (let time = 0; time < 50; time += 1) counts.push(Number(await waitingForLock()));
    expect(Math.max(...counts)).toBe(2);
    expect((await server.app.inject({ url: '/api/nada', remoteAddress })).statusCode).toBe(404);
    unlock();
    expect((await Promise.all(calls)).filter(({ status }) => status >= 429)).toEqual([]);
  });
});
