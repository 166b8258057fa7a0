import { storedValue, sidewaysScroll, waitForStoredSession } from './controls';
import { expect, test } from './journey';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('on a phone a patron requests a loan and follows the request', async ({ page }) => {
  await page.goto('/acervo/1');
  await page.getByRole('link', { name: 'Entrar para pedir empréstimo' }).tap();
  await expect(page.getByRole('heading', { level: 2, name: 'Pedir empréstimo' })).toBeInViewport();
  await page.getByRole('textbox', { name: 'Matrícula' }).fill('sem-cpf');
  await page.getByLabel('Senha').fill('biblioteca');
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).tap();

  const send = page.getByRole('button', { name: /^Enviar pedido/ });
  await send.tap();
  const summary = page.getByRole('group', { name: /^Falta acertar/ });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'Escolha a biblioteca de origem.' }).tap();
  const origin = page.getByRole('combobox', { name: 'Biblioteca de origem' });
  await expect(origin).toBeFocused();
  await origin.selectOption('Biblioteca Central');
  await page.getByRole('combobox', { name: 'Unidade de recebimento' }).selectOption('Biblioteca de Direito');
  const place = page.getByRole('combobox', { name: 'Local de recebimento' });
  await place.selectOption({ index: 1 });

  // The choices are kept over a reload.
  const chosen = await place.inputValue();
  await waitForStoredSession(page, 'sem-cpf');
  await expect
    .poll(async () => JSON.stringify(await storedValue(page, 'drafts')))
    .toContain(`cod_local_recebimento\\":\\"${chosen}\\"`);
  await page.reload();
  await expect(origin.locator('option:checked')).toHaveText('Biblioteca Central');
  await expect(place).toHaveValue(chosen);
  await send.tap();
  await expect(page.locator(':focus')).toContainText('Pedido enviado');
  await expect.poll(() => sidewaysScroll(page)).toBe(0);

  await page.getByRole('link', { name: 'Ver meus pedidos' }).tap();
  await expect(page.getByRole('row').filter({ hasText: 'Memórias póstumas' })).toContainText('Aguardando');
});
