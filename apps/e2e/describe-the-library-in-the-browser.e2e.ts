import { expect, test } from './journey';

const logo = {
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"><path fill="#0f5c3a" d="M0 0h90v60H0z"/></svg>',
  ),
};

test('an admin without a terminal gives the library its name, colour, logo and hours, sees them before others do, and takes them back', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Abrir o painel de demonstração' }).click();
  await page.getByRole('link', { name: 'Ajustes da biblioteca' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ajustes da biblioteca' })).toBeFocused();

  await page.getByRole('textbox', { name: 'Sigla' }).fill('UNV');
  await page.getByRole('textbox', { name: 'Cor', exact: true }).fill('#d9480f');
  await expect(page.getByText('A cor #d9480f tem 4,3:1 com branco.')).toBeVisible();
  await page.getByLabel(/^Logotipo/).setInputFiles(logo);
  await page.getByRole('checkbox', { name: 'Abre: segunda-feira' }).uncheck();
  const bar = page.getByRole('group', { name: 'Publicação' });
  await expect(bar.getByRole('status')).toHaveText(
    '4 mudanças por publicar · Sigla, Cor, Logotipo, Biblioteca Central',
  );

  const other = await context.newPage();
  const brandOf = (tab: typeof page) => tab.getByRole('banner').getByRole('link', { name: /^Bibliotecas/ });
  await bar.getByRole('button', { name: 'Ver como fica' }).click();
  await expect(brandOf(page)).toHaveText(/^Bibliotecas UNV/);
  await expect
    .poll(() =>
      brandOf(page)
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBe(90);
  await other.goto('/');
  await expect(brandOf(other)).toHaveText(/Bibliotecas UFVI/);

  await bar.getByRole('button', { name: 'Publicar' }).click();
  await expect(bar.getByRole('status')).toHaveText('Publicado. Todos já veem.');
  await other.reload();
  await expect(brandOf(other)).toHaveText(/^Bibliotecas UNV/);
  await expect
    .poll(() =>
      brandOf(other)
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBe(90);

  await bar.getByRole('button', { name: 'Desfazer a publicação' }).click();
  await expect(bar.getByRole('status')).toHaveText('Nada por publicar.');
  await other.reload();
  await expect(brandOf(other)).toHaveText(/Bibliotecas UFVI/);
});
