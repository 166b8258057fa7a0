import { control, ebookLinks, signInInDialog } from './controls';
import { expect, test } from './journey';

test('a restricted link asks for a sign-in, is fetched under a toast and opens in a new tab; an open one is only counted', async ({
  page,
  context,
}) => {
  const { setFaults, calls, callsWhenIdle } = control(page.request);
  await context.route(/^https:/, (route) => route.fulfill({ body: 'O livro.' }));
  const links = await ebookLinks(page.request);
  const restricted = links.find(({ restrito }) => restrito);
  const open = links.find(({ restrito }) => !restrito);

  await page.goto(`/acervo/${restricted?.cod_acervo}`);
  await page.getByRole('button', { name: `Entrar para acessar: ${restricted?.descricao}` }).click();
  const [first] = await Promise.all([context.waitForEvent('page'), signInInDialog(page, 'ana')]);
  await expect(page.getByRole('alert').filter({ hasText: 'Aguarde, buscando link' })).toBeVisible();
  await expect(first).toHaveURL(/^https:\/\//);
  await first.close();

  // The patron reads the refusal, and no empty tab remains.
  await setFaults({ name: 'resource-denied', times: 1 });
  await page.getByRole('button', { name: restricted?.descricao, exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'O serviço negou o acesso.' })).toBeVisible();
  await expect.poll(() => context.pages().length).toBe(1);

  await setFaults({ name: 'unexpected-500', endpoint: 'countLinkAccess', times: 1 });
  await page.goto(`/acervo/${open?.cod_acervo}`);
  const link = page.getByRole('main').getByRole('link', { name: new RegExp(`^${open?.descricao.slice(0, 20)}`) });
  const [second] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await second.close();
  const counted = async () => (await calls()).filter(({ call }) => call === 'countLinkAccess').map((c) => c.status);
  await expect.poll(counted).toEqual([500]);
  await callsWhenIdle();
  expect(await counted()).toEqual([500]);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
