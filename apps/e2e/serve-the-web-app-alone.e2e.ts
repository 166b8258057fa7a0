import { inWorkspace } from '@catalogue/command-kit/workspace';
import { buildWebHost } from '@catalogue/web-host/webHost';
import { signIn } from './controls';
import { expect, test } from './journey';

test('the web app alone renders its pages with the replies of another server, and hands every call to it', async ({
  catalogue,
  page,
}) => {
  const config = (await (await page.request.get('/config.json')).json()) as object;
  const host = await buildWebHost({ root: inWorkspace('dist', 'web'), api: catalogue.url, config });
  try {
    const address = await host.listen({ port: 0, host: '127.0.0.1' });
    const results = await page.request.get(`${address}/?termo_pesquisa=casmurro`, { headers: { accept: 'text/html' } });
    expect(await results.text()).toContain('Dom Casmurro');
    for (const path of ['/__mock/reset', '/%5F_mock/reset', '/api/%2e%2e/__mock/reset', '/api/..%2f__mock/reset'])
      expect([400, 404], path).toContain((await page.request.post(address + path)).status());
    await page.goto(`${address}/login?redirect=/meupergamum/inicio`);
    await signIn(page, 'ana');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
  } finally {
    await host.close();
  }
});

test('without the server, the web app alone says so, and answers calls with 502', async ({ page }) => {
  const config = (await (await page.request.get('/config.json')).json()) as object;
  const host = await buildWebHost({ root: inWorkspace('dist', 'web'), api: 'http://127.0.0.1:9', config });
  try {
    const address = await host.listen({ port: 0, host: '127.0.0.1' });
    await page.goto(address);
    await expect(page.getByRole('button', { name: /Tentar de novo/ })).toBeVisible();
    expect((await page.request.get(`${address}/api/consulta`)).status()).toBe(502);
  } finally {
    await host.close();
  }
});
