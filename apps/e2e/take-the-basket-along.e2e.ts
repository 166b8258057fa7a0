import { readFileSync } from 'node:fs';
import { expect, test } from './journey';

// The start of a file in each format.
const formats: [label: RegExp, file: string, holds: RegExp[]][] = [
  [/^RIS/, 'cesta.ris', [/^TY {2}- BOOK/m, /^TI {2}- Memórias póstumas/m, /^AU {2}- Assis, Machado de/m, /^ER {2}- /m]],
  [/^BibTeX/, 'cesta.bib', [/^@book\{/m, /title\s*=\s*\{+Memórias póstumas/]],
  [/^CSV/, 'cesta.csv', [/Memórias póstumas de Brás Cubas/, /Dom Casmurro/]],
  [/^Referências ABNT/, 'cesta.txt', [/^ASSIS, Machado de\. Memórias póstumas de Brás Cubas\./m]],
  [/^PDF/, 'cesta.pdf', [/^%PDF-/]],
];

test('the basket is downloaded in each format with its titles, and its references are copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/?termo_pesquisa=machado+assis');
  await page.getByRole('checkbox', { name: 'Selecionar a página' }).check();
  const names = await page.getByRole('article').getByRole('heading').allTextContents();
  expect(names).toEqual(expect.arrayContaining(['Memórias póstumas de Brás Cubas', 'Dom Casmurro']));
  await page.getByRole('group', { name: 'Títulos selecionados' }).getByRole('button', { name: 'Pôr na cesta' }).click();
  await page.getByRole('link', { name: /^Cesta, \d+ títulos$/ }).click();

  for (const [label, file, holds] of formats) {
    await page.getByRole('button', { name: 'Exportar' }).click();
    await page.getByRole('radio', { name: label }).check();
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Baixar' }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe(file);
    const content = readFileSync(await download.path(), 'utf8');
    for (const part of holds) expect(content).toMatch(part);
    await expect(page.getByRole('dialog')).toBeHidden();
  }

  await page.getByRole('button', { name: 'Mais', exact: true }).click();
  await page.getByRole('button', { name: 'Lista de referências' }).click();
  const dialog = page.getByRole('dialog', { name: 'Lista de referências' });
  await expect(dialog.getByRole('listitem')).toHaveCount(names.length);
  await dialog.getByRole('button', { name: /^Copiar/ }).click();
  await expect(dialog.getByRole('status')).toHaveText('Copiado');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('ASSIS, Machado de. Dom Casmurro.');
});
