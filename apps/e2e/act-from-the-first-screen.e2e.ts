import { signIn } from './controls';
import { expect, test } from './journey';

test('a patron sees an overview, renews, reads and removes in it, and finds the menu on a phone', async ({ page }) => {
  await page.goto('/login?redirect=/meupergamum');
  await signIn(page, 'ana');
  await expect(page).toHaveURL(/\/meupergamum\/inicio$/);
  await expect(
    page.getByText(
      'Um livro vence amanhã, uma reserva espera por você, um pedido seu está pronto e um interesse termina em breve.',
    ),
  ).toBeVisible();

  const due = page.getByRole('region', { name: 'O que fazer agora' });
  await due.getByRole('button', { name: /^Renovar · .*: Redes de computadores$/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'renovado com sucesso' })).toBeVisible();
  await expect(
    page.getByText('Uma reserva espera por você, um pedido seu está pronto e um interesse termina em breve.'),
  ).toBeVisible();

  // The renewal has ended the alert about its loan.
  const menu = page.getByRole('navigation', { name: 'Minha área' });
  await expect(menu.getByRole('link', { name: /^Alertas/ })).toContainText('1 alerta não lido');
  // The list of what to do says it already.
  await expect(page.getByRole('region', { name: 'Alertas' })).not.toContainText('Clube da Esquina');

  const comments = page.getByRole('region', { name: 'Meus comentários' });
  await comments.getByRole('button', { name: 'Remover meu comentário' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover comentário' }).click();
  await expect(comments.getByRole('listitem')).toHaveCount(1);

  await menu.getByRole('link', { name: /^Alertas/ }).click();
  await page.getByRole('button', { name: 'Marcar como lido: Clube da Esquina está à sua espera' }).click();
  await expect(menu.getByRole('link', { name: /^Alertas/ })).not.toContainText('não lido');
  await page.getByRole('button', { name: 'Remover: Horário de férias' }).click();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await page.getByRole('button', { name: 'Remover: Sugestão atendida' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Alerta removido: Sugestão atendida' })).toBeVisible();
  // It is removed although the patron leaves while it could still be undone.
  await page.reload();
  await expect(page.getByText('Horário de férias')).toBeVisible();
  await expect(page.getByText('Sugestão atendida')).toBeHidden();

  await menu.getByRole('button', { name: 'Recolher menu' }).click();
  await page.reload();
  const debts = menu.getByRole('link', { name: 'Débitos' });
  await debts.hover();
  await expect(debts.getByText('Débitos')).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: /^Mais/ }).click();
  await page.getByRole('dialog', { name: 'Minha área' }).getByRole('link', { name: 'Carteira' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Carteira' })).toBeFocused();
});
