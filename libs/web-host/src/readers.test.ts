import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWebHost } from './webHost';

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

const large = Buffer.alloc(16 * 1024 * 1024, 'x');
const root = mkdtempSync(join(tmpdir(), 'slow-readers-'));
writeFileSync(join(root, 'index.html'), '<title>Catálogo</title>');
let library: Server;
let front: Awaited<ReturnType<typeof buildWebHost>>;
let port: number;
const log: { level: number; err?: object }[] = [];
beforeAll(async () => {
  library = createServer(
    ({ url }, reply) => void (url === '/api/wait' || reply.end(url === '/api/large' ? large : '{}')),
  );
  await new Promise<void>((resolve) => library.listen(0, '127.0.0.1', resolve));
  const logger = { level: 'info', stream: { write: (line: string) => void log.push(JSON.parse(line) as never) } };
  front = await buildWebHost({ root, api: `http://127.0.0.1:${portOf(library)}`, config: {}, logger });
  await front.listen({ port: 0, host: '127.0.0.1' });
  port = portOf(front.server);
});
afterAll(async () => {
  await front.close();
  library.closeAllConnections();
  library.close();
  rmSync(root, { recursive: true });
});

it('readers who do not read keep no other reader from the library’s server', async () => {
  const stalled: Socket[] = [];
  while (stalled.length < 150) {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    stalled.push(socket);
    socket.write('GET /api/large HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(socket, 'readable');
  }
  expect((await fetch(`http://127.0.0.1:${port}/api/acervo/1`)).status).toBe(200);
  for (const socket of stalled) socket.destroy();
});

it('who stops reading is given up after half a minute', async () => {
  const connected = once(front.server, 'connection') as Promise<[Socket]>;
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.write('GET /api/large HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const [[connection]] = await Promise.all([connected, once(socket, 'readable')]);
  expect(connection.timeout).toBe(30_000);
  connection.emit('timeout');
  expect(connection.destroyed).toBe(true);
  socket.destroy();
});

it.each([
  ['a reply', 'GET /api/large HTTP/1.1\r\nHost: localhost\r\n\r\n', true],
  ['a reply that is not there yet', 'GET /api/wait HTTP/1.1\r\nHost: localhost\r\n\r\n', false],
])('who leaves early from %s is no error', async (_, request, waits) => {
  log.length = 0;
  const answered = once(front.server, 'request');
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.write(request);
  const [, reply] = (await answered) as [unknown, ServerResponse];
  if (waits) await once(socket, 'readable');
  const ended = once(reply, 'close');
  socket.resetAndDestroy();
  await ended;
  expect((await fetch(`http://127.0.0.1:${port}/api/acervo/1`)).status).toBe(200);
  expect(log.filter(({ level, err }) => level > 30 || err !== undefined)).toEqual([]);
});

it('the log names no address that a reader asks for', async () => {
  log.length = 0;
  for (const path of ['/api/consulta?termo_pesquisa=secret', '/calendario/secret.ics', '/avisos/parar?t=secret'])
    expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(200);
  expect(log.length).toBeGreaterThan(0);
  expect(JSON.stringify(log)).not.toContain('secret');
});
