import { control } from './controls';
import { expect, test } from './journey';

test('the institutional account signs in by SAML, as an alternative to the password, and explains a failure', async ({
  page,
}) => {
  await control(page.request).setInstitution({ variant: 'saml' });
  const institutional = page.getByRole('button', { name: 'Entrar com a conta UFVI' });
  await page.goto('/login?redirect=/meupergamum/reservas');
  await expect(page.locator('input[name=password]')).toBeVisible();
  await institutional.click();
  await page.getByRole('button', { name: /^Entrar como alguém que a biblioteca não conhece/ }).click();
  await expect(page.getByText('Não há cadastro seu na biblioteca com essa conta.')).toBeVisible();
  await page.getByRole('link', { name: 'Entrar de novo' }).click();
  await institutional.click();
  await page.getByRole('button', { name: /^Carla Nogueira de Vasconcelos/ }).click();
  await expect(page).toHaveURL(/\/meupergamum/);
  await expect(page.getByRole('link', { name: 'Oi, Carla' })).toBeVisible();
});
