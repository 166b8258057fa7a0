import type { Page } from '@playwright/test';
import { control, openAsPatron } from './controls';
import { expect, test } from './journey';

const area = '/meupergamum';
type Row = readonly [call: string, address: string, words: string];

/** D1 §8, the fetch errors in their order: the call that fails, the screen that shows its data, the message there instead. */
const forEverybody: readonly Row[] = [
  ['listCovers', '/acervo/1', 'Não conseguimos buscar as capas.'],
  ['listComments', '/acervo/1', 'Não conseguimos carregar os comentários. O registro continua aqui.'],
  ['getSearchFilters', '/novas_aquisicoes', 'Não conseguimos carregar as opções desta pesquisa.'],
  ['getSearchFilters', '/pesquisa_avancada', 'Não conseguimos carregar as opções desta pesquisa.'],
  ['getTitle', '/acervo/1', 'Não conseguimos carregar este título. Tente de novo em instantes.'],
];
const forPatrons: readonly Row[] = [
  ['listPendingTitles', 'titulos-pendentes', 'Não conseguimos carregar os seus empréstimos.'],
  ['listHolds', 'reservas', 'Não conseguimos carregar as suas reservas.'],
  ['listPendingTitles', 'renovacao', 'Não conseguimos carregar o que dá para renovar.'],
  ['listPastLoans', 'historico-emprestimos', 'Não conseguimos carregar o histórico de empréstimos.'],
  ['listPastHolds', 'historico-reservas', 'Não conseguimos carregar o histórico de reservas.'],
  ['listDebts', 'debitos', 'Não conseguimos carregar os seus débitos.'],
  ['listDeviations', 'afastamentos', 'Não conseguimos carregar os seus afastamentos.'],
  ['listBasket', 'cesta-permanente', 'Não conseguimos carregar a cesta permanente.'],
  ['listLoanRequests', 'solicitacoes-emprestimo', 'Não conseguimos carregar os seus pedidos de empréstimo.'],
  ['listRequests', 'solicitacoes', 'Não conseguimos carregar as suas solicitações.'],
  ['listSuggestions', 'aquisicao', 'Não conseguimos carregar as sugestões.'],
  ['getAcquisitionStatistics', 'aquisicao/estatisticas', 'Não conseguimos carregar as estatísticas.'],
  ['getCollectionTotals', 'totais-acervo', 'Não conseguimos carregar os totais.'],
  ['listMatchingTitles', 'verificar-titulos', 'Não conseguimos carregar os títulos.'],
];

/** A message is shown in place of missing data; once the server works again, a button loads it. */
async function failAndRetry(page: Page, [endpoint, address, words]: Row) {
  const { setFaults } = control(page.request);
  await setFaults({ name: 'unexpected-500', endpoint });
  await page.goto(address);
  const alert = page.getByRole('alert').filter({ hasText: words });
  await expect(alert, address).toBeVisible();
  // The counts of the menu ask for the same lists a little later: the message would go before the button is pressed.
  await page.waitForLoadState('networkidle');
  await setFaults();
  await alert.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(alert, address).toHaveCount(0);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expect(page.locator('main').getByRole('alert'), address).toHaveCount(0);
}

test('a visitor reads a message in place of missing data, which loads on retry', async ({ page }) => {
  for (const row of forEverybody) await failAndRetry(page, row);
});

test('each list of the personal area has its own message when it cannot be shown, and loads on retry', async ({
  page,
}) => {
  await openAsPatron(page, 'inicio', 'carla');
  for (const [call, slug, words] of forPatrons)
    await failAndRetry(page, [call, `${area}/${slug}`, `${words} Tente de novo em instantes.`]);
});
