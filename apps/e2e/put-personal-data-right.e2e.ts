import { openAsPatron, signIn } from './controls';
import { expect, test } from './journey';

test('a patron corrects their data by keyboard and paste, then changes the password and signs in with it', async ({
  page,
}) => {
  await openAsPatron(page, 'dados-pessoais', 'ana');
  const cpf = page.getByRole('textbox', { name: 'CPF' });
  await cpf.fill('529.982.247-2');
  await cpf.press('End');
  await cpf.pressSequentially('4');
  await page.getByRole('button', { name: 'Salvar dados' }).click();
  const summary = page.getByRole('group', { name: 'Falta acertar 1 campo' });
  await expect(summary).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(cpf).toBeFocused();
  await cpf.press('End');
  await cpf.press('Backspace');
  await cpf.pressSequentially('5');
  await expect(cpf).toHaveValue('529.982.247-25');
  await cpf.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Dados salvos.' })).toBeVisible();
  await page.reload();
  await expect(cpf).toHaveValue('529.982.247-25');

  await page.getByRole('navigation', { name: 'Partes de Meus dados' }).getByRole('link', { name: 'Senha' }).click();
  await page.getByLabel('Senha atual').fill('biblioteca');
  await page.getByLabel('Nova senha', { exact: true }).fill('Janela#2468');
  await page.getByLabel('Repita a nova senha').fill(' Janela#2468 ');
  await page.getByRole('button', { name: 'Salvar senha' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Senha alterada.' })).toBeVisible();
  await page.goto('/sair');
  await expect(page).toHaveURL('/');
  await page.goto('/login');
  await signIn(page, 'ana');
  await expect(page.getByText(/senha não conferem/)).toBeVisible();
  await signIn(page, 'ana', 'Janela#2468');
  await expect(page.getByRole('link', { name: 'Oi, Ana' })).toBeVisible();
});
