import { readFileSync } from 'node:fs';
import { expect, test } from './journey';

test('a title is cited in three styles, shared, shown as a QR code, exported and printed', async ({
  page,
  context,
  catalogue,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.goto('/acervo/2');
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const share = page.getByRole('button', { name: 'Compartilhar' });
  await share.click();
  await page.getByRole('button', { name: 'Enviar ou copiar o endereço' }).click();
  await expect(page.getByText('Endereço copiado.')).toBeVisible();
  expect(await copied()).toBe(`${catalogue.url}/acervo/2`);
  await share.click();
  await page.getByRole('button', { name: 'Código QR' }).click();
  await expect(
    page.getByRole('dialog').getByRole('img', { name: `Código QR de ${catalogue.url}/acervo/2` }),
  ).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Citar' }).click();
  for (const style of ['ABNT', 'APA', 'Vancouver']) {
    await page.getByRole('button', { name: new RegExp(`^Copiar ${style}`) }).click();
    await expect.poll(copied).toContain(name.split(':')[0]);
  }
  const files = page.getByRole('button', { name: 'Exportar' });
  for (const [format, file, holds] of [
    ['RIS', 'acervo-2.ris', /^TI {2}- /m],
    ['BibTeX', 'acervo-2.bib', /title\s*=/],
    ['CSV', 'acervo-2.csv', /Machado/],
  ] as const) {
    await files.click();
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: format, exact: true }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe(file);
    expect(readFileSync(await download.path(), 'utf8')).toMatch(holds);
  }

  // The print has the whole record and none of the page's tools.
  await page.evaluate(() => {
    window.print = () =>
      document.documentElement.setAttribute('data-printed', document.body.innerText.slice(0, 20_000));
  });
  await share.click();
  await page.emulateMedia({ media: 'print' });
  await page.getByRole('button', { name: 'Imprimir', includeHidden: true }).dispatchEvent('click');
  await expect(page.locator('html')).toHaveAttribute('data-printed', new RegExp(`${catalogue.url}/acervo/2`));
});
