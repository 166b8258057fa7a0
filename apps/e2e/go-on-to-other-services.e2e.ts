import { control, signIn } from './controls';
import { expect, test } from './journey';

test('the pages that lead to other services ask for a sign-in, lead there, or explain why they cannot', async ({
  page,
  context,
}) => {
  const { setFaults, setInstitution, callsWhenIdle } = control(page.request);
  await context.route(/^https:/, (route) => route.fulfill({ body: 'Outro serviço.' }));
  const main = page.getByRole('main');

  await page.goto('/pergamum_redireciona');
  await expect(page).toHaveURL('/login?redirect=%2Fpergamum_redireciona');
  await signIn(page, 'ana');
  await expect(page.getByText('Você chegou como Ana Beatriz Moreira Lage.')).toBeVisible();
  await page.goto('/meupergamum/app');
  await expect(page).toHaveURL(/\/__mock\/hand-over\/aplicativo/);
  await page.goto('/grupoa?sessionid=a1b2c3d4');
  await expect(page).toHaveURL('https://grupoa.example.org/sessao?sessionid=a1b2c3d4');

  await setFaults({ name: 'resource-unreachable', times: 1 });
  await page.goto('/pearson');
  await expect(main.getByRole('alert')).toContainText('O serviço não respondeu.');
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Tentar de novo' }).click(),
  ]);
  await expect(page.getByText('Aguarde, buscando link').first()).toBeVisible();
  await tab.close();
  await expect(page.getByRole('link', { name: 'Abrir Pearson' })).toHaveAttribute('target', '_blank');
  await setFaults({ name: 'resource-denied', times: 1 });
  await page.goto('/grupoa?sessionid=a1b2c3d4');
  await expect(main.getByRole('alert')).toContainText('O serviço negou o acesso.');
  await page.goto('/grupoa');
  await expect(main.getByRole('alert')).toContainText('O serviço não reconheceu a sessão.');

  await setInstitution({ variant: '523' });
  await page.goto('/meupergamum/app');
  await expect(main.getByRole('alert')).toContainText('O acesso automático ao aplicativo não está configurado.');
  await page.goto('/pergamum_redireciona');
  await expect(main.getByRole('alert')).toContainText('A biblioteca não tem outro sistema ligado ao catálogo.');
  await main.getByRole('link', { name: 'Ir para a minha área' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Oi, Ana/ })).toBeVisible();

  // The address signs out without a request of its own. Requests of the page before do not count.
  const before = (await callsWhenIdle()).at(-1)?.id;
  await page.goto('/sair');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Entrar', exact: true })).toBeVisible();
  const sent = await callsWhenIdle(before);
  expect(sent.map(({ call }) => call)).toContain('getInstitution');
  expect(sent.filter(({ call, method }) => method === 'DELETE' || call === 'getPerson')).toEqual([]);
  await page.goto('/meupergamum/reservas');
  await expect(page).toHaveURL('/login?redirect=%2Fmeupergamum%2Freservas');
  await page.goto('/um/endereco/que/nao/existe');
  await expect(page.getByRole('heading', { level: 1, name: 'Esta página não existe' })).toBeVisible();
  await main.getByRole('link', { name: 'Pesquisar no acervo' }).click();
  await expect(page).toHaveURL('/');
});
