import { Activity } from '@catalogue/api-contract';
import { control, signInInDialog } from './controls';
import { expect, test } from './journey';

test('a sign-in in a dialog continues the interrupted action; where the institution demands it, the page is reloaded', async ({
  page,
}) => {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto('/acervo/2');
  const keep = page.getByRole('button', { name: /^Guardar na cesta permanente: / });
  const kept = page.getByRole('button', { name: /^Guardado na cesta permanente: / });
  await keep.click();
  await expect(page.getByRole('dialog', { name: 'Acesso' }).getByLabel('Direcionar para')).toHaveCount(0);
  await signInInDialog(page, 'nada-consta');
  await expect(kept).toBeVisible();
  await control(page.request).callsWhenIdle();
  expect(loads).toBe(1);

  await page.goto('/sair');
  await expect(page).toHaveURL('/');
  await control(page.request).setInstitution({ activities: [{ codigo: Activity.modalLogin, existe: false }] });
  await page.goto('/acervo/2');
  const before = loads;
  const comment = page.getByRole('textbox', { name: 'Escreva um comentário' });
  await comment.fill('Volto sempre a ele.');
  await page.getByRole('button', { name: 'Entrar para enviar' }).click();
  await signInInDialog(page, 'nada-consta');
  await expect.poll(() => loads).toBe(before + 1);
  await expect(page).toHaveURL('/acervo/2');
  await expect(kept).toBeVisible();
  // The interrupted action continues.
  await expect(comment).toHaveValue('Volto sempre a ele.');
  await page.getByRole('main').getByRole('button', { name: 'Enviar comentário' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Volto sempre a ele.' })).toBeVisible();
});
