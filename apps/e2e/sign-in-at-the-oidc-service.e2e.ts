import { control } from './controls';
import { expect, test } from './journey';

test('an e-mail address leads to the OIDC service and back; a plain username asks for the password here', async ({
  page,
}) => {
  await control(page.request).setInstitution({ variant: 'oidc' });
  const username = page.locator('input[name=username]');
  await page.goto('/login?redirect=/meupergamum/reservas');
  await username.fill('ana');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.locator('input[name=password]')).toBeFocused();
  await page.getByRole('button', { name: 'Usar outro usuário' }).click();

  await username.fill('ana@ufvi.example.org');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('button', { name: /^Negar a permissão/ }).click();
  await expect(page.getByText('A permissão foi negada pelo serviço de acesso.')).toBeVisible();
  await page.getByRole('link', { name: 'Entrar de novo' }).click();

  await username.fill('ana@ufvi.example.org');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('button', { name: /^Ana Beatriz Moreira Lage/ }).click();
  await expect(page).toHaveURL(/\/meupergamum/);
  await expect(page.getByRole('link', { name: 'Oi, Ana' })).toBeVisible();
  await page
    .getByRole('link', { name: 'Sair' })
    .or(page.getByRole('button', { name: 'Sair' }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/login/);
});
