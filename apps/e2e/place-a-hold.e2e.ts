import { tabTo } from './controls';
import { expect, test } from './journey';

test('a patron signs in inside the hold tab and places a hold, by keyboard alone', async ({ page }) => {
  await page.goto('/?termo_pesquisa=Grande+sert%C3%A3o');
  await page.getByRole('heading', { name: /resultado/ }).waitFor();
  await tabTo(page, page.getByRole('link', { name: 'Grande sertão: veredas' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Grande sertão: veredas' })).toBeFocused();

  await tabTo(page, page.getByRole('link', { name: 'Entrar para reservar' }));
  await page.keyboard.press('Enter');
  const part = page.getByRole('heading', { level: 2, name: 'Reservar', exact: true });
  await expect(part).toBeFocused();
  await expect(part).toBeInViewport();

  await tabTo(page, page.getByRole('textbox', { name: 'Matrícula' }));
  await page.keyboard.type('nada-consta');
  await page.keyboard.press('Tab');
  await page.keyboard.type('biblioteca');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Onde retirar' })).toBeVisible();
  await expect(part).toBeFocused();
  await expect(part).toBeInViewport();

  await tabTo(page, page.getByRole('combobox', { name: 'Onde retirar' }));
  await page.keyboard.press('ArrowDown');
  const agreed = await page.getByText(/^Você será a \d+ª pessoa na fila/).textContent();
  await tabTo(page, page.getByRole('button', { name: /^Reservar/ }));
  await page.keyboard.press('Enter');
  const notice = page.locator(':focus').filter({ hasText: 'Reserva feita' });
  await expect(notice).toContainText(/\d+ª pessoa/.exec(agreed ?? '')?.[0] ?? 'no place');

  await tabTo(page, page.getByRole('link', { name: 'Ver minhas reservas' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Grande sertão: veredas' })).toContainText('Na fila');
});
