import { control, openAsPatron } from './controls';
import { expect, test } from './journey';

test('a provider’s database opens with the patron’s account, another one without, and a patron without an e-mail address reads why not', async ({
  page,
  context,
}) => {
  const { calls, setFaults } = control(page.request);
  const books = /^Abrir Livros da Minha Biblioteca/;
  await openAsPatron(page, 'aquisicao/bases', 'ana');
  await expect(page.getByRole('link', { name: /^Abrir Portal de Periódicos/ })).toHaveAttribute(
    'href',
    'https://bases.ufvi.example.org/periodicos',
  );
  const [tab] = await Promise.all([context.waitForEvent('page'), page.getByRole('button', { name: books }).click()]);
  await expect(page.getByRole('alert').filter({ hasText: 'Aguarde, buscando link' })).toBeVisible();
  await expect(tab.getByText('Você chegou como Ana Beatriz Moreira Lage.')).toBeVisible();
  await tab.close();

  await setFaults({ name: 'resource-denied', endpoint: 'redirectToProvider', times: 1 });
  await page.getByRole('button', { name: /^Abrir Teses no ProQuest/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'O serviço negou o acesso.' })).toBeVisible();
  await expect.poll(() => context.pages().length).toBe(1);

  await page.goto('/sair');
  await expect(page).toHaveURL('/');
  await openAsPatron(page, 'aquisicao/bases', 'sem-email');
  await page.getByRole('button', { name: books }).click();
  await expect(
    page.getByRole('alert').filter({
      hasText: 'Não conseguimos abrir este livro digital. Confira o e-mail do seu cadastro na biblioteca.',
    }),
  ).toBeVisible();
  await expect.poll(() => context.pages().length).toBe(1);
  const sent = (await calls()).filter(({ call }) => call === 'redirectToProvider');
  expect(sent.map(({ status }) => status)).toEqual([200, 403, 500]);
});
