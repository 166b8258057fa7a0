import type { CDPSession, Page } from '@playwright/test';
import { inWorkspace } from '@catalogue/command-kit/workspace';
import { buildWebHost } from '@catalogue/web-host/webHost';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { signIn, storedValue } from './controls';
import { expect, test as base } from './journey';

/** A copy of the built web app in which every script has another name, as those of a next version have. */
async function nextVersion(): Promise<{ root: string; scripts: string[]; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'next-version-'));
  const root = join(folder, 'web');
  await cp(inWorkspace('dist', 'web'), root, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  await cp(inWorkspace('dist', 'web-server'), join(folder, 'web-server'), { recursive: true });
  const files = (await readdir(root, { recursive: true })).filter((file) => /\.(js|json|html)$/.test(file));
  const scripts = files.filter((file) => /^assets[\\/].*\.js$/.test(file)).map((file) => basename(file));
  for (const file of files) {
    const text = await readFile(join(root, file), 'utf8');
    const renamed = text.replace(/[\w.-]+\.js\b/g, (name) => (scripts.includes(name) ? next(name) : name));
    // The worker has the page by its contents.
    await writeFile(join(root, file), file === 'sw.js' ? renamed.replace(/revision:"/g, 'revision:"n') : renamed);
  }
  for (const name of scripts) await rename(join(root, 'assets', name), join(root, 'assets', next(name)));
  return { root, scripts, remove: () => rm(folder, { recursive: true }) };
}
const next = (script: string): string => script.replace(/\.js$/, 'n.js');

interface Deployment {
  /** Where the web app is, now and after the deployment. */
  address: string;
  /** A script that the next version does not have. */
  script: string;
  deploy(): Promise<void>;
}

const test = base.extend<{ deployment: Deployment }>({
  deployment: async ({ catalogue, page }, use) => {
    const config = (await (await page.request.get('/config.json')).json()) as object;
    const open = (root: string) => buildWebHost({ root, api: catalogue.url, config });
    const later = await nextVersion();
    let host = await open(inWorkspace('dist', 'web'));
    const address = await host.listen({ port: 0, host: '127.0.0.1' });
    await use({
      address,
      script: `${address}/assets/${later.scripts[0]}`,
      deploy: async () => {
        await host.close();
        host = await open(later.root);
        await host.listen({ port: Number(new URL(address).port), host: '127.0.0.1' });
      },
    });
    await host.close();
    await later.remove();
  },
});

/** Which workers became active, from now on, and the one that is. */
async function activeWorkers(session: CDPSession): Promise<ReadonlySet<string>> {
  const active = new Set<string>();
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, status } of versions) if (status === 'activated') active.add(versionId);
  });
  await session.send('ServiceWorker.enable');
  return active;
}

const noticeOn = (page: Page) => page.getByRole('alert').filter({ hasText: 'O catálogo foi atualizado.' });

test('a page that was open during a deployment says so once, and goes on with what was typed', async ({
  deployment,
  page,
}) => {
  const { address, script, deploy } = deployment;
  const title = page.getByRole('dialog', { name: 'Sugerir compra' }).getByRole('textbox', { name: 'Título' });
  const openSuggestion = page.getByRole('contentinfo').getByRole('button', { name: 'Sugerir compra de livro' });
  // A call that the deployment interrupts would have a notice of its own.
  await page.goto(address, { waitUntil: 'networkidle' });
  await openSuggestion.click();
  await title.fill('Grande sertão: veredas');
  await page.keyboard.press('Escape');
  expect((await page.request.get(script)).status()).toBe(200);

  await deploy();
  const gone = await page.request.get(script);
  expect([gone.status(), gone.headers()['cache-control']]).toEqual([404, 'no-store']);

  // The scripts of the sign-in had not been needed until now.
  await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).click();
  const notice = noticeOn(page);
  await expect(notice).toBeVisible();
  await expect(notice).toHaveCount(1);
  await expect(page.getByText('Sem contato com o servidor')).toHaveCount(0);
  await notice.getByRole('button', { name: 'Carregar a versão nova' }).click();
  await expect(page.getByRole('textbox', { name: 'Matrícula' })).toBeVisible();

  await openSuggestion.click();
  await expect(title).toHaveValue('Grande sertão: veredas');
});

test('a dialog of the frame that went with an older version leaves the page as it is', async ({ deployment, page }) => {
  await page.goto(`${deployment.address}/?termo_pesquisa=casmurro`, { waitUntil: 'networkidle' });
  // On a busy machine the network is idle before the page's own parts are asked for.
  await expect(page.getByRole('article').first()).toBeAttached();
  await deployment.deploy();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Enviar comentário' }).click();
  const notice = noticeOn(page);
  await expect(notice).toBeInViewport();
  await expect(page.getByRole('article').first()).toBeAttached();
  await notice.getByRole('button', { name: 'Carregar a versão nova' }).click();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Enviar comentário' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test.describe('with a copy of the patron', () => {
  test.use({ serviceWorkers: 'allow' });

  test('an open page goes on with its own files; the new version comes with the next page, and starts without a network', async ({
    context,
    deployment,
    page,
  }) => {
    const { address, deploy } = deployment;
    await page.goto(`${address}/login?redirect=/meupergamum/titulos-pendentes`);
    await page.getByRole('checkbox', { name: 'Manter conectado' }).check();
    await signIn(page, 'ana');
    const loans = (shown: Page) => shown.locator('button[title="Renovar"]').first();
    await expect(loans(page)).toBeVisible();
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await expect.poll(async () => (await storedValue(page, 'offline')) !== null).toBe(true);

    await deploy();
    // The scripts of this screen had not been needed until now: the worker has them.
    await page.getByRole('link', { name: 'Nada consta' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Nada consta' })).toBeVisible();
    await expect(noticeOn(page)).toHaveCount(0);

    const isNew = (shown: Page) => shown.locator('script[type=module][src$="n.js"]').last();
    await expect(isNew(page)).toHaveCount(0);
    await page.goto(`${address}/meupergamum/titulos-pendentes`);
    await expect(isNew(page)).toBeAttached();
    const waiting = async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state;
    await expect.poll(() => page.evaluate(waiting)).toBe('installed');
    await expect(loans(page)).toBeVisible();

    // With the last page of the old version its worker goes. A page opened before that would be one of its pages.
    const later = await context.newPage();
    const active = await activeWorkers(await context.newCDPSession(later));
    await expect.poll(() => active.size).toBe(1);
    await page.close();
    await expect.poll(() => active.size).toBe(2);
    await later.goto(`${address}/meupergamum/titulos-pendentes`);
    await expect(loans(later)).toBeVisible();
    await expect.poll(() => later.evaluate(waiting)).toBeUndefined();
    await context.setOffline(true);
    await later.reload();
    await expect(loans(later)).toBeVisible();
    await expect(isNew(later)).toBeAttached();
    await expect(later.getByText(/^Como estava hoje às/).first()).toBeVisible();
  });
});
