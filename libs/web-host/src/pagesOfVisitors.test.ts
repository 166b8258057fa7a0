import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWebHost } from './webHost';

// The build that renders pages is not of this project.
jest.mock('./renderedPages', () => ({
  openPages: async () => ({
    pageOf: async () => ({ status: 200, etag: '"one"', encoding: 'identity', body: Buffer.from('rendered') }),
    close: async () => undefined,
  }),
}));

const root = mkdtempSync(join(tmpdir(), 'web-host-'));
writeFileSync(join(root, 'index.html'), '<title>Catálogo</title>');
afterAll(() => rmSync(root, { recursive: true }));

it.each([
  ['public', 'sandbox=one', false],
  ['public', 'catalogue.language=en', true],
  ['key', 'sandbox=one', true],
  [undefined, '', true],
])(
  'with a control room that is %s, the page of a browser with %j is rendered: %s',
  async (room, cookie, isRendered) => {
    const api = 'http://127.0.0.1:9';
    const host = await buildWebHost({ root, api, config: room === undefined ? {} : { control_room: room } });
    const { body } = await host.inject({ url: '/acervo/1', headers: { accept: 'text/html', cookie } });
    expect(body).toBe(isRendered ? 'rendered' : '<title>Catálogo</title>');
    await host.close();
  },
);
