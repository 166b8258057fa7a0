import { control, signIn, signInInDialog, waitForStoredSession } from './controls';
import { expect, test } from './journey';

const warning = 'O pedido não pôde ser atendido agora. Tente de novo em alguns minutos.';

test('a suggestion is written before signing in, and neither it nor a comment is lost when the server refuses it', async ({
  page,
}) => {
  const { setFaults } = control(page.request);
  const alert = page.getByRole('alert').filter({ hasText: warning });
  await page.goto('/acervo/2');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Sugerir compra de livro' }).click();
  const suggestion = page.getByRole('dialog', { name: 'Sugerir compra' });
  await expect(suggestion).toContainText('Entre para enviar a sugestão. O que você escrever aqui continua aqui.');
  await suggestion.getByRole('combobox', { name: 'Campus' }).selectOption('Campus Serra Verde');
  await suggestion.getByRole('combobox', { name: 'Biblioteca' }).selectOption({ index: 1 });
  await suggestion.getByRole('textbox', { name: 'Título' }).fill('Flora dos campos rupestres');
  await suggestion.getByRole('textbox', { name: 'Editora' }).fill('Serra');
  await suggestion.getByRole('button', { name: 'Entrar' }).click();
  await signInInDialog(page, 'nada-consta');
  await expect(suggestion.getByRole('textbox', { name: 'Título' })).toHaveValue('Flora dos campos rupestres');

  await setFaults({ name: 'warning', endpoint: 'sendSuggestion', times: 1 });
  await suggestion.getByRole('button', { name: 'Enviar sugestão' }).click();
  await alert.getByRole('button', { name: 'Fechar' }).click();
  await expect(suggestion.getByRole('textbox', { name: 'Editora' })).toHaveValue('Serra');
  await suggestion.getByRole('button', { name: 'Enviar sugestão' }).click();
  await expect(page.getByText(/^Sugestão enviada/)).toBeVisible();

  // Like any call that fails for another reason than the limit (D1 §8).
  const words = page.getByRole('textbox', { name: 'Escreva um comentário' });
  const send = page.getByRole('main').getByRole('button', { name: 'Enviar comentário' });
  await words.fill('Volta sempre à estante.');
  for (const [name, text] of [
    ['warning', warning],
    ['unexpected-500', 'Algo não saiu como devia. Tente de novo em instantes.'],
    ['limite-comentarios', 'Seu limite de comentários em análise foi atingido. Espere a aprovação de um deles.'],
  ] as const) {
    await setFaults({ name, endpoint: 'addComment', times: 1 });
    await send.click();
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
    await expect(words).toHaveValue('Volta sempre à estante.');
  }
  await send.click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Volta sempre à estante.' })).toContainText(
    'Esperando aprovação',
  );
});

test('a professor is led to the acquisition system, also if they began the form as a visitor', async ({ page }) => {
  const { callsWhenIdle } = control(page.request);
  const way = page.getByRole('dialog', { name: 'Sugerir compra' }).getByRole('link', {
    name: 'Abrir o sistema de aquisição',
  });
  const isTheWay = async () => {
    await expect(way).toHaveAttribute('href', 'https://biblioteca.ufvi.example.org/aquisicao');
    await expect(way).toHaveAttribute('target', '_blank');
  };
  await page.goto('/nada/aqui');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Sugerir compra de livro' }).click();
  await page.getByRole('dialog', { name: 'Sugerir compra' }).getByRole('textbox', { name: 'Título' }).fill('Atlas');
  await page.getByRole('dialog', { name: 'Sugerir compra' }).getByRole('button', { name: 'Entrar' }).click();
  await signInInDialog(page, 'carla');
  await isTheWay();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Oi, Carla' }).click();
  await page.getByRole('navigation', { name: 'Minha área' }).getByRole('link', { name: 'Acervo e compras' }).click();
  await page.getByRole('button', { name: 'Sugerir uma compra' }).click();
  await isTheWay();
  expect((await callsWhenIdle()).map(({ call }) => call)).not.toContain('sendSuggestion');
});

test('a patron who reached a limit reads so before the click, and a blocked one cannot sign in', async ({ page }) => {
  await page.goto('/login?redirect=/meupergamum/inicio');
  await signIn(page, 'bloqueado');
  await expect(
    page.getByText('Sua senha foi bloqueada por segurança. Use “Esqueci a senha” para criar outra.'),
  ).toBeVisible();
  await page.locator('input[name=username]').fill('limite-comentarios');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/meupergamum/inicio');
  await expect(page.getByRole('region', { name: 'Meus comentários' })).toBeVisible();
  await waitForStoredSession(page, 'limite-comentarios');
  await page.goto('/acervo/2');
  const reason = 'Seu limite de comentários em análise foi atingido. Espere a aprovação de um deles.';
  const send = page.getByRole('main').getByRole('button', { name: 'Enviar comentário' });
  await expect(send).toHaveAccessibleDescription(reason);
  await page.getByRole('textbox', { name: 'Escreva um comentário' }).fill('Mais um.');
  await send.press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(reason);
  expect((await control(page.request).callsWhenIdle()).map(({ call }) => call)).not.toContain('addComment');
});
