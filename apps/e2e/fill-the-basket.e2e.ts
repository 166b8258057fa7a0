import { readIso2709 } from '@catalogue/domain';
import { createReadStream } from 'node:fs';
import { control, signInInDialog, storedValue } from './controls';
import { expect, test } from './journey';

test('facets are set and removed; chosen titles go into the basket, into a file, and into an e-mail', async ({
  page,
}) => {
  await page.goto('/?termo_pesquisa=brasil');
  await expect(page.getByRole('heading', { level: 1, name: /^\d+ resultados$/ })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Livro', exact: true }).click();
  const narrowed = page.getByRole('heading', { level: 1, name: /^\d+ de \d+ resultados$/ });
  await expect(narrowed).toBeVisible();
  const count = await narrowed.textContent();

  const third = page.getByRole('article').nth(2).getByRole('heading').getByRole('link');
  await third.click();
  await expect(page.getByRole('link', { name: /^Exemplares \d+$/ }).first()).toBeVisible();
  const place = page.getByRole('navigation', { name: 'Resultados da pesquisa' });
  await place.getByRole('link', { name: 'Próximo título' }).click();
  await expect(place).toContainText(/^4 de \d+/);
  await page.reload();
  await expect(place).toContainText(/^4 de \d+/);
  await page.goBack();
  await expect(place).toContainText(/^3 de \d+/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: count ?? '' })).toBeVisible();
  await expect(third).toBeFocused();

  const names = await page.getByRole('article').getByRole('heading').allTextContents();
  const boxes = page.getByRole('article').getByRole('checkbox');
  await boxes.nth(0).check();
  await boxes.nth(2).check();
  await page.getByRole('group', { name: 'Títulos selecionados' }).getByRole('button', { name: 'Pôr na cesta' }).click();
  await page.getByRole('link', { name: 'Cesta, 2 títulos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cesta: 2 títulos' })).toBeVisible();

  // It is kept over a reload, and another tab of the browser shows the same.
  await expect.poll(() => storedValue(page, 'basket')).toHaveLength(2);
  await page.reload();
  const other = await page.context().newPage();
  await other.goto('/cesta');
  await expect(other.getByRole('heading', { level: 1, name: 'Cesta: 2 títulos' })).toBeVisible();
  await other.getByRole('button', { name: `Remover da cesta: ${names[2]}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cesta: 1 título' })).toBeVisible();
  await other.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cesta: 2 títulos' })).toBeVisible();
  await other.close();

  await page.getByRole('button', { name: 'Exportar' }).click();
  await page.getByRole('radio', { name: /^MARC \(/ }).check();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('cesta.mrc');
  const read: boolean[] = [];
  for await (const { ok } of readIso2709(createReadStream(await download.path()))) read.push(ok);
  expect(read).toEqual([true, true]);

  // Only patrons send mail in the library's name.
  await page.getByRole('button', { name: 'Enviar por e-mail' }).click();
  await signInInDialog(page, 'ana');
  await page.getByRole('button', { name: 'Enviar por e-mail' }).click();
  await page.getByLabel('Para').fill('bia@exemplo.br; lia@exemplo.br');
  await page.getByRole('combobox', { name: 'Formato' }).selectOption('ris');
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByText('Cesta enviada para 2 endereços.')).toBeVisible();
  const mails = await control(page.request).mails();
  expect(mails.map(({ para }) => para).sort()).toEqual(['bia@exemplo.br', 'lia@exemplo.br']);
  const [file] = mails[0]?.anexos ?? [];
  expect(file?.nome).toBe('cesta.ris');
  expect(Buffer.from(file?.base64 ?? '', 'base64').toString('utf8')).toContain(names[0]?.split(':')[0] ?? 'a title');
});
