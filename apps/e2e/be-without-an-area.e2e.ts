import { Activity } from '@catalogue/api-contract';
import { control, openAsPatron, signIn, waitForStoredSession } from './controls';
import { expect, test } from './journey';

test('a patron without a personal area is led to the search, and may still place holds and comment', async ({
  page,
}) => {
  await control(page.request).setInstitution({ activities: [{ codigo: Activity.personalArea, existe: false }] });
  await page.goto('/login');
  await expect(page.getByRole('textbox', { name: 'Matrícula' })).toBeVisible();
  await expect(page.getByLabel('Direcionar para')).toHaveCount(0);
  await signIn(page, 'externo');
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Oi, Eulália')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Oi, Eulália' })).toHaveCount(0);

  await waitForStoredSession(page, 'externo');
  await page.goto('/meupergamum/debitos');
  await expect(page.getByRole('heading', { level: 1, name: 'Sua área não está aberta' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Minha área' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Pesquisar no acervo' }).last().click();
  await expect(page).toHaveURL('/');
  await page.goto('/acervo/2');
  await expect(page.getByRole('main').getByRole('button', { name: 'Enviar comentário' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Pedir empréstimo' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Sair' }).click();

  // The personal activity of another patron opens it all the same.
  await openAsPatron(page, 'debitos', 'ana');
  await expect(page.getByRole('heading', { level: 1, name: 'Débitos' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Oi, Ana' })).toBeVisible();
});
