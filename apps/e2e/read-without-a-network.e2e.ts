import type { BrowserContext, Page } from '@playwright/test';
import { buildWebHost } from '@catalogue/web-host/webHost';
import { inWorkspace } from '@catalogue/command-kit/workspace';
import { openAsPatron, signIn, storedValue } from './controls';
import { expect, test as base } from './journey';

interface Host {
  address: string;
  /** Nobody answers at the address any more. */
  stop(): Promise<void>;
}

const test = base.extend<{ host: Host }>({
  serviceWorkers: 'allow',
  /** The web app at an address of its own, in front of the journey's server. */
  host: async ({ catalogue, page }, use) => {
    const config = (await (await page.request.get('/config.json')).json()) as object;
    const host = await buildWebHost({ root: inWorkspace('dist', 'web'), api: catalogue.url, config });
    const address = await host.listen({ port: 0, host: '127.0.0.1' });
    await use({ address, stop: () => host.close() });
    await host.close();
  },
});

const tokenText = /^\w{4} \w{4}$/;
const asOf = /^Como estava hoje às \d\d:\d\d\. Pode ter mudado\.$/;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'Sem contato com o servidor.' });

/** What the patron can read without a network is stored, and the app's files too. */
async function waitForCopy(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const names = ['listPendingTitles', 'listHolds', 'getLoanToken', 'listOpeningHours'];
  const kept = async () => {
    const copy = (await storedValue(page, 'offline')) as { queries: Record<string, unknown> } | null;
    return names.filter((name) => Object.keys(copy?.queries ?? {}).some((key) => key.startsWith(`${name}(`)));
  };
  await expect.poll(kept).toEqual(names);
}

const ownerOfCopy = async (page: Page) =>
  ((await storedValue(page, 'offline')) as { cod_pessoa: string } | null)?.cod_pessoa;

/** The names of all that the browser stores for this address. */
const storedBy = (page: Page) =>
  page.evaluate(async () => {
    const replies: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) replies.push(new URL(url).pathname);
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    const storages = [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort();
    return { storages, replies, databases };
  });

/** What a browser keeps of who has left: a token that is nobody's. */
const storedOfNobody = ['catalogue.public'];

async function reloadOffline(page: Page, context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await page.reload();
}

test('loans, holds and card are read without a network, and nothing is sent or left to be sent', async ({
  page,
  context,
}) => {
  await openAsPatron(page, 'token', 'ana');
  await waitForCopy(page);
  await page.getByRole('button', { name: 'Gerar token' }).click();
  const token = page.getByText(tokenText);
  const made = await token.innerText();
  await expect.poll(async () => JSON.stringify(await storedValue(page, 'offline'))).toContain(made.replace(' ', ''));
  await page.goto('/meupergamum/titulos-pendentes');
  const renew = page.locator('button[title="Renovar"]').first();
  const loan = (await renew.getAttribute('aria-label'))?.split(': ')[1] ?? '';

  await reloadOffline(page, context);
  await expect(heading(page, 'Empréstimos')).toBeVisible();
  await expect(notice(page)).toBeVisible();
  await expect(page.getByText(asOf)).toBeVisible();
  await expect(renew).toHaveAccessibleName(`Renovar: ${loan}`);
  await expect(renew).toHaveAttribute('aria-disabled', 'true');
  await expect(renew).toHaveAccessibleDescription('Só com a conexão de volta.');
  await renew.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Só com a conexão de volta.' })).toBeAttached();

  await page.getByRole('link', { name: 'Reservas' }).first().click();
  await expect(heading(page, 'Reservas')).toBeVisible();
  await expect(page.getByText(/^Como estava hoje às/)).toBeVisible();
  await page.goto('/meupergamum/inicio');
  const toDo = page.getByRole('region', { name: 'O que fazer agora' });
  await expect(toDo.getByText(/^Como estava hoje às/)).toBeVisible();
  // Where the hold is fetched, and whether that is open.
  await expect(toDo.getByText(/^(Aberta até|Fechada)/).first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(toDo.getByText(/^Como estava hoje às/)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  // The card is one touch away on a phone.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('navigation', { name: 'Minha área' }).getByRole('link', { name: 'Carteira' }).click();
  await expect(heading(page, 'Carteira')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Número da biblioteca em código de barras' })).toBeVisible();
  await expect(token).toHaveText(made);
  await expect(page.getByText(/^Vale por mais \d+ minutos?( e \d+ segundos?)?\.$/).first()).toBeVisible();
  await expect(page.getByText(asOf)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Gerar outro token' })).toHaveAttribute('aria-disabled', 'true');
  // It has not been loaded, and says so under its own heading.
  await page.goto('/meupergamum/debitos');
  await expect(heading(page, 'Débitos')).toBeVisible();
  await expect(page.getByRole('alert').first()).toContainText('Sem contato com o servidor');

  await context.setOffline(false);
  await expect(notice(page)).toHaveCount(0);
  await page.goto('/meupergamum/titulos-pendentes');
  await expect(page.locator('button[title="Renovar"]:not([aria-disabled])').first()).toBeVisible();
});

test('signing out without a network leaves nothing of the patron in the browser', async ({ page, context }) => {
  await openAsPatron(page, 'titulos-pendentes', 'ana');
  await waitForCopy(page);
  const ana = await ownerOfCopy(page);
  const { replies, databases } = await storedBy(page);
  expect(databases).toEqual([]);
  expect(replies).toContain('/index.html');
  expect(replies.filter((path) => path !== '/index.html' && !path.startsWith('/assets/'))).toEqual([]);

  await reloadOffline(page, context);
  await page.getByRole('button', { name: 'Sair' }).first().click();
  await expect(page.getByText('Você saiu')).toBeVisible();
  expect(await storedBy(page)).toEqual({ storages: storedOfNobody, replies, databases: [] });
  await page.goto('/meupergamum/titulos-pendentes');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Sem contato com o servidor/);

  await context.setOffline(false);
  await page.goto('/login?redirect=/meupergamum/titulos-pendentes');
  await signIn(page, 'bruno');
  await waitForCopy(page);
  expect(await ownerOfCopy(page)).not.toBe(ana);
});

test('the same holds while nobody answers at the address', async ({ page, host }) => {
  await page.goto(`${host.address}/login?redirect=/meupergamum/titulos-pendentes`);
  await signIn(page, 'ana');
  await expect(heading(page, 'Empréstimos')).toBeVisible();
  await waitForCopy(page);
  await host.stop();
  await page.reload();
  await expect(heading(page, 'Empréstimos')).toBeVisible();
  await expect(notice(page)).toBeVisible();
  await expect(page.locator('button[title="Renovar"]').first()).toBeVisible();
});
