import { openAsPatron, tabTo } from './controls';
import { expect, test } from './journey';

test('a patron takes back what they removed by the key of the notice', async ({ page }) => {
  await openAsPatron(page, 'alertas', 'ana');
  const alert = page.getByRole('list', { name: 'Alertas' }).getByText('Horário de férias');
  await tabTo(page, page.getByRole('button', { name: 'Remover: Horário de férias' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Alerta removido: Horário de férias');
  await expect(alert).toBeHidden();
  await page.keyboard.press('F8');
  await expect(page.getByRole('button', { name: 'Desfazer' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(alert).toBeVisible();
});
