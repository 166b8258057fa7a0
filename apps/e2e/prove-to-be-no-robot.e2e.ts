import { Activity } from '@catalogue/api-contract';
import { control } from './controls';
import { expect, test } from './journey';

test('an empty form shows what is missing, and with a captcha each attempt needs a new answer', async ({ page }) => {
  const { setFaults, setInstitution } = control(page.request);
  await setInstitution({ activities: [{ codigo: Activity.captcha, existe: true }] });
  await page.goto('/login?redirect=/meupergamum/reservas');
  const username = page.getByRole('textbox', { name: 'Matrícula' });
  const password = page.getByLabel('Senha', { exact: true });
  const proof = page.getByRole('checkbox', { name: 'Não sou um robô' });
  const enter = page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true });

  await enter.click();
  await expect(username).toBeFocused();
  await expect(username).toHaveAccessibleDescription('Preencha este campo para entrar.');
  await username.fill('ana');
  await enter.click();
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription('Preencha este campo para entrar.');
  await password.fill('biblioteca');
  await enter.click();
  await expect(proof).toBeFocused();
  await expect(proof).toHaveAccessibleDescription('Confirme que você não é um robô.');

  for (const [name, words] of [
    ['captcha-expired', 'A verificação expirou. Marque de novo que você não é um robô.'],
    ['captcha-invalid', 'A verificação não foi aceita. Marque de novo que você não é um robô.'],
    ['login-401', 'Matrícula ou senha não conferem. Confira e tente de novo.'],
  ] as const) {
    await setFaults({ name, times: 1 });
    await proof.check();
    await enter.click();
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
    await expect(proof).not.toBeChecked();
    await expect(password).toHaveValue('biblioteca');
  }

  // So does a request for a code.
  await page.getByRole('button', { name: 'Esqueci a senha' }).click();
  const send = page.getByRole('button', { name: 'Enviar código' });
  await send.click();
  await expect(proof).toHaveAccessibleDescription('Confirme que você não é um robô.');
  await proof.check();
  await send.click();
  await expect(page.getByRole('textbox', { name: 'Código' })).toBeFocused();

  await page.goto('/login?redirect=/meupergamum/reservas');
  await username.fill('ana');
  await password.fill('biblioteca');
  await proof.check();
  await enter.click();
  await expect(page).toHaveURL('/meupergamum/reservas');
});
