import { control, signInInDialog } from './controls';
import { expect, test } from './journey';

const words = 'Li duas vezes; a segunda foi melhor. <b>Vale a pena</b>.';

test('a comment is written, kept over the sign-in, moderated by the library, and then visible to everybody', async ({
  page,
  browser,
  catalogue,
}) => {
  await page.goto('/acervo/2');
  await page.getByRole('textbox', { name: 'Escreva um comentário' }).fill(words);
  await page.getByRole('button', { name: 'Entrar para enviar' }).click();
  await signInInDialog(page, 'nada-consta');
  await expect(page.getByText('Comentário enviado. Ele aparece depois que a biblioteca aprovar.')).toBeVisible();
  const own = page.getByRole('listitem').filter({ hasText: words });
  await expect(own).toContainText('Esperando aprovação');

  const visitor = await browser.newContext({ baseURL: catalogue.url, locale: 'pt-BR' });
  const theirs = await visitor.newPage();
  await theirs.goto('/acervo/2');
  await expect(theirs.getByRole('heading', { level: 2, name: 'Comentários' })).toBeVisible();
  const read = theirs.getByRole('listitem').filter({ hasText: words });
  await expect(theirs.getByRole('listitem').filter({ hasText: 'A edição da estante tem boas notas' })).toBeVisible();
  await expect(read).toHaveCount(0);
  await control(page.request).moderate(words, true);
  await theirs.reload();
  // As it was written: markup in it is escaped.
  await expect(read).toBeVisible();
  await visitor.close();

  await page.reload();
  await expect(own).not.toContainText('Esperando aprovação');
  await own.getByRole('button', { name: /^Remover meu comentário/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover comentário' }).click();
  await expect(own).toHaveCount(0);
});
