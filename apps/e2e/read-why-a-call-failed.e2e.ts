import { control, openAsPatron } from './controls';
import { expect, test } from './journey';

const unexpected = 'Algo não saiu como devia. Tente de novo em instantes.';
const unreachable = 'Sem contato com o servidor. Confira sua internet e tente de novo.';
// D2 §8, its table in its order, and a reply that is cut off.
const rows = [
  ['refused', 'Os dados não foram aceitos pela biblioteca.'],
  ['warning', 'O pedido não pôde ser atendido agora. Tente de novo em alguns minutos.'],
  ['unexpected-500', unexpected],
  ['network-drop', unreachable],
  ['truncated-body', unreachable],
] as const;

test('each documented failure of a call has its own message, and the call can be retried', async ({ page }) => {
  const { setFaults } = control(page.request);
  await openAsPatron(page, 'titulos-pendentes', 'ana');
  const loans = page.locator('#mp-root').getByRole('listitem');
  const renew = page.locator('button[title="Renovar"]:not([aria-disabled])').first();
  const title = (await loans.filter({ has: renew }).first().locator('span[id^="tit-"]').textContent()) ?? '';
  const loan = loans.filter({ hasText: title });
  for (const [name, words] of rows) {
    // Every time: a browser itself resends a request that was dropped once.
    await setFaults({ name, endpoint: 'renewLoans' });
    await renew.click();
    const alert = page.getByRole('alert').filter({ hasText: words });
    await expect(alert).toBeVisible();
    await alert.getByRole('button', { name: 'Fechar' }).click();
    await expect(alert).toHaveCount(0);
  }
  // The server had handled the call although its reply was cut off.
  await page.reload();
  await expect(loan).toContainText('1 de 5 renovações');

  await page.goto('/acervo/1');
  await page.getByRole('button', { name: /^Pôr na cesta/ }).click();
  await page.getByRole('link', { name: 'Cesta, 1 título' }).click();
  await page.getByRole('button', { name: 'Enviar por e-mail' }).click();
  await setFaults({ name: 'minha-biblioteca-mail', times: 1 });
  const mail = page.getByRole('dialog', { name: 'Enviar 1 título por e-mail' });
  await mail.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(
    page.getByText('Não conseguimos abrir este livro digital. Confira o e-mail do seu cadastro na biblioteca.'),
  ).toBeVisible();
  await page.keyboard.press('Escape');

  await setFaults({ name: 'unexpected-500', endpoint: 'searchTitles', times: 1 });
  await page.goto('/?termo_pesquisa=machado');
  await expect(page.getByText('Não conseguimos fazer a pesquisa. Tente de novo em instantes.')).toBeVisible();
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /resultados$/ })).toBeVisible();

  // Public data is still shown without the session that could not be renewed.
  await setFaults({ name: 'session-expired', times: 1 }, { name: 'refresh-fails', times: 1 });
  await page.getByRole('article').getByRole('heading').getByRole('link').first().click();
  await expect(page.getByText('Sua sessão terminou. Entre de novo para continuar de onde parou.')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Acesso' })).toBeVisible();
  await expect(page.locator('nav[aria-label="Partes do registro"]')).toBeVisible();
});
