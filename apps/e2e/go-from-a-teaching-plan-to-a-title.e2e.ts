import { openAsPatron } from './controls';
import { expect, test } from './journey';

test('a reading list shows which copies are available, and leads to the title and back', async ({ page }) => {
  await openAsPatron(page, 'plano-ensino', 'ana');
  await page.getByRole('combobox', { name: 'Disciplina' }).selectOption('Redes de computadores');
  await page.getByRole('button', { name: 'Procurar planos' }).click();
  await expect(page.getByText('2 planos encontrados')).toBeVisible();
  const first = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Redes de computadores' }) });
  await expect(first.first()).toContainText(/disponíve/);
  await first.first().getByRole('link', { name: 'Redes de computadores' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Redes de computadores' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('2 planos encontrados')).toBeVisible();
});

test('a patron reads the privacy terms, and finds the posting of papers among the requests', async ({ page }) => {
  await openAsPatron(page, 'privacidade', 'ana');
  await expect(page.getByRole('link', { name: 'Ler os termos da instituição' })).toHaveAttribute(
    'href',
    'https://ufvi.example.org/privacidade',
  );
  await page.getByRole('link', { name: 'Pedidos', exact: true }).click();
  await page.getByRole('link', { name: 'Novo pedido' }).first().click();
  await page.getByRole('link', { name: 'Postagem de trabalho' }).click();
  await page.getByRole('button', { name: 'Ir para a postagem' }).click();
  await expect(page).toHaveURL(/\/__mock\/hand-over\/postagem-trabalho\?token=/);
});
