import { signIn } from './controls';
import { expect, test } from './journey';

test('the page has a dark scheme, sign language, four access keys, and a self-service window', async ({ page }) => {
  let requests = 0;
  await page.route('https://vlibras.gov.br/**', (route) => {
    requests += 1;
    return requests === 1
      ? route.abort()
      : route.fulfill({ contentType: 'text/javascript', body: 'window.VLibras = { Widget: class {} };' });
  });
  await page.goto('/');
  const html = page.locator('html');
  const bar = page.getByRole('region', { name: 'Atalhos e acessibilidade' });
  const dark = bar.getByRole('button', { name: 'Modo escuro' });
  const signs = bar.getByRole('button', { name: 'Libras' });
  await dark.click();
  await expect(html).toHaveAttribute('data-modo', 'escuro');
  // High contrast has colours of its own.
  await bar.getByLabel('Cores').selectOption('contraste');
  await expect(dark).toHaveCount(0);
  await expect(html).not.toHaveAttribute('data-modo');
  await bar.getByLabel('Cores').selectOption('normal');
  await expect(html).toHaveAttribute('data-modo', 'escuro');

  await signs.click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'O tradutor de Libras não está disponível agora.' }),
  ).toBeVisible();
  await expect(signs).toHaveAttribute('aria-pressed', 'false');
  await signs.click();
  await expect(page.locator('#vlibras')).toBeAttached();
  await page.goto('/acervo/1');
  await expect(html).toHaveAttribute('data-modo', 'escuro');
  await expect(signs).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('#vlibras')).toBeAttached();
  await signs.click();
  await expect(page.locator('#vlibras')).toBeHidden();

  const service = new URL((await bar.getByRole('link', { name: 'Autoatendimento' }).getAttribute('href')) ?? '');
  expect(service.origin).toBe('https://biblioteca.ufvi.example.org');
  expect(Object.fromEntries(service.searchParams)).toEqual({
    empresa: '900',
    biblioteca: '1',
    idioma: '1',
    permissao_teclado_numerico: 'false',
    tipoAutenticacao: '2',
  });

  const keys = await page.context().newCDPSession(page);
  for (const [key, place] of [
    ['1', page.getByRole('main')],
    ['2', page.getByRole('navigation', { name: 'Principal' })],
    ['3', page.getByRole('combobox', { name: 'Termo de pesquisa' })],
    ['4', page.getByRole('contentinfo')],
  ] as const) {
    // The browser finds an access key by the character of the key, which Playwright leaves out while Alt is pressed.
    await keys.send('Input.dispatchKeyEvent', { type: 'char', modifiers: 1, key, text: key, unmodifiedText: key });
    await expect(place).toBeFocused();
  }
  await expect(page).toHaveURL('/acervo/1');
});

test('a browser that refuses its storage has its scheme, searches, narrows and signs in', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
    // As in the browser of some apps.
    Object.defineProperty(window, 'sessionStorage', { value: null });
    navigator.locks.request = () => Promise.reject(new DOMException('Denied.', 'SecurityError'));
  });
  await page.goto('/?termo_pesquisa=brasil', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-modo', 'escuro');
  await page.getByRole('group').filter({ hasText: 'Tipo de obra' }).getByRole('checkbox').first().check();
  await expect(page).toHaveURL(/[?&]filtro=/);
  await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).click();
  await signIn(page, 'ana');
  await page.getByRole('link', { name: /Ana/ }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
});
