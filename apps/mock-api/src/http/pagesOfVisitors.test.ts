import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestApp } from '../testing/app';
import * as testServer from '../testing/testServer';

// The build that renders pages is not of this project.
jest.mock('@catalogue/web-host/renderedPages', () => ({
  openPages: async () => ({
    pageOf: async () => ({ status: 200, etag: '"one"', encoding: 'identity', body: Buffer.from('rendered') }),
    close: async () => undefined,
  }),
}));

const web = mkdtempSync(join(tmpdir(), 'web-'));
writeFileSync(join(web, 'index.html'), '<title>Biblioteca</title>');
afterAll(() => rmSync(web, { recursive: true }));

it.each([
  ['public', false],
  ['true', true],
])('with MOCK_CONTROLS=%s the server renders the pages of a sandbox: %s', async (MOCK_CONTROLS, isRendered) => {
  const server = await openTestApp({ server: testServer, env: { WEB_DIR: web, MOCK_CONTROLS } });
  const made = await server.app.inject({ method: 'POST', url: '/__mock/sandboxes', payload: {} });
  const page = async (cookie: string) =>
    (await server.app.inject({ url: '/', headers: { accept: 'text/html', cookie } })).body;
  expect(await page(`sandbox=${made.json<{ id: string }>().id}`)).toBe(
    isRendered ? 'rendered' : '<title>Biblioteca</title>',
  );
  expect(await page('')).toBe('rendered');
  await server.stop();
});
