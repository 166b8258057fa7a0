import { control } from './controls';
import { expect, test } from './journey';

test('the partner network is searched at an institution, shows its record, and reports when it is not available', async ({
  page,
}) => {
  const { setFaults } = control(page.request);
  const results = page.getByRole('heading', { level: 1, name: /^[\d.]+ resultados? em Rede Pergamum$/ });
  await page.goto('/rede_pergamum_oai');
  await page.getByRole('combobox', { name: 'Termo de pesquisa' }).fill('brasil');
  await page.getByRole('checkbox', { name: 'Universidade Federal do Sertão Mineiro' }).check();
  await page.getByRole('button', { name: 'Pesquisar', exact: true }).click();
  await expect(results).toBeVisible();
  const first = page.getByRole('article').first();
  await expect(first.getByRole('link', { name: /na instituição, em nova aba$/ })).toHaveAttribute('target', '_blank');
  await first.getByText('Dados do registro').click();
  await expect(
    first.getByRole('definition').filter({ hasText: 'Universidade Federal do Sertão Mineiro' }),
  ).toBeVisible();

  await setFaults({ name: 'rede-pergamum-down', endpoint: 'searchTitles', times: 1 });
  await page.reload();
  await expect(page.getByText('Serviço Rede Pergamum não disponível!')).toBeVisible();
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(results).toBeVisible();
});
