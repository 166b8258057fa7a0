import { openAsPatron } from './controls';
import { expect, test } from './journey';

test('a patron cancels several holds at once, after a confirmation, and sees them in the history', async ({ page }) => {
  await openAsPatron(page, 'reservas', 'ana');
  await page.getByRole('checkbox', { name: 'Selecionar as 2 reservas' }).check();
  await page.getByRole('button', { name: 'Cancelar selecionadas' }).click();

  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Manter' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page.getByText('Pronta para retirar', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Cancelar selecionadas' }).click();
  await question.getByRole('button', { name: 'Cancelar 2 reservas' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '2 reservas canceladas.' })).toBeVisible();
  await expect(page.getByText('Reserva cancelada.')).toHaveCount(2);
  await expect(page.getByRole('list', { name: 'Reservas' })).toBeFocused();

  const parts = page.getByRole('navigation', { name: 'Partes de Empréstimos' });
  await parts.getByRole('link', { name: 'Histórico de reservas' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Clube da Esquina' })).toContainText('Cancelada');
  await parts.getByRole('link', { name: /^Reservas/ }).click();
  await expect(page.getByText('Você não tem reservas.')).toBeVisible();
});
