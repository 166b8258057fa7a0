import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openTestApp } from '@catalogue/mock-api/testing/app';
import { run } from './attack';

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
  60_000,
);

it('a server that defends nothing is found out, by every attack that can be tried on it', async () => {
  const config = { oauth: { public: {} }, mock_controls: false, access_token: 'x' };
  const open = createServer({ maxHeaderSize: 1024 * 1024 }, (request, response) => {
    const page = `${JSON.stringify(config)} /__mock/identity "workspaces" ${Object.values(request.headers).join(' ')}`;
    const isRead = ['/config.json', '/oauth/token'].includes(request.url ?? '');
    response.writeHead(200, {
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
