import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestApp } from '@catalogue/mock-api/testing/app';
import { buildWebHost } from '@catalogue/web-host/webHost';
import { run } from './attack';
import { connectionAttacks } from './attack/connections';
import { Target } from './attack/target';

let said: string[];
beforeEach(() => {
  said = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
});

it.each<Record<string, string>>([
  {},
  { MOCK_CONTROLS: 'false' },
  { CONTROL_KEY: 'a key of sixteen letters' },
  { MOCK_CONTROLS: 'public' },
])(
  'a server with %j withstands every attack',
  async (env) => {
    const server = await openTestApp({ env: { LOG_LEVEL: 'silent', ...env } });
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const code = await run([address]);
    await server.stop();
    expect(said.filter((line) => /THROUGH/.test(line))).toEqual([]);
    expect(code).toBe(0);
  },
  120_000,
);

it('npm run web in front of a server holds, too', async () => {
  const server = await openTestApp({ env: { LOG_LEVEL: 'silent' } });
  const api = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const folder = mkdtempSync(join(tmpdir(), 'attacked-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Catálogo</title>');
  const config = { ...(await server.app.inject('/config.json')).json<object>(), mock_controls: false };
  const host = await buildWebHost({ root: folder, api, config });
  const code = await run([await host.listen({ port: 0, host: '127.0.0.1' })]);
  await host.close();
  await server.stop();
  rmSync(folder, { recursive: true });
  expect(said.filter((line) => /THROUGH/.test(line))).toEqual([]);
  expect(code).toBe(0);
}, 120_000);

// This name of the machine itself is none that the server takes for it.
it.each([
  ['all', 0],
  ['off', 1],
])('with RATE_LIMIT=%s so many connections that others get none are had by %d', async (RATE_LIMIT, count) => {
  const server = await openTestApp({ env: { LOG_LEVEL: 'silent', RATE_LIMIT } });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const target = new Target(`http://[::ffff:127.0.0.1]:${port}`);
  const through: boolean[] = [];
  for (const { tries } of connectionAttacks)
    for (const one of await tries(target)) through.push('getsThrough' in one && (await one.getsThrough()));
  await server.stop();
  expect(through).toEqual([count === 1]);
});

it('the sign-ins and accounts of others are tried where the control room gives a sandbox', async () => {
  const server = await openTestApp({ env: { LOG_LEVEL: 'silent', MOCK_CONTROLS: 'public' } });
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  await run([address]);
  await server.stop();
  expect(said.find((line) => line.includes('another browser began'))).toMatch(/^blocked +24 /);
  for (const [wants, tried] of [
    ['a recovery code by guessing', 1],
    ['a flood of mail', 1],
    ['keep somebody from signing in', 2],
    ['whose session has ended', 6],
    ['by new passwords', 1],
  ] as const)
    expect(said.find((line) => line.includes(wants))).toMatch(new RegExp(`^blocked +${tried} `));
}, 120_000);

it('a server that defends nothing is found out, by every attack that can be tried on it', async () => {
  const session = '/__mock/identity?session=x';
  const config = { oauth: { public: {} }, mock_controls: false, access_token: 'x', id: 'x', link: session };
  let tokens = 0;
  const open = createServer({ maxHeaderSize: 1024 * 1024 }, (request, response) => {
    const page = `${JSON.stringify(config)} /__mock/identity "workspaces" ${Object.values(request.headers).join(' ')}`;
    const isRead = /^\/(?:config\.json|oauth\/token|__mock\/sandboxes|api\/(?:oidc|saml)\/\w+)(?:\?login=ana)?$/.test(
      request.url ?? '',
    );
    if (request.url === '/oauth/token') tokens += 1;
    // Whom others have guessed at for long is blocked.
    const status = request.url === '/oauth/token' && tokens > 40 ? 430 : 200;
    response.writeHead(request.url === '/__mock/sandboxes' ? 201 : status, {
      'content-type': 'application/json',
      'set-cookie': 'sandbox=x',
      'access-control-allow-origin': request.headers.origin ?? '*',
    });
    const isCostly = request.method === 'POST' || /[?&]k1=/.test(request.url ?? '');
    response.end(isRead ? JSON.stringify(config) : page.padEnd(isCostly ? 5_000_000 : 0));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => open.once('listening', resolve));
  const code = await run([`http://127.0.0.1:${(open.address() as AddressInfo).port}`]);
  open.close();
  expect(code).toBe(1);
  expect(said.filter((line) => line.startsWith('blocked'))).toEqual([]);
  expect(said.filter((line) => /THROUGH/.test(line)).length).toBeGreaterThan(10);
}, 120_000);

it('is not started without an address', async () => {
  await expect(run([])).rejects.toThrow('npm run attack -- https://');
  await expect(run(['ftp://x'])).rejects.toThrow('npm run attack');
});
