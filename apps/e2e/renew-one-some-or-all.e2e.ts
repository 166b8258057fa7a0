import { control, queryDatabase, openAsPatron, returnToPage } from './controls';
import { expect, test } from './journey';

test('loans are renewed one by one, several at once and all at once, and each row shows its outcome', async ({
  page,
  catalogue,
}) => {
  const sql = queryDatabase(catalogue.databaseUrl);
  const reserve = (titulo: string) =>
    sql(
      `INSERT INTO reserva (cod_acervo, cod_pessoa, biblioteca, situacao, data)
       SELECT min(cod_acervo), 101, 1, 'fila', now() FROM acervo WHERE titulo = $1`,
      [titulo],
    );
  await openAsPatron(page, 'renovacao', 'ana');
  await expect(page.getByText('Você pode renovar 3 de 5 títulos.')).toBeVisible();
  const row = (title: string) => page.locator('#mp-root').getByRole('listitem').filter({ hasText: title });
  const alert = (words: string) => page.getByRole('alert').filter({ hasText: words });
  const selected = page.getByRole('button', { name: 'Renovar selecionados' });
  await selected.click();
  await expect(alert('Escolha ao menos um título para renovar.')).toBeVisible();

  await row('Redes de computadores').getByRole('button', { name: 'Renovar' }).click();
  await expect(alert('Redes de computadores renovado com sucesso.')).toBeVisible();
  await expect(row('Redes de computadores')).toContainText('1 de 5 renovações');

  // Somebody places a hold on one of them after the list was loaded.
  await reserve('Pedagogia do oprimido');
  await row('Pedagogia do oprimido').getByRole('checkbox').check();
  await row('Memórias póstumas').getByRole('checkbox').check();
  await selected.click();
  await expect(alert('1 de 2 renovados. Veja abaixo por que os outros não.')).toBeVisible();
  await expect(row('Memórias póstumas')).toContainText('Renovado. Novo prazo:');
  await expect(row('Pedagogia do oprimido')).toContainText('Não renovado. Reservado por outra pessoa.');
  await expect(row('Pedagogia do oprimido').getByRole('button', { name: 'Renovar' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );

  await sql(
    'DELETE FROM reserva WHERE cod_pessoa = 101 AND cod_acervo IN (SELECT cod_acervo FROM acervo WHERE titulo = $1)',
    ['Pedagogia do oprimido'],
  );
  await control(page.request).advance('P2D');
  const all = page.getByRole('button', { name: 'Renovar todos…' });
  await returnToPage(page, /\/titulos-pendentes/, () => expect(all).toBeVisible({ timeout: 2000 }));
  await all.click();
  const table = page.getByRole('dialog', { name: 'Renovar todos' });
  await expect(table.getByRole('checkbox')).toHaveCount(3);
  for (const box of await table.getByRole('checkbox').all()) await box.check();
  await table.getByRole('button', { name: 'Renovar 3 títulos' }).click();
  await expect(alert('Renovado com sucesso: 3 títulos.')).toBeVisible();
  await expect(row('Redes de computadores')).toContainText('2 de 5 renovações');
  await expect(row('Pedagogia do oprimido')).toContainText('1 de 5 renovações');
});
