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
afterAll(() => rmSync(web, { recursive: true }));

/** A client that reads no further than the first bytes of a reply. */
async function stall(to: TestApp, localAddress: string): Promise<Socket> {
  const socket = connect({ port: (to.app.server.address() as AddressInfo).port, host: '127.0.0.1', localAddress });
  socket.on('error', () => undefined).write('GET / HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\n\r\n');
  await once(socket, 'readable');
  return socket;
}

it('who stops reading is given up after half a minute', async () => {
  const server = await openTestApp({ env: { WEB_DIR: web } });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const connections: Socket[] = [];
  server.app.server.on('connection', (socket: Socket) => void connections.push(socket));
  const client = await stall(server, '127.0.0.1');
  const [connection] = connections;
  expect(connection?.timeout).toBe(30_000);
  connection?.emit('timeout');
  await once(client.resume(), 'close');
  await server.stop();
});

it('one address has forty replies that it does not read; others do not wait for it', async () => {
  const limited = await openTestApp({ env: { WEB_DIR: web, RATE_LIMIT: 'all' } });
  await limited.app.listen({ port: 0, host: '127.0.0.1' });
  const config = (localAddress: string) =>
    new Promise<number | undefined>((resolve, reject) =>
      request(
        { port: (limited.app.server.address() as AddressInfo).port, path: '/config.json', localAddress },
        (reply) => resolve(reply.resume().statusCode),
      )
        .on('error', reject)
        .end(),
    );
  const stalled: Socket[] = [];
  while (stalled.length < 40) stalled.push(await stall(limited, '127.0.0.2'));
  let isAnswered = false;
  const next = config('127.0.0.2').finally(() => (isAnswered = true));
  expect(await config('127.0.0.3')).toBe(200);
  expect(isAnswered).toBe(false);
  stalled.pop()?.destroy();
  expect(await next).toBe(200);
  for (const socket of stalled) socket.destroy();
  await limited.stop();
});
