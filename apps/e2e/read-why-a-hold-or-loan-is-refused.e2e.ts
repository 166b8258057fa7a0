import { CopyStatus } from '@catalogue/api-contract';
import { queryDatabase, openAsPatron, returnToPage } from './controls';
import { expect, test } from './journey';

const { available, onLoan, localUse } = CopyStatus;

test('a hold that is not possible is explained before the click, or by the server if it became so later', async ({
  page,
  catalogue,
}) => {
  const sql = queryDatabase(catalogue.databaseUrl);
  const code = async (title: string) =>
    (
      await sql<{ cod_acervo: number }>('SELECT min(cod_acervo) AS cod_acervo FROM acervo WHERE titulo LIKE $1', [
        title,
      ])
    )[0]?.cod_acervo ?? 0;
  const copies = (cod_acervo: number, situacao: string) =>
    sql('UPDATE exemplar SET situacao = $2 WHERE cod_acervo = $1', [cod_acervo, situacao]);
  const main = page.getByRole('main');
  const hold = main.getByRole('button', { name: 'Reservar' });

  await openAsPatron(page, 'reservas', 'ana');
  await expect(main.getByText('Clube da Esquina').first()).toBeVisible();
  await page.goto(`/acervo/${await code('Inteligência artificial%')}/reserva`);
  await expect(main.getByText('Você já reservou este título.')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Ver minhas reservas' })).toBeVisible();
  await expect(hold).toHaveCount(0);

  const title = await code('Vidas secas%');
  await copies(title, localUse);
  await page.goto(`/acervo/${title}/reserva`);
  await expect(
    main.getByText('Nenhum exemplar está em situação ou tem tipo de empréstimo que permita reserva.'),
  ).toBeVisible();
  await sql('DELETE FROM reserva WHERE cod_acervo = $1', [title]);
  await sql('UPDATE exemplar SET cod_biblioteca = 1, cod_tipo_emprestimo = 1 WHERE cod_acervo = $1', [title]);
  await copies(title, onLoan);
  await returnToPage(page, /\/reserva\/\d+\/informacoes-iniciais/, () =>
    expect(main.getByText('Você será a próxima pessoa a receber este título.')).toBeVisible({ timeout: 2000 }),
  );
  // A copy is returned after the page was loaded and before the click.
  await copies(title, available);
  await hold.click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Há exemplares na estante, então não é preciso reservar.' }),
  ).toBeVisible();

  await page.goto('/sair');
  await expect(page).toHaveURL('/');
  await sql('UPDATE exemplar SET cod_biblioteca = 2 WHERE cod_acervo = $1', [title]);
  await copies(title, onLoan);
  await openAsPatron(page, 'afastamentos', 'mfaria-servidor');
  await expect(main.getByRole('row', { name: /Humanas e Letras/ })).toContainText('Em vigor');
  await page.goto(`/acervo/${title}/reserva`);
  await expect(hold).toHaveAccessibleDescription(
    'Você está afastado desta biblioteca. Enquanto isso não dá para pedir nem reservar nela.',
  );
  await expect(hold).toHaveAttribute('aria-disabled', 'true');
});

test('each of the four reasons against a loan request is shown before the click, and by the server if it arose meanwhile', async ({
  page,
  catalogue,
}) => {
  const sql = queryDatabase(catalogue.databaseUrl);
  const rows = await sql<{ cod_pessoa: number }>(`SELECT cod_pessoa FROM pessoa WHERE persona_id = 'nada-consta'`);
  const [me = 0, other = 101] = [rows[0]?.cod_pessoa];
  const title = 1;
  const request = (cod_pessoa: number, cod_acervo: number) =>
    sql(
      `INSERT INTO solicitacao_emprestimo (cod_pessoa, cod_acervo, biblioteca_origem, biblioteca_recebimento, volume, tomo,
              parte, material_adicional, telefone, email, status, data)
       VALUES ($1, $2, 1, 1, 'unico', 'unico', 'unico', 'principal', '1', 'a@b.br', '1', now())`,
      [cod_pessoa, cod_acervo],
    );
  const begin = async () => {
    await sql('DELETE FROM solicitacao_emprestimo WHERE cod_pessoa = $1 OR cod_acervo = $2', [me, title]);
    await sql('UPDATE exemplar SET situacao = $2 WHERE cod_acervo = $1', [title, onLoan]);
    // One copy on the shelf, for the first who requests it.
    await sql(
      `UPDATE exemplar SET situacao = $2, cod_biblioteca = 1, cod_tipo_emprestimo = 1, volume = NULL, tomo = NULL,
              parte = NULL, material = 'principal'
        WHERE cod_exemplar = (SELECT min(cod_exemplar) FROM exemplar WHERE cod_acervo = $1)`,
      [title, available],
    );
  };
  const meanwhile: [words: string, happens: () => Promise<unknown>][] = [
    ['Todos os exemplares disponíveis já foram pedidos por outras pessoas.', () => request(other, title)],
    [
      'Nenhum exemplar está disponível agora.',
      () => sql('UPDATE exemplar SET situacao = $2 WHERE cod_acervo = $1', [title, onLoan]),
    ],
    ['Você já pediu este mesmo exemplar.', () => request(me, title)],
    [
      'Você chegou ao limite de pedidos de empréstimo abertos. Espere que um deles termine.',
      () => Promise.all([2, 3, 4].map((cod_acervo) => request(me, cod_acervo))),
    ],
  ];

  await begin();
  await openAsPatron(page, 'inicio', 'nada-consta');
  await page.goto(`/acervo/${title}/solicitacao-emprestimo`);
  const main = page.getByRole('main');
  const send = main.getByRole('button', { name: /^Enviar pedido/ });
  await main.getByRole('combobox', { name: 'Unidade de recebimento' }).selectOption('Biblioteca de Direito');
  await main.getByRole('combobox', { name: 'Local de recebimento' }).selectOption({ index: 1 });
  for (const [words, happens] of meanwhile) {
    await expect(send).toBeVisible();
    await happens();
    await send.click();
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
    await expect(main.getByText('Agora não dá para pedir este título')).toBeVisible();
    await expect(main.getByText(words)).toBeVisible();
    await expect(send).toHaveCount(0);
    await begin();
    await returnToPage(page, /\/solicitacao-emprestimo\/\d+\/informacoes-iniciais/, () =>
      expect(send).toBeVisible({ timeout: 2000 }),
    );
  }
  // The form keeps its values.
  await send.click();
  await expect(page.locator(':focus')).toContainText('Pedido enviado');
});
