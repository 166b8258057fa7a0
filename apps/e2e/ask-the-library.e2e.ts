import { control, storedValue, openAsPatron, sidewaysScroll, tabTo } from './controls';
import { expect, test } from './journey';

test('a long form is filled in and sent by keyboard alone, and the request moves on as days pass', async ({
  page,
  request,
}) => {
  await openAsPatron(page, 'ficha-catalografica', 'carla');
  await expect(page.getByRole('heading', { level: 1, name: 'Ficha catalográfica' })).toBeVisible();
  const reach = (name: RegExp) => tabTo(page, page.getByLabel(name).or(page.getByRole('button', { name })));
  await reach(/^Folha de rosto/);
  await page.keyboard.type('Universidade Federal do Vale do Ipê');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Caminhos da água');
  await reach(/^Resumo/);
  await page.keyboard.type('Estudam-se os caminhos da água.');
  await reach(/^Total de páginas/);
  await page.keyboard.type('90');
  await reach(/^Página inicial/);
  await page.keyboard.type('85');
  await reach(/^Página final/);
  await page.keyboard.type('80');
  await reach(/^Tem ilustrações/);
  await page.keyboard.press('Space');
  await expect(page.getByText('A página inicial não pode vir depois da final.')).toBeVisible();

  await reach(/^Enviar pedido/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Falta acertar 2 campos' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /^Palavras-chave/ })).toBeFocused();
  await page.keyboard.type('água; vale');

  // The draft is kept over a reload.
  await expect.poll(async () => JSON.stringify(await storedValue(page, 'drafts'))).toContain('água; vale');
  await page.reload();
  await expect(page.getByRole('textbox', { name: /^Palavras-chave/ })).toHaveValue('água; vale');
  await reach(/^Página final/);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('88');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Pedidos já enviados' })).toBeFocused();
  const row = page.getByRole('row').filter({ hasText: 'Caminhos da água' });
  await expect(row).toContainText('Aguardando');

  // A day later.
  await page.goto('/sair');
  await expect(page.getByRole('link', { name: 'Entrar' }).first()).toBeVisible();
  await control(request).advance('P1D');
  await openAsPatron(page, 'solicitacoes?tipo=ficha-catalografica', 'carla');
  await expect(row).toContainText('Em trânsito');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a patron asks for a copy of a thesis, and finds it among all requests', async ({ page }) => {
    await openAsPatron(page, 'comutacao', 'ana');
    await page.getByRole('radio', { name: 'Tese ou dissertação' }).tap();
    await page.getByRole('textbox', { name: 'Título' }).fill('Nascentes do vale');
    await page.getByRole('textbox', { name: 'Autor' }).fill('Reis, Lia');
    const send = page.getByRole('button', { name: /^Enviar pedido/ });
    await send.tap();
    const summary = page.getByRole('group', { name: 'Falta acertar 1 campo' });
    await expect(summary).toBeFocused();
    await summary.getByRole('link', { name: 'Falta preencher: Grau da defesa.' }).tap();
    await page.getByRole('radio', { name: 'Doutorado', exact: true }).tap();
    await send.tap();
    const row = page.getByRole('row').filter({ hasText: 'Nascentes do vale' });
    await expect(row).toContainText('Aguardando');
    await row.getByText('Ver o pedido').tap();
    await expect(row).toContainText('Doutorado');

    await page.goto('/meupergamum/solicitacoes?situacao=1');
    await expect(page.getByRole('row').filter({ hasText: 'Nascentes do vale' })).toBeVisible();
    await expect.poll(() => sidewaysScroll(page)).toBe(0);
  });

  test('a loan between libraries comes from a partner', async ({ page }) => {
    await openAsPatron(page, 'solicitacoes', 'bruno');
    await expect(page.getByText('Você ainda não fez solicitações.')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Novo pedido' }).last().tap();
    await page.getByRole('main').getByRole('link', { name: 'Empréstimo entre bibliotecas' }).tap();
    await page.getByRole('radio', { name: 'De uma instituição parceira' }).tap();
    await page.getByRole('textbox', { name: 'Título' }).fill('Atlas do planalto');
    await page.getByRole('combobox', { name: 'Instituição parceira' }).selectOption({ index: 1 });
    await page.getByRole('combobox', { name: 'Biblioteca que faz o pedido' }).selectOption({ index: 1 });
    await page.getByRole('combobox', { name: 'Onde você quer receber' }).selectOption({ index: 1 });
    await page.getByRole('button', { name: /^Enviar pedido/ }).tap();
    await expect(page.getByRole('row').filter({ hasText: 'Atlas do planalto' })).toContainText('Aguardando');
  });
});
