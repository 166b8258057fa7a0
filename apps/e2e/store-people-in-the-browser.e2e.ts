import { readFile } from 'node:fs/promises';
import { openAsPatron } from './controls';
import { expect, test } from './journey';

const table = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

test('an admin without a terminal takes the example, corrects a line that is wrong, stores people and loans, and one of them finds the loan', async ({
  page,
}) => {
  await page.goto('/ajustes');
  await page.getByRole('link', { name: 'Pessoas e empréstimos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pessoas e empréstimos' })).toBeFocused();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar um exemplo de empréstimos' }).click();
  const example = await download;
  expect(example.suggestedFilename()).toBe('loans.csv');
  const loans = await readFile(await example.path(), 'utf8');

  await page.getByLabel('Escolher a tabela de empréstimos').setInputFiles(table('loans.csv', loans));
  await expect(page.getByRole('alert')).toContainText('Empréstimos, linha 2: login não é de ninguém');
  const people = 'login;nome_pessoa;senha\nclara.nunes;Clara Nunes;Telhado-4567\njoao.reis;João Reis;SENHA\n';
  await page.getByLabel('Escolher a tabela de pessoas').setInputFiles(table('people.csv', people));
  await expect(page.getByRole('alert')).toContainText('Pessoas, linha 3: senha tem que ter de 8 a 64 caracteres');
  await page.getByLabel('Escolher a tabela de pessoas').setInputFiles(table('people.csv', people.replace('SENHA', '')));
  await expect(page.getByRole('status').filter({ hasText: 'Conferido' })).toContainText('Pessoas — novas: 2');
  await page.getByRole('button', { name: 'Guardar' }).click();
  // "Conferido" says as well that nothing has been "guardado" yet.
  const stored = page.getByRole('status').filter({ has: page.getByText('Guardado', { exact: true }) });
  await expect(stored).toContainText('Empréstimos — novos: 3');

  await openAsPatron(page, 'titulos-pendentes', 'clara.nunes', 'Telhado-4567');
  await expect(page.getByRole('main').getByRole('checkbox', { name: /^Selecionar/ })).toHaveCount(1);
});
