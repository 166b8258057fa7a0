import type { Locator } from '@playwright/test';
import { control, signInInDialog } from './controls';
import { expect, test } from './journey';

async function chooseLibrary(dialog: Locator) {
  await dialog.getByRole('combobox', { name: 'Campus' }).selectOption('Campus Centro');
  await expect(dialog.getByRole('combobox', { name: 'Biblioteca' })).toBeEnabled();
  await dialog.getByRole('combobox', { name: 'Biblioteca' }).selectOption({ index: 1 });
}

test('the footer leads to a comment and a purchase suggestion, each after signing in, and to help', async ({
  page,
}) => {
  const { moderate, setFaults } = control(page.request);
  await page.goto('/nada/aqui');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('button', { name: 'Suporte' }).click();
  await expect(page.getByRole('dialog', { name: 'Suporte' })).toContainText('biblioteca@ufvi.example.org');
  await page.keyboard.press('Escape');
  await expect(footer.getByRole('button', { name: 'Suporte' })).toBeFocused();

  await footer.getByRole('button', { name: 'Enviar comentário' }).click();
  const comment = page.getByRole('dialog', { name: 'Enviar comentário' });
  await expect(comment.getByRole('combobox', { name: 'Biblioteca' })).toBeDisabled();
  await chooseLibrary(comment);
  await comment.getByRole('textbox', { name: 'Comentário' }).fill('Mais tomadas na sala de estudo.');
  await comment.getByRole('button', { name: 'Entrar' }).click();
  await signInInDialog(page, 'nada-consta');
  await setFaults({ name: 'limite-comentarios', times: 1 });
  await comment.getByRole('button', { name: 'Enviar comentário' }).click();
  await expect(comment.getByRole('alert')).toContainText('Seu limite de comentários em análise foi atingido.');
  await comment.getByRole('button', { name: 'Enviar comentário' }).click();
  await expect(page.getByText('Comentário enviado. A biblioteca vai ler antes de responder.')).toBeVisible();
  await moderate('Mais tomadas na sala de estudo.', true);

  await footer.getByRole('button', { name: 'Sugerir compra de livro' }).click();
  const suggestion = page.getByRole('dialog', { name: 'Sugerir compra' });
  await suggestion.getByRole('button', { name: 'Enviar sugestão' }).click();
  await expect(suggestion.getByRole('group', { name: 'Falta acertar 3 campos' })).toBeFocused();
  await suggestion.getByRole('link', { name: 'Falta preencher: Editora.' }).click();
  await expect(suggestion.getByRole('textbox', { name: 'Editora' })).toBeFocused();
  await page.keyboard.type('Companhia do Vale');
  await chooseLibrary(suggestion);
  await suggestion.getByRole('textbox', { name: 'Título' }).fill('Atlas das serras de Minas');
  await suggestion.getByRole('button', { name: 'Enviar sugestão' }).click();
  await expect(page.getByText(/^Sugestão enviada/)).toBeVisible();
  await page.goto('/meupergamum/aquisicao');
  await expect(page.getByRole('row').filter({ hasText: 'Atlas das serras de Minas' })).toBeVisible();
});
