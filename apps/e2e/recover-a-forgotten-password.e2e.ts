import { recoveryCodePattern } from '@catalogue/domain';
import { control, signIn } from './controls';
import { expect, test } from './journey';

test('a forgotten password is reset with the code from the mail, and opens the account', async ({ page }) => {
  await page.goto('/login');
  await page.locator('input[name=username]').fill('ana');
  await page.getByRole('button', { name: 'Esqueci a senha' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Esqueci a senha' })).toBeVisible();
  await page.getByRole('button', { name: 'Enviar código' }).click();
  const code = page.getByRole('textbox', { name: 'Código' });
  await expect(code).toBeFocused();
  await page.reload();
  await expect(code).toBeFocused();
  const mailed = recoveryCodePattern.exec(await control(page.request).lastMail())?.[0] ?? '';
  await code.fill(mailed === '00000000' ? '11111111' : '00000000');
  await expect(page.getByText('Código não confere.')).toBeVisible();
  // A code of full length is sent automatically.
  await code.fill(mailed);

  const password = page.getByLabel('Nova senha', { exact: true });
  await password.fill('Biblioteca');
  await expect(page.getByText('Pelo menos um número (falta)')).toBeVisible();
  // The code is not stored: it has to be typed again.
  await page.reload();
  await code.fill(mailed);
  await password.fill('Janela#2468');
  await page.getByLabel('Repita a nova senha').fill('Janela#2468');
  await page.getByRole('button', { name: 'Salvar senha' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Senha alterada.' })).toBeVisible();
  await signIn(page, 'ana', 'Janela#2468');
  await expect(page.getByRole('link', { name: 'Oi, Ana' })).toBeVisible();
});
