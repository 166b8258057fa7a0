import { signInInDialog } from './controls';
import { expect, test } from './journey';

test('every tab of a title opens by its address, and the title shows those it has', async ({ page }) => {
  await page.goto('/acervo/1');
  const strip = page.getByRole('navigation', { name: 'Partes do registro' });
  const open = async (tab: string | RegExp, address: string) => {
    await strip.getByRole('link', { name: tab, exact: true }).click();
    await expect(page).toHaveURL(`/acervo/1/${address}`);
    await expect(strip.locator('[aria-current=page]')).toHaveText(tab);
  };
  const main = page.getByRole('main');
  await open('Referência', 'referencia');
  await expect(
    main.getByText('ASSIS, Machado de. Memórias póstumas de Brás Cubas', { exact: false }).first(),
  ).toBeVisible();
  await open('MARC', 'marc');
  await expect(main.getByRole('term').filter({ hasText: '245' })).toBeVisible();
  await open('Dublin Core', 'dublin-core');
  await expect(main.getByRole('definition').filter({ hasText: 'Assis, Machado de' })).toBeVisible();
  await open('Sumário', 'sumarios-livros');
  await expect(main.getByText('Óbito do autor')).toBeVisible();
  await open(/^Exemplares \d+$/, 'exemplares');
  await expect(main.getByRole('cell', { name: /^\d+ emprestado/ })).not.toHaveCount(0);
  await main.getByRole('checkbox', { name: 'Só disponíveis agora' }).check();
  await expect(main.getByRole('cell', { name: /^\d+ disponíve/ }).first()).toBeVisible();
  await expect(main.getByRole('cell', { name: /^\d+ emprestado/ })).toHaveCount(0);
  await open('Estatísticas', 'dados-estatisticos');
  await expect(main.getByRole('img', { name: /^Empréstimos em \d{4}: jan, \d+/ })).toBeVisible();
  await main.getByText('Ver números').first().click();
  await expect(main.getByRole('table', { name: /^Empréstimos em/ }).getByRole('row')).toHaveCount(13);

  // Items in closed storage are chosen first and requested after the sign-in.
  await open('Acervo fechado', 'acervo-fechado');
  await main.getByRole('checkbox').first().check();
  await main.getByRole('button', { name: /^Entrar para pedir 1 item/ }).click();
  await signInInDialog(page, 'nada-consta');
  await expect(main.getByText(/^Pedido \d+ registrado\./)).toBeVisible();

  // The title does not have this tab, but the address opens and explains why there is nothing.
  await page.goto('/acervo/1/colecao-kardex');
  await expect(main.getByText('A biblioteca não mostra o kardex deste título.')).toBeVisible();
  await page.goto('/acervo/1/reserva');
  await expect(main.getByText('Há exemplares na estante, então não é preciso reservar.').first()).toBeVisible();
  await page.goto('/acervo/999999/marc');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Este título não está mais no catálogo. Pesquise outra edição.',
  );
});
