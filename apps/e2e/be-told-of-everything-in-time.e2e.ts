import type { Page } from '@playwright/test';
import { control, openAsPatron, queryDatabase } from './controls';
import { expect, test } from './journey';

const login = 'nada-consta';
const book = /^Memórias póstumas de Brás Cubas/;

/** Opens a screen on a new day: sessions do not last that long. */
async function openOnNewDay(page: Page, days: number, slug: string): Promise<void> {
  await control(page.request).advance(`P${days}D`);
  await page.goto('/sair');
  await expect(page).toHaveURL('/');
  await openAsPatron(page, slug, login);
}

const money = (amount: number): string => amount.toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' });

/** The subjects of the patron's last mails, the oldest first; without title and date. */
const subjectsTo = async (page: Page, most: number): Promise<string[]> =>
  (await control(page.request).mails())
    .filter(({ para }) => para.startsWith(`${login}@`))
    .slice(0, most)
    .map(({ assunto }) => assunto.replace(book, 'O livro').replace(/\d+\u00a0\w+$/, 'data'))
    .reverse();

test('a patron gets every notice as time passes, from the request to the fine, and at last leaves with a declaration', async ({
  page,
  catalogue,
}) => {
  await openAsPatron(page, 'inicio', login);
  await expect(page.getByText('Tudo em dia.')).toBeVisible();
  await page.goto('/acervo/1/solicitacao-emprestimo');
  await page.getByRole('combobox', { name: 'Biblioteca de origem' }).selectOption('Biblioteca Central');
  await page.getByRole('combobox', { name: 'Unidade de recebimento' }).selectOption('Biblioteca de Direito');
  await page.getByRole('combobox', { name: 'Local de recebimento' }).selectOption({ index: 1 });
  await page.getByRole('button', { name: /^Enviar pedido/ }).click();
  await expect(page.locator(':focus')).toContainText('Pedido enviado');

  const alerts = page.getByRole('list', { name: 'Alertas' }).getByRole('listitem');
  for (const [days, state] of [
    [1, 'em trânsito'],
    [2, 'disponível para retirar'],
  ] as const) {
    await openOnNewDay(page, days, 'alertas');
    await expect(alerts).toHaveCount(1);
    await expect(alerts.first()).toContainText(`Memórias póstumas de Brás Cubas: ${state}`);
  }
  // While it waits at the desk, nothing is in order.
  await page.goto('/meupergamum/inicio');
  await expect(page.getByText('Um pedido seu está pronto.')).toBeVisible();

  await openOnNewDay(page, 3, 'alertas');
  expect(await subjectsTo(page, 3)).toEqual([
    'O livro: em trânsito',
    'O livro: disponível para retirar',
    'O livro: está com você',
  ]);
  const database = queryDatabase(catalogue.databaseUrl);
  const [loan] = await database<{ days: number; cod_exemplar: string }>(
    `SELECT data_prevista - (SELECT (applied_until AT TIME ZONE 'America/Sao_Paulo')::date FROM relogio) AS days, cod_exemplar FROM emprestimo
      WHERE data_devolucao IS NULL
        AND cod_pessoa = (SELECT cod_pessoa FROM pessoa WHERE persona_id = $1)`,
    [login],
  );
  if (!loan) throw new Error('The requested copy was not lent.');
  await openOnNewDay(page, loan.days - 3, 'alertas');
  await expect(alerts.filter({ hasText: 'Memórias' }).filter({ hasText: 'vence em' })).toHaveCount(1);
  await openOnNewDay(page, 2, 'inicio');
  const toDo = page.getByRole('region', { name: 'O que fazer agora' });
  await expect(toDo.getByRole('button', { name: /^Renovar · \+\d+ dias: Memórias/ })).toBeVisible();

  await openOnNewDay(page, 2, 'inicio');
  await expect(toDo).toContainText('1 dia de atraso');
  await expect(toDo).toContainText('R$ 1,50 até hoje, mais R$ 1,50 por dia.');
  await expect(page.getByText(/^Um livro está atrasado/)).toBeVisible();
  await openOnNewDay(page, 6, 'alertas');
  await expect(alerts.filter({ hasText: '7 dias atrasado' })).toContainText(
    'R$ 10,50 até agora, mais R$ 1,50 por dia.',
  );
  await openOnNewDay(page, 8, 'alertas');
  await expect(alerts.filter({ hasText: '15 dias atrasado' })).toHaveCount(1);
  await expect(alerts.filter({ hasText: '7 dias atrasado' })).toHaveCount(0);

  // Mails of the request are older than thirty days by now, and deleted.
  expect(await subjectsTo(page, 5)).toEqual([
    'O livro vence em data',
    'O livro vence amanhã, data',
    'O livro está 1 dia atrasado',
    'O livro está 7 dias atrasado',
    'O livro está 15 dias atrasado',
  ]);

  // The desk takes it back: the alert is over, and says so.
  const { desk } = control(page.request);
  const returned = await desk.copies.take(loan.cod_exemplar);
  await page.goto('/meupergamum/alertas/passados');
  await expect(alerts.filter({ hasText: 'Memórias póstumas de Brás Cubas foi devolvido' })).toHaveCount(1);
  await page.goto('/meupergamum/inicio');
  await expect(toDo).toContainText('Pagar');

  // The fine has stopped: it is told what it has come to. It is paid by a slip, and then the declaration stands.
  const fine = money(returned.devido);
  await openOnNewDay(page, 1, 'alertas');
  await expect(alerts.filter({ hasText: `a multa parou em ${fine}` })).toHaveCount(1);
  await page.goto('/meupergamum/debitos');
  const owed = page.getByRole('region', { name: 'Biblioteca Central' });
  await owed.getByRole('checkbox', { name: /Memórias póstumas/ }).check();
  await owed.getByRole('button', { name: `Gerar GRU de ${fine}` }).click();
  const slip = page.getByRole('heading', { level: 1, name: /^Guia / });
  await expect(slip).toBeFocused();
  await desk.slips.pay(/\d+/.exec((await slip.textContent()) ?? '')?.[0] ?? '');
  await openOnNewDay(page, 1, 'inicio');
  await expect(page.getByText('Tudo em dia.')).toBeVisible();
  await page.goto('/meupergamum/nada-consta');
  await page.getByLabel('Unidade que você vai deixar').selectOption('Biblioteca Central');
  await page.getByRole('checkbox', { name: /^Sei que não pego livros/ }).check();
  await page.getByRole('button', { name: 'Assinar' }).click();
  await expect(page.getByRole('heading', { name: 'Declaração assinada: Biblioteca Central' })).toBeVisible();

  // Anybody who has the paper can see that it is true.
  const code = (await page.getByRole('main').locator('code').first().textContent()) ?? '';
  await page.goto('/sair');
  await page.goto('/conferir');
  await page.getByRole('textbox', { name: 'Código do documento' }).fill(code);
  await page.getByRole('button', { name: 'Conferir' }).click();
  await expect(page.getByRole('main')).toContainText('É verdadeira e vale hoje');

  await openOnNewDay(page, 27, 'alertas');
  await expect(alerts.filter({ hasText: 'O nada consta vale só até' })).toContainText('Biblioteca Central');
});
