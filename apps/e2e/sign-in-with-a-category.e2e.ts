import { control, signIn } from './controls';
import { expect, test } from './journey';

test('at institution 87 a patron signs in with a category, and only with their own', async ({ page }) => {
  await control(page.request).setInstitution({ variant: '87' });
  await page.goto('/login?redirect=/meupergamum/titulos-pendentes');
  const category = page.getByRole('combobox', { name: 'Categoria' });
  await expect(category.getByRole('option')).toHaveCount(15);
  await signIn(page, 'intercambio');
  await expect(page.getByText('Preencha o campo: Categoria.')).toBeVisible();
  await category.selectOption('Professor');
  await page.getByRole('button', { name: 'Entrar' }).last().click();
  await expect(page.getByText('Matrícula ou senha não conferem. Confira e tente de novo.')).toBeVisible();
  await expect(page.locator('input[name=password]')).toHaveValue('biblioteca');
  await category.selectOption('Intercambista');
  await page.getByRole('button', { name: 'Entrar' }).last().click();
  await expect(page.getByRole('link', { name: 'Oi, Ingrid' })).toBeVisible();
});
