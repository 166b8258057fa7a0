import { record } from '@catalogue/marc-import/testing/sampleRecord';
import { readFile } from 'node:fs/promises';
import { expect, test } from './journey';

const recordOf = (number: number, title: string) => record(String(number), title, `852  $bNOVA$pN${number}`);
// More than two pieces, and long enough to be left and found again. The last two are left out.
const file = {
  name: 'acervo.mrc',
  mimeType: 'application/marc',
  buffer: Buffer.concat([
    ...Array.from({ length: 6000 }, (_, at) =>
      recordOf(at + 1, `Cartografia lunar ${at + 1} ${'de viagem '.repeat(12)}`),
    ),
    recordOf(1, 'Outra cartografia'),
    Buffer.from('00020nam\x1d'),
  ]),
};

test('an admin without a terminal imports MARC records, leaves the page meanwhile, reads what was left out, finds the others and takes them back', async ({
  page,
}) => {
  await page.goto('/ajustes');
  await page.getByRole('link', { name: 'Importar registros MARC' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Importar registros MARC' })).toBeFocused();
  await page.getByLabel('Escolher um arquivo MARC').setInputFiles(file);
  const row = page.getByRole('listitem').filter({ hasText: 'acervo.mrc' });
  await expect(row.getByRole('status')).toHaveText('Importando');
  await expect(row.getByRole('progressbar', { name: 'Lendo acervo.mrc' })).toBeVisible();

  await page.goto('/');
  await page.goto('/ajustes/importacao');
  await row.getByRole('button', { name: 'Parar' }).click();
  await expect(row.getByRole('status')).toHaveText('Parou no meio');
  await row.getByRole('button', { name: 'Continuar' }).click();
  await expect(row.getByRole('status')).toHaveText('Importado em parte', { timeout: 60_000 });
  await expect(row).toContainText(/6\.002 registros · 6\.000 títulos novos · 2 deixados de fora/);
  await expect(row).toContainText('Bibliotecas criadas: NOVA.');

  await expect(
    row.getByText(/^O número de controle já veio neste arquivo.*: 1 registro, o de número 6\.001$/),
  ).toBeVisible();
  const download = page.waitForEvent('download');
  await row.getByRole('button', { name: 'Baixar o relatório' }).click();
  const report = await download;
  expect(report.suggestedFilename()).toBe('acervo.mrc.report.csv');
  const [head = '', ...lines] = (await readFile(await report.path(), 'utf8')).trim().split('\n');
  expect(head).toMatch(/record.*byte.*control number.*kind.*message/);
  expect(lines.map((line) => /\d+/.exec(line)?.[0])).toEqual(['6001', '6002']);

  await page.goto('/?termo_pesquisa=cartografia+lunar+17');
  await expect(page.getByRole('link', { name: /^Cartografia lunar 17 / })).toBeVisible();

  await page.goto('/ajustes/importacao');
  await row.getByRole('button', { name: 'Desfazer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Desfazer' }).click();
  await expect(row.getByRole('status')).toHaveText('Desfeito', { timeout: 60_000 });
  await page.goto('/?termo_pesquisa=cartografia+lunar+17');
  await expect(page.getByRole('link', { name: /^Cartografia lunar/ })).toHaveCount(0);
});
