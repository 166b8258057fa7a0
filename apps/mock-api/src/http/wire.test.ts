import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import supertest from 'supertest';
import { openTestApp, type TestApp } from '../testing/app';

// Behaviour of real sockets: other tests use `inject`, which opens none.
const web = mkdtempSync(join(tmpdir(), 'web-'));
const script = `export const words = '${'palavra '.repeat(500)}';`;
let server: TestApp;
beforeAll(async () => {
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), '<title>Biblioteca</title>');
  writeFileSync(join(web, 'assets', 'app.js'), script);
  writeFileSync(join(web, 'assets', 'app.js.br'), brotliCompressSync(script));
  server = await openTestApp({ env: { WEB_DIR: web } });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.stop();
  rmSync(web, { recursive: true });
});
const http = () => supertest(server.app.server);
const search = '/api/consulta?termo_pesquisa=historia';

describe('compression', () => {
  it.each(['br', 'gzip'])('sends a result set as %s to those who take it', async (encoding) => {
    const plain = await http().get(search).set('accept-encoding', 'identity').expect(200);
    const packed = await http().get(search).set('accept-encoding', encoding).expect(200);
    expect(plain.headers['content-encoding']).toBeUndefined();
    // Nor may a cache give the packed one to who cannot read it.
    expect(plain.headers).toMatchObject({ vary: 'accept-encoding' });
    expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(packed.body).toEqual(plain.body);
  });

  it('leaves a short reply as it is', async () => {
    const reply = await http().get('/healthz').set('accept-encoding', 'br').expect(200);
    expect(reply.headers['content-encoding']).toBeUndefined();
  });

  it('sends a web file as it was compressed when it was built', async () => {
    const reply = await http().get('/assets/app.js').set('accept-encoding', 'br').buffer().expect(200);
    expect(reply.headers).toMatchObject({
      'content-encoding': 'br',
      'content-length': String(brotliCompressSync(script).length),
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(reply.text).toBe(script);
  });
});

describe('a connection', () => {
  it('serves one call after the other', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let call = 0; call < 3; call += 1)
      await http()
        .get('/healthz')
        .agent(agent)
        .expect('connection', /keep-alive/);
    expect(Object.values(agent.freeSockets).flat()).toHaveLength(1);
    agent.destroy();
  });

  it('that breaks off within a body leaves the server well', async () => {
    const { port } = server.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.end(
      'POST /oauth/token HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"grant_type":',
    );
    expect(await text(socket)).toMatch(/^(HTTP\/1\.1 400 |$)/);
    await http().get('/healthz').expect(200);
  });

  it('gets the status and the headers of a page for HEAD, and no body', async () => {
    const whole = await http().get('/assets/app.js').set('accept-encoding', 'identity').buffer();
    const head = await http().head('/assets/app.js').set('accept-encoding', 'identity').expect(200);
    expect(head.headers['content-length']).toBe(whole.headers['content-length']);
    expect(head.text).toBeFalsy();
  });
});

describe('a body that is too large', () => {
  it('is refused while it comes in, by the token endpoint in the shape of RFC 6749', async () => {
    await http()
      .post('/oauth/token')
      .send({ grant_type: 'password', username: 'x'.repeat(16 * 1024) })
      .expect(413, {
        error: 'invalid_request',
        error_description: 'The request is too large.',
        message: 'O corpo do pedido é grande demais.',
      });
  });
});
