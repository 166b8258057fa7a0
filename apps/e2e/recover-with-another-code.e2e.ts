import { recoveryCodePattern } from '@catalogue/domain';
import { control, signIn } from './controls';
import { expect, test } from './journey';

const unexpected = 'Algo não saiu como devia. Tente de novo em instantes.';

test('a password is recovered in spite of a failing server, with the code of the last mail', async ({ page }) => {
  const { advance, lastMail, setFaults } = control(page.request);
  const alert = page.getByRole('main').getByRole('alert');
  const username = page.locator('input[name=username]');
  const sendCode = page.getByRole('button', { name: 'Enviar código' });
  const code = page.getByRole('textbox', { name: 'Código' });
  const another = page.getByRole('button', { name: 'Enviar outro código' });
  const mailed = async () => recoveryCodePattern.exec(await lastMail())?.[0] ?? '';
  const fail = (endpoint: string) => setFaults({ name: 'unexpected-500', endpoint, times: 1 });

  await page.goto('/login?modo=senha');
  await sendCode.click();
  await expect(username).toHaveAccessibleDescription('Digite o seu usuário.');
  for (const [login, words] of [
    ['ninguem', 'Usuário não encontrado.'],
    ['sem-email', 'O seu cadastro não tem e-mail. Procure a biblioteca para criar outra senha.'],
  ] as const) {
    await username.fill(login);
    await sendCode.click();
    await expect(alert).toHaveText(words);
  }
  await username.fill('bloqueado');
  await fail('startRecovery');
  await sendCode.click();
  await expect(alert).toHaveText(unexpected);
  await sendCode.click();
  await expect(code).toBeFocused();

  // Only a refused code offers another one.
  const first = await mailed();
  await fail('validateRecoveryCode');
  await code.fill(first);
  await expect(alert).toHaveText(unexpected);
  await expect(another).toHaveCount(0);
  await code.fill(first === '00000000' ? '11111111' : '00000000');
  await expect(alert).toContainText('Código não confere.');
  await another.click();
  await expect(page.getByText(/^Enviamos outro código para/)).toBeVisible();
  await expect(code).toBeFocused();
  // While it is valid, the same code is mailed again.
  expect(await mailed()).toBe(first);

  // Perhaps into a new day, with its own mails.
  await advance('PT11M');
  await code.fill(first);
  await expect(alert).toHaveText('Este código não vale mais. Peça outro.');
  await another.click();
  await expect(code).toHaveValue('');
  await code.fill(await mailed());

  const password = page.getByLabel('Nova senha', { exact: true });
  const repeated = page.getByLabel('Repita a nova senha');
  const save = page.getByRole('button', { name: 'Salvar senha' });
  await password.fill('Janela#2468');
  await repeated.fill('Janela#246');
  await expect(page.getByText('As senhas não coincidem.')).toBeVisible();
  await repeated.fill('Janela#2468');
  await fail('resetPassword');
  await save.click();
  await expect(alert).toHaveText(unexpected);
  await expect(password).toHaveValue('Janela#2468');
  await save.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Senha alterada.' })).toBeVisible();
  await signIn(page, 'bloqueado', 'Janela#2468');
  await expect(page.getByRole('link', { name: 'Oi, Bernardo' })).toBeVisible();
});
