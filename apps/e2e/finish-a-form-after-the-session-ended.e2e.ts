import { control, signIn, waitForStoredSession } from './controls';
import { expect, test } from './journey';

test('a session that ends over a half-filled form is renewed there, and the form is then sent', async ({ page }) => {
  await page.goto('/login?redirect=/meupergamum/dados-pessoais');
  await signIn(page, 'ana');
  const street = page.getByRole('textbox', { name: 'Rua e número' });
  await street.fill('Rua das Acácias, 200');
  await control(page.request).setFaults(
    { name: 'session-expired', endpoint: 'updatePersonalData', times: 1 },
    { name: 'refresh-fails', times: 1 },
  );
  await page.getByRole('button', { name: 'Salvar dados' }).click();

  const dialog = page.getByRole('dialog', { name: 'Acesso' });
  await expect(dialog.getByText('O que você preencheu continua aqui.')).toBeVisible();
  await expect(dialog.locator('input[name=username]')).toHaveValue('ana');
  await dialog.locator('input[name=password]').fill('biblioteca');
  await dialog.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Dados salvos.' })).toBeVisible();
  await expect(dialog).toBeHidden();
  await waitForStoredSession(page, 'ana');
  await page.reload();
  await expect(street).toHaveValue('Rua das Acácias, 200');
});
