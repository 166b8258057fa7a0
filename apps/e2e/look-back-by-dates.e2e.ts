import { readFileSync } from 'node:fs';
import { addDays } from '@catalogue/domain';
import { openAsPatron } from './controls';
import { expect, test, today } from './journey';

test('past loans and messages are found by a valid period, and the address contains the period', async ({ page }) => {
  await openAsPatron(page, 'historico-emprestimos', 'ana');
  const [from, until] = [page.getByLabel('De', { exact: true }), page.getByLabel('Até', { exact: true })];
  const show = page.getByRole('button', { name: 'Mostrar' });
  const rows = page.getByRole('row');
  await expect(rows.filter({ hasText: 'Dom Casmurro' })).toBeVisible();
  await expect(rows.filter({ hasText: 'Redes de computadores' })).toContainText('Com você');

  await from.fill('');
  await show.click();
  await expect(from).toHaveAccessibleDescription('Escolha a data inicial.');
  await expect(from).toBeFocused();
  await from.fill(addDays(today(), -30));
  await until.fill('');
  await show.click();
  await expect(until).toHaveAccessibleDescription('Escolha a data final.');
  await until.fill(addDays(today(), -31));
  await show.click();
  await expect(until).toHaveAccessibleDescription('A data inicial não pode vir depois da final.');
  await until.fill(addDays(today(), 1));
  await show.click();
  await expect(until).toHaveAccessibleDescription('A data final não pode passar de hoje.');
  await from.fill(addDays(today(), -200));
  await until.fill(addDays(today(), -100));
  await show.click();
  await expect(page).toHaveURL(
    `/meupergamum/historico-emprestimos?de=${addDays(today(), -200)}&ate=${addDays(today(), -100)}`,
  );
  await expect(rows.filter({ hasText: 'Álgebra linear' })).toBeVisible();
  await expect(rows.filter({ hasText: 'Dom Casmurro' })).toHaveCount(0);
  await page.getByRole('button', { name: '30 dias' }).click();
  await expect(rows.filter({ hasText: 'Redes de computadores' })).toBeVisible();
  await expect(rows.filter({ hasText: 'Álgebra linear' })).toHaveCount(0);
  await page.goBack();
  await expect(rows.filter({ hasText: 'Álgebra linear' })).toBeVisible();
  await expect(from).toHaveValue(addDays(today(), -200));

  await page.getByRole('button', { name: '1 ano' }).click();
  await expect(rows.filter({ hasText: 'Redes de computadores' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Multa' }).selectOption('Só com multa');
  await expect(page.getByText('Nenhum empréstimo nesse período. Escolha um período maior.')).toBeVisible();
  await expect(rows).toHaveCount(0);

  await page.goto('/meupergamum/alertas');
  await expect(page.getByText('Horário de férias')).toBeVisible();
  await page.getByRole('button', { name: '30 dias' }).click();
  await expect(page.getByText('Horário de férias')).toHaveCount(0);
  await expect(page.getByText('Sugestão atendida')).toBeVisible();
  await from.fill('2020-01-01');
  await until.fill('2020-02-01');
  await show.click();
  await expect(page.getByText('Nenhum alerta nesse período. Escolha um período maior.')).toBeVisible();
});

test('the permanent basket is filtered by when titles were added or acquired, and the shown titles are exported', async ({
  page,
}) => {
  await openAsPatron(page, 'cesta-permanente', 'ana');
  const tools = page.getByRole('group', { name: 'O que fazer com a cesta permanente' });
  const count = tools.getByRole('status');
  await expect(count).toHaveText('3 títulos');
  await page.getByRole('button', { name: '30 dias' }).click();
  await expect(count).toHaveText('2 títulos');
  await tools.getByRole('button', { name: 'Exportar' }).click();
  await page.getByRole('radio', { name: /^Referências ABNT/ }).check();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('cesta.txt');
  const references = readFileSync(await download.path(), 'utf8');
  expect(references).toContain('Dom Casmurro');
  expect(references).toContain('Pedagogia do oprimido');
  expect(references).not.toContain('Vidas secas');

  await page.getByRole('combobox', { name: 'Datas de' }).selectOption('Chegada ao acervo');
  await expect(page).toHaveURL(/data=acervo/);
  await expect(page.getByText('Nenhum título nesse período.')).toBeVisible();
  await page.getByRole('link', { name: 'Ver a cesta inteira' }).click();
  await expect(count).toHaveText('3 títulos');
});
