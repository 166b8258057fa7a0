import { storedValue, signIn, waitForStoredSession } from './controls';
import { expect, test } from './journey';

test('a person with several logins chooses one before going on, and takes another later', async ({ page }) => {
  await page.goto('/login?redirect=/meupergamum/troca-usuario');
  await signIn(page, 'trocas');
  await expect(page.getByText('Tomás Ribeiro Evangelista, você tem mais de um acesso.')).toBeVisible();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Preencha o campo: Escolha o acesso.')).toBeVisible();
  await page.getByRole('radio', { name: 'Tomás Ribeiro Evangelista (arquivo)' }).check();
  await page.getByRole('button', { name: 'Continuar' }).click();

  await expect(page).toHaveURL('/meupergamum/troca-usuario');
  const row = (base: string) => page.getByRole('listitem').filter({ hasText: `Evangelista (${base})` });
  await expect(row('arquivo')).toContainText('Em uso');
  await waitForStoredSession(page, 'trocas');
  const before = await storedValue(page, 'session');
  await row('biblioteca')
    .getByRole('button', { name: /^Usar o acesso/ })
    .click();
  await expect(page.getByRole('alert').filter({ hasText: 'Agora você está como Tomás' })).toBeVisible();
  await expect.poll(() => storedValue(page, 'session')).not.toEqual(before);
  await page.goto('/meupergamum/troca-usuario');
  await expect(row('biblioteca')).toContainText('Em uso');
});
