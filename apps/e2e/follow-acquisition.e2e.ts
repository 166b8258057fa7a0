import { openAsPatron } from './controls';
import { expect, test } from './journey';

test('a patron follows a suggestion by its status, sees the orders, the figures and the totals', async ({ page }) => {
  await openAsPatron(page, 'aquisicao', 'ana');
  await expect(page.getByRole('row')).toHaveCount(15);
  await page.getByRole('combobox', { name: 'Situação' }).selectOption('Esgotada');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('row').last()).toContainText('A música das montanhas');

  const parts = page.getByRole('navigation', { name: 'Partes de Acervo e compras' });
  await parts.getByRole('link', { name: 'Pedidos de compra' }).click();
  await expect(page.getByRole('row')).toHaveCount(5);
  await parts.getByRole('link', { name: 'Estatísticas' }).click();
  await expect(page.getByRole('img', { name: /^Sugestões por mês/ })).toBeVisible();
  await page.getByText('Ver números').first().click();
  await expect(page.getByRole('table', { name: 'Sugestões por mês' })).toBeVisible();

  await parts.getByRole('link', { name: 'Totais do acervo' }).click();
  await expect(page.getByRole('table', { name: 'Títulos por tipo de obra' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Código do título' }).fill('1');
  await page.getByRole('link', { name: 'Ver o título' }).click();
  await expect(page).toHaveURL('/acervo/1');
});
