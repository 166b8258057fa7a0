import { signIn, waitForStoredSession } from './controls';
import { expect, test } from './journey';

test('a patron who may act for another person switches to that person, sees none of their own data, and switches back', async ({
  page,
}) => {
  await page.goto('/login?redirect=/meupergamum/titulos-pendentes');
  await signIn(page, 'bruno');
  await expect(page.getByText('Fundamentos de física')).toBeVisible();
  await page.getByRole('link', { name: 'Meus dados' }).click();
  await page.getByRole('link', { name: 'Troca de usuário' }).click();
  await page.getByRole('textbox', { name: 'Usuário da outra pessoa' }).fill(' trocas ');
  const goOn = page.getByRole('button', { name: 'Continuar', exact: true });
  await goOn.click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Tudo o que você fizer vai valer para Tomás Ribeiro Evangelista');
  await question.getByRole('button', { name: 'Ficar como estou' }).click();
  await expect(page.getByRole('link', { name: 'Oi, Bruno' })).toBeVisible();

  await goOn.click();
  await question.getByRole('button', { name: 'Continuar como Tomás Ribeiro Evangelista' }).click();
  await expect(page.getByRole('link', { name: 'Bruno, por Tomás' })).toBeVisible();
  await page.getByRole('link', { name: 'Empréstimos' }).first().click();
  await expect(page.getByText('Como elaborar projetos de pesquisa')).toBeVisible();
  await expect(page.getByText('Fundamentos de física')).toHaveCount(0);

  // The way back is kept over a reload.
  await waitForStoredSession(page, 'trocas');
  await page.goto('/meupergamum/troca-usuario');
  await page.getByRole('button', { name: 'Voltar para Bruno Teixeira Salgado' }).click();
  await expect(page.getByRole('link', { name: 'Oi, Bruno' })).toBeVisible();
  await page.getByRole('link', { name: 'Empréstimos' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Empréstimos' })).toBeVisible();
  await expect(page.getByText('Fundamentos de física')).toBeVisible();
});
