import { openAsPatron, sidewaysScroll } from './controls';
import { expect, test } from './journey';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('on a phone a patron takes a title out of the permanent basket, puts it back, and mails the basket', async ({
  page,
}) => {
  await openAsPatron(page, 'cesta-permanente', 'ana');
  const count = page.getByRole('group', { name: 'O que fazer com a cesta permanente' }).getByRole('status');
  await expect(count).toHaveText('3 títulos');
  await page.getByRole('button', { name: 'Remover: Vidas secas' }).tap();
  const undo = page.getByRole('button', { name: 'Desfazer: Vidas secas' });
  await expect(undo).toBeFocused();
  await expect(count).toHaveText('2 títulos');
  await undo.tap();
  await expect(count).toHaveText('3 títulos');

  await page.getByRole('button', { name: 'Remover: Vidas secas' }).tap();
  await expect(count).toHaveText('2 títulos');
  await page.reload();
  await expect(count).toHaveText('2 títulos');
  await expect(page.getByRole('link', { name: 'Vidas secas' })).toBeHidden();

  await page.getByRole('button', { name: 'Enviar por e-mail' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Enviar 2 títulos por e-mail' });
  await expect(dialog.getByRole('textbox', { name: 'Para' })).toHaveValue('ana@ufvi.example.org');
  await dialog.getByRole('button', { name: 'Enviar' }).tap();
  await expect(page.getByText('Cesta enviada para 1 endereço.')).toBeVisible();
  await expect.poll(() => sidewaysScroll(page)).toBe(0);
});
