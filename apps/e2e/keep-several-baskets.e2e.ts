import { openAsPatron, sidewaysScroll, signInInDialog } from './controls';
import { expect, test } from './journey';

test('a visitor sorts the basket into one with a name, keeps it at the library and shares it; taken back, it is gone', async ({
  page,
  browser,
  catalogue,
}) => {
  await page.goto('/?termo_pesquisa=machado+assis');
  await page.getByRole('checkbox', { name: 'Selecionar a página' }).check();
  await page.getByRole('group', { name: 'Títulos selecionados' }).getByRole('button', { name: 'Pôr na cesta' }).click();
  await page.goto('/cesta');
  await page.getByRole('button', { name: 'Mais', exact: true }).click();
  await page.getByRole('button', { name: 'Mover títulos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mover títulos' });
  await dialog.getByRole('checkbox', { name: 'Dom Casmurro' }).check();
  await dialog.getByRole('textbox', { name: 'Nome da cesta' }).fill('Seminário');
  await dialog.getByRole('button', { name: 'Mover' }).click();
  await page.getByRole('link', { name: 'Ver a outra cesta' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Seminário: 1 título' })).toBeVisible();
  // It is this browser's, and outlives the visit.
  await page.reload();
  await expect(page.getByText('Guardada só neste navegador.')).toBeVisible();

  await page.getByRole('button', { name: 'Guardar na biblioteca' }).click();
  await signInInDialog(page, 'nada-consta');
  await page.getByRole('button', { name: 'Guardar na biblioteca' }).click();
  await expect(page.getByText('Guardada na biblioteca: só você a vê.')).toBeVisible();
  await page.getByRole('button', { name: 'Compartilhar' }).click();
  const share = page.getByRole('dialog', { name: 'Compartilhar: Seminário' });
  await share.getByRole('button', { name: 'Criar o endereço' }).click();
  const address = (await share.getByRole('link').textContent()) ?? '';
  expect(address).toContain(`${catalogue.url}/cesta/compartilhada/`);

  // Whoever has the address reads it, also without scripts.
  const other = await browser.newContext({ javaScriptEnabled: false });
  const reader = await other.newPage();
  await reader.goto(address);
  await expect(reader.getByRole('heading', { level: 1, name: 'Seminário: 1 título' })).toBeVisible();
  await expect(reader.getByRole('link', { name: 'Dom Casmurro' })).toBeVisible();
  await expect(reader.locator('meta[name=robots][content=noindex]')).toHaveCount(1);

  await share.getByRole('button', { name: 'Parar de compartilhar' }).click();
  await expect(share.getByRole('link')).toHaveCount(0);
  expect((await reader.goto(address))?.status()).toBe(404);
  await expect(reader.getByRole('heading', { level: 1, name: 'Esta cesta não é mais compartilhada' })).toBeVisible();
  await other.close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a patron renames a basket, removes it, and takes that back', async ({ page }) => {
    await openAsPatron(page, 'cesta-permanente', 'carla');
    await page.goto('/cesta');
    await page.getByRole('link', { name: /^Para ler nas férias/ }).tap();
    await page.getByRole('button', { name: 'Mais', exact: true }).tap();
    await page.getByRole('button', { name: 'Renomear' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Renomear: Para ler nas férias' });
    await dialog.getByRole('textbox', { name: 'Nome da cesta' }).fill('Depois das aulas');
    await dialog.getByRole('button', { name: 'Renomear' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Depois das aulas: 1 título' })).toBeVisible();
    await page.getByRole('button', { name: 'Mais', exact: true }).tap();
    await expect.poll(() => sidewaysScroll(page)).toBe(0);
    await page.getByRole('button', { name: 'Remover a cesta' }).tap();
    await expect(page.getByText('A cesta “Depois das aulas” foi removida.')).toBeVisible();
    await page.getByRole('button', { name: 'Desfazer' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Depois das aulas: 1 título' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Torto arado' })).toBeVisible();
  });
});
