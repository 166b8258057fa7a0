import { control, signIn } from './controls';
import { expect, test } from './journey';

// The server, the pages that it renders, and the app that goes on from them: none of them at the root of the host.
const base = '/catalogo';
test.use({ ownServer: true, settings: { BASE_PATH: base } });

test('a catalogue below a path is searched, read and signed in to there, and leaves it nowhere', async ({ page }) => {
  const outside: string[] = [];
  page.on('request', (asked) => {
    const { pathname, protocol } = new URL(asked.url());
    if (protocol.startsWith('http') && !/^\/catalogo(\/|$)/.test(pathname)) outside.push(pathname);
  });
  const failed: string[] = [];
  page.on('response', (reply) => {
    if (reply.status() >= 400) failed.push(`${reply.status()} ${reply.url()}`);
  });

  await page.goto(`${base}/`);
  await page.getByRole('combobox', { name: 'Termo de pesquisa' }).fill('brasil');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/catalogo\/?\?.*termo_pesquisa=brasil/);
  await page.locator(`a[href^="${base}/acervo/"]`).first().click();
  await expect(page).toHaveURL(/\/catalogo\/acervo\/\d+/);

  // The same page from the server, before any script, and hydrated afterwards.
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  const { pathname } = new URL(page.url());
  const html = await (await page.request.get(pathname, { headers: { accept: 'text/html' } })).text();
  expect(html).toContain(`${title}</h1>`);
  expect(html.match(/\s(?:action|href|src)="\/(?!catalogo[/"?#])[^"]*"/g)).toBeNull();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

  const home = await (await page.request.get(`${base}/`, { headers: { accept: 'text/html' } })).text();
  expect(home).toContain(`action="${base}/"`);

  await page.goto(`${base}/login?redirect=/meupergamum/titulos-pendentes`);
  await signIn(page, 'ana');
  await expect(page).toHaveURL(/\/catalogo\/meupergamum\/titulos-pendentes/);
  await expect(page.getByRole('button', { name: 'Renovar' }).first()).toBeVisible();
  expect(failed).toEqual([]);
  expect(outside).toEqual([]);
});

test('who signs in elsewhere comes back to the catalogue below its path', async ({ page }) => {
  await control(page.request).setInstitution({ variant: 'oidc' });
  await page.goto(`${base}/login?redirect=/meupergamum/reservas`);
  await page.locator('input[name=username]').fill('ana@ufvi.example.org');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(/\/catalogo\/__mock\/identity/);
  await page.getByRole('button', { name: /^Ana Beatriz Moreira Lage/ }).click();
  await expect(page).toHaveURL(/\/catalogo\/meupergamum/);
});
