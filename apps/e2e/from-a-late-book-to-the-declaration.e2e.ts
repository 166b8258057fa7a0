import { control, openAsPatron, returnToPage } from './controls';
import { expect, test } from './journey';

test('a book returned late brings a fine, a payment slip, and no declaration', async ({ page }) => {
  await control(page.request).advance('P3D');
  await openAsPatron(page, 'inicio', 'ana');
  await expect(page.getByText(/^Um livro está atrasado/)).toBeVisible();
  // A loan is named by its copy (ruling E7).
  const loan = page.locator('span[id^="tit-"]', { hasText: 'Redes de computadores' });
  const copy = ((await loan.getAttribute('id')) ?? '').replace('tit-', '');
  await page.getByRole('link', { name: 'Débitos e guias' }).click();

  const owed = page.getByRole('region', { name: 'Biblioteca Central' });
  await expect(owed.getByRole('row', { name: /Redes de computadores/ })).toContainText('R$ 3,00');
  // A fine that still grows is not paid: the book first.
  await expect(owed.getByRole('button', { name: /^Gerar GRU/ })).toBeDisabled();
  await control(page.request).desk.copies.take(copy);
  const fine = owed.getByRole('checkbox', { name: /Redes de computadores/ });
  await returnToPage(page, /titulos-pendentes/, () => expect(fine).toBeEnabled({ timeout: 2000 }));
  await fine.check();
  await owed.getByRole('button', { name: 'Gerar GRU de R$ 3,00' }).click();
  const slip = page.getByRole('heading', { level: 1, name: /^Guia / });
  await expect(slip).toBeFocused();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar PDF' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^gru-\d+\.pdf$/);
  await page.emulateMedia({ media: 'print' });
  await expect(slip).toBeVisible();
  await expect(page.getByRole('button', { name: 'Baixar PDF' })).toBeHidden();
  // Neither the menu nor its place.
  expect((await page.locator('main').boundingBox())?.x).toBeLessThan(60);
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('link', { name: 'Nada consta' }).click();
  await expect(page.getByText('Agora você não pode emitir o nada consta.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Débitos para pagar' })).toBeVisible();
  await expect(page.getByText('Devolução em atraso, Redes de computadores: R$ 3,00')).toBeVisible();

  // The renewal gives the same reason, and leads back.
  await page.getByRole('link', { name: 'Empréstimos', exact: true }).click();
  await page.getByRole('link', { name: 'Renovação' }).click();
  await page.getByRole('link', { name: 'Ver débitos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Débitos' })).toBeVisible();
});

test('a patron without debts signs the declaration, prints it, sends it, and is in deviation', async ({ page }) => {
  await openAsPatron(page, 'nada-consta', 'nada-consta');
  await page.getByLabel('Unidade que você vai deixar').selectOption('Biblioteca Central');
  await page.getByRole('checkbox', { name: /^Sei que não pego livros/ }).check();
  await page.getByRole('button', { name: 'Assinar' }).click();
  await expect(page.getByRole('heading', { name: 'Declaração assinada: Biblioteca Central' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: 'Nada consta' }).last()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  const recipients = page.getByRole('textbox', { name: /^Enviar para os e-mails/ });
  // The own address arrives later than the field.
  await expect(recipients).toHaveValue('nada-consta@ufvi.example.org');
  await recipients.fill('rh@ufvi.example.org; nat@correio.example.org');
  await page.getByRole('button', { name: 'Enviar por e-mail' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Declaração enviada para 2 endereços.' })).toBeVisible();
  const mails = await control(page.request).mails();
  expect(mails.map(({ para }) => para).sort()).toEqual(['nat@correio.example.org', 'rh@ufvi.example.org']);

  await page.getByRole('link', { name: 'Afastamentos' }).click();
  await expect(page.getByRole('row', { name: /Biblioteca Central/ })).toContainText('Em vigor');
});
