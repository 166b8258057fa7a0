import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestApp, type TestApp } from '../testing/app';

const web = mkdtempSync(join(tmpdir(), 'web-'));
mkdirSync(join(web, 'assets'));
// More than a connection holds, so that a reply is under way when its client leaves.
const large = 'x'.repeat(32 * 1024 * 1024);
writeFileSync(join(web, 'index.html'), large);
writeFileSync(join(web, 'assets', 'main.js'), large);

let server: TestApp;
let port: number;
beforeAll(async () => {
  server = await openTestApp({ env: { WEB_DIR: web, LOG_LEVEL: 'debug' } });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app.server.address() as AddressInfo);
});
afterAll(async () => {
  await server.stop();
  rmSync(web, { recursive: true });
});

/** Sends a request over a real connection and closes it: at the first bytes of the reply, or at once. */
function leave(sent: string, when: 'reply' | 'now', how: 'resetAndDestroy' | 'destroy'): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(sent);
      if (when === 'now') socket[how]();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
    if (when === 'reply') socket.once('data', () => socket[how]());
  });
}

const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`;
const requests = {
  'a page': get('/', 'Accept: text/html\r\n'),
  'a file': get('/assets/main.js'),
  'a list': get('/api/consulta/acervos-indexados?tipo=TITULO'),
  'a compressed list': get('/openapi.json', 'Accept-Encoding: br\r\n'),
  'a text': get('/sitemap.xml', 'Accept-Encoding: gzip\r\n'),
  'the log of calls': get('/__mock/log', 'Accept: text/event-stream\r\n'),
  'half of a body':
    'POST /oauth/token HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"a',
  'half of a form':
    'POST /api/nada-consta/send-mail HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 500\r\n\r\n--x\r\nContent-Dis',
  'half of a compressed body':
    'POST /oauth/token HTTP/1.1\r\nHost: localhost\r\nContent-Encoding: gzip\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nabc',
};

it.each(Object.entries(requests))('who leaves early from %s is no error', async (_, sent) => {
  server.log.length = 0;
  for (const when of sent.startsWith('GET') ? (['reply', 'now'] as const) : (['now'] as const))
    for (const how of ['resetAndDestroy', 'destroy'] as const) await leave(sent, when, how);
  // What has begun ends before the next is answered.
  await server.app.inject('/healthz');
  const lines = server.log.map((line) => JSON.parse(line) as { level: number; err?: object });
  expect(lines.filter(({ level, err }) => level > 30 || err !== undefined)).toEqual([]);
});
