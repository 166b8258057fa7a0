import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestApp, type TestApp } from '../testing/app';

const web = mkdtempSync(join(tmpdir(), 'web-'));
// More than a connection holds, so that a reply stays under way.
writeFileSync(join(web, 'index.html'), 'x'.repeat(32 * 1024 * 1024));
let server: TestApp;
let sockets: Socket[] = [];
/** The same connections, as the server has them. */
let connections: Socket[] = [];
// Here, so that a test that fails ends, too: a stalled reply keeps its connection.
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  await server.stop();
});
afterAll(() => rmSync(web, { recursive: true }));

async function listen(env: Record<string, string>): Promise<void> {
  server = await openTestApp({ env: { WEB_DIR: web, ...env } });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  connections = [];
  server.app.server.on('connection', (socket: Socket) => void connections.push(socket));
}

/** A client that reads no further than the first bytes of a reply. */
async function stall(localAddress: string): Promise<Socket> {
  const socket = connect({ port: (server.app.server.address() as AddressInfo).port, host: '127.0.0.1', localAddress });
  sockets.push(socket);
  socket.on('error', () => undefined).write('GET / HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\n\r\n');
  await once(socket, 'readable');
  return socket;
}

it('who stops reading is given up after half a minute', async () => {
  await listen({});
  await stall('127.0.0.1');
  const [connection] = connections;
  expect(connection?.timeout).toBe(30_000);
  connection?.emit('timeout');
  expect(connection?.destroyed).toBe(true);
});

it('one address has forty replies that it does not read; others do not wait for it', async () => {
  await listen({ RATE_LIMIT: 'all' });
  const config = (localAddress: string) =>
    new Promise<number | undefined>((resolve, reject) =>
      request(
        { port: (server.app.server.address() as AddressInfo).port, path: '/config.json', localAddress },
        (reply) => resolve(reply.resume().statusCode),
      )
        .on('error', reject)
        .end(),
    );
  while (sockets.length < 40) await stall('127.0.0.2');
  // All at the same time: none has waited until another was given up.
  expect(connections.map(({ destroyed }) => destroyed)).toEqual(sockets.map(() => false));
  let isAnswered = false;
  const next = config('127.0.0.2').finally(() => (isAnswered = true));
  expect(await config('127.0.0.3')).toBe(200);
  expect(isAnswered).toBe(false);
  sockets.pop()?.destroy();
  expect(await next).toBe(200);
});
