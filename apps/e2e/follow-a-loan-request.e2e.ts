import { queryDatabase, openAsPatron } from './controls';
import { expect, test } from './journey';

// D1 §4, in its order, without the last, which is all of them.
const statuses = [
  ['Aguardando', 1],
  ['Finalizada', 1],
  ['Não finalizada (cancelada)', 1],
  ['Disponível', 1],
  ['Em trânsito', 1],
  ['Removida', 1],
] as const;

test('loan requests are found by each of the seven statuses, and one is delivered to the patron’s home', async ({
  page,
  catalogue,
}) => {
  // One person's requests in every status.
  await queryDatabase(catalogue.databaseUrl)(
    `UPDATE solicitacao_emprestimo SET cod_pessoa = (SELECT cod_pessoa FROM pessoa WHERE persona_id = 'ana')
      WHERE codigo IN (SELECT min(codigo) FROM solicitacao_emprestimo WHERE status IN ('2', '3') GROUP BY status)`,
  );
  await openAsPatron(page, 'solicitacoes-emprestimo', 'ana');
  const status = page.getByRole('combobox', { name: 'Situação' });
  const rows = page.getByRole('main').getByRole('row');
  await expect(status.getByRole('option')).toHaveCount(7);
  await expect(rows).toHaveCount(1 + 6);
  for (const [name, count] of statuses) {
    await status.selectOption(name);
    await expect(rows).toHaveCount(1 + count);
    await expect(rows.last()).toContainText(name);
  }
  await status.selectOption('Todas');
  await expect(rows).toHaveCount(1 + 6);
  await page.getByRole('button', { name: '30 dias' }).click();
  await expect(rows).toHaveCount(1 + 3);

  await page.goto('/sair');
  await expect(page).toHaveURL('/');
  await openAsPatron(page, 'solicitacoes-emprestimo', 'nada-consta');
  await expect(page.getByText('Nenhum pedido de empréstimo nesse período.')).toBeVisible();
  await page.goto('/acervo/1/solicitacao-emprestimo');
  const main = page.getByRole('main');
  await main.getByRole('combobox', { name: 'Biblioteca de origem' }).selectOption('Biblioteca Central');
  await main.getByRole('combobox', { name: 'Unidade de recebimento' }).selectOption('Biblioteca de Direito');
  await main.getByRole('radio', { name: 'Em casa' }).check();
  const home = main.getByRole('textbox', { name: 'Endereço de casa' });
  await expect(home).not.toHaveValue('');
  await home.fill(' ');
  const phone = main.getByRole('textbox', { name: 'Telefone' });
  await phone.fill('');
  await main.getByRole('textbox', { name: 'E-mail' }).fill('natalia@');
  const send = main.getByRole('button', { name: /^Enviar pedido/ });
  await send.click();
  const summary = main.getByRole('group', { name: 'Falta acertar 3 campos' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'Escreva o endereço onde entregar.' }).click();
  await expect(home).toBeFocused();
  await home.fill('Rua das Acácias, 7\nCentro');
  await phone.fill('(31) 5550-0199');
  await main.getByRole('textbox', { name: 'E-mail' }).fill('natalia@correio.example.org');
  await main.getByRole('textbox', { name: /^Pessoa autorizada/ }).fill('A vizinha do 8');
  await send.click();
  await expect(page.locator(':focus')).toContainText('Pedido enviado');
  await page.getByRole('link', { name: 'Ver meus pedidos' }).click();
  await expect(rows.last()).toContainText('Biblioteca de Direito: Rua das Acácias, 7, Centro');
});
