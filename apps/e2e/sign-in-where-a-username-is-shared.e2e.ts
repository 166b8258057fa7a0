import { control } from './controls';
import { expect, test } from './journey';

test('at institution 571 the username comes first, then the choice of the person, then the password', async ({
  page,
}) => {
  await control(page.request).setInstitution({ variant: '571' });
  await page.goto('/login?redirect=/meupergamum/titulos-pendentes');
  const username = page.locator('input[name=username]');
  const password = page.locator('input[name=password]');
  await expect(username).toBeVisible();
  await expect(password).toBeHidden();
  await username.fill('mfaria');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Encontramos mais de um cadastro. Quem é você?')).toBeVisible();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Preencha o campo: Escolha o acesso.')).toBeVisible();

  await page.getByRole('button', { name: 'Usar outro usuário' }).click();
  await expect(username).toBeFocused();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('radio', { name: 'Marília Faria Torres' }).check();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await password.fill('biblioteca');
  await page.getByRole('button', { name: 'Entrar' }).last().click();
  await expect(page.getByRole('link', { name: 'Oi, Marília' })).toBeVisible();
});
