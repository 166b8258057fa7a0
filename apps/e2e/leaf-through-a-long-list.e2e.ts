import { control, queryDatabase, openAsPatron, returnToPage } from './controls';
import { expect, test } from './journey';

test('a list of more than twenty has pages, and is loaded again when the patron comes back to it later', async ({
  page,
  catalogue,
}) => {
  await queryDatabase(catalogue.databaseUrl)(
    `INSERT INTO alerta (cod_pessoa, titulo, texto, data)
     SELECT cod_pessoa, 'Aviso ' || n, 'O aviso de número ' || n, now() - n * interval '1 day' - interval '40 days'
       FROM pessoa, generate_series(1, 41) AS n WHERE persona_id = 'ana'`,
  );
  await openAsPatron(page, 'alertas', 'ana');
  const alerts = page.getByRole('list', { name: 'Alertas' }).getByRole('listitem');
  const pages = page.getByRole('navigation', { name: 'Páginas' });
  await expect(alerts).toHaveCount(20);
  await expect(pages.getByRole('link', { name: /^Página/ })).toHaveCount(3);
  await pages.getByRole('link', { name: 'Próxima' }).click();
  await expect(alerts.first()).toContainText('Aviso 17');
  await pages.getByRole('link', { name: 'Página 3' }).click();
  await expect(page).toHaveURL('/meupergamum/alertas?pagina=3');
  await expect(alerts).toHaveCount(5);
  await page.reload();
  await expect(alerts).toHaveCount(5);
  await expect(pages.getByRole('link', { name: 'Próxima' })).toHaveCount(0);
  await page.goBack();
  await expect(alerts).toHaveCount(20);
  await page.getByRole('button', { name: '30 dias' }).click();
  await expect(pages).toHaveCount(0);

  const menu = page.getByRole('navigation', { name: 'Minha área' });
  await menu.getByRole('link', { name: 'Empréstimos' }).click();
  const loan = page.locator('#mp-root').getByRole('listitem').filter({ hasText: 'Redes de computadores' });
  await expect(loan).toContainText('Vence amanhã');
  await control(page.request).advance('P3D');
  await returnToPage(page, /\/titulos-pendentes/, () =>
    expect(loan).toContainText('Atrasado desde', { timeout: 2000 }),
  );
  await expect(loan.getByRole('button', { name: 'Renovar' })).toHaveAttribute('aria-disabled', 'true');
  await menu.getByRole('link', { name: 'Débitos' }).click();
  const fine = page.getByRole('row', { name: /^Multa por atraso.*Redes de computadores/ });
  await expect(fine).toContainText('R$ 3,00');
  await control(page.request).advance('P1D');
  await returnToPage(page, /\/debitos-pendentes/, () => expect(fine).toContainText('R$ 4,50', { timeout: 2000 }));
});
