import { control, openAsPatron } from './controls';
import { expect, test } from './journey';

const limit = 5;

test('a loan is renewed day after day up to the limit, and the screen then explains why no further', async ({
  page,
}) => {
  const { advance } = control(page.request);
  await openAsPatron(page, 'renovacao', 'ana');
  const loan = page.locator('#mp-root').getByRole('listitem').filter({ hasText: 'Redes de computadores' });
  const renew = loan.getByRole('button', { name: 'Renovar' });
  await expect(loan).toContainText(`0 de ${limit} renovações`);
  for (let used = 1; used <= limit; used += 1) {
    await renew.click();
    // From the second day on each renewal gains a day; asked about only if it gains none.
    await expect(loan).toContainText(`${used} de ${limit} renovações`);
    // The session of the day before continues by its refresh token.
    await advance('P1D');
    await page.reload();
  }
  await expect(loan).toContainText('Você já usou as 5 renovações deste livro.');
  await expect(renew).toHaveAttribute('aria-disabled', 'true');
});

test('a hold waits in the queue, is ready when a copy is returned, and expires when nobody fetches it', async ({
  page,
}) => {
  const { advance } = control(page.request);
  await openAsPatron(page, 'reservas', 'ana');
  const hold = page.locator('#mp-root').getByRole('listitem').filter({ hasText: 'Inteligência artificial' });
  await expect(hold).toContainText('Na fila');
  for (let days = 0; days < 30 && (await hold.getByText('Na fila').count()) > 0; days += 1) {
    await advance('P1D');
    await page.reload();
    await expect(hold).toContainText(/Na fila|Pronta para retirar/);
  }
  await expect(hold).toContainText('Pronta para retirar');
  await expect(hold).toContainText('Retire até');

  await advance('P1W');
  await page.reload();
  await expect(page.getByText('Você não tem reservas.')).toBeVisible();
  await expect(hold).toHaveCount(0);
  await page
    .getByRole('navigation', { name: 'Partes de Empréstimos' })
    .getByRole('link', { name: 'Histórico de reservas' })
    .click();
  await expect(page.getByRole('row').filter({ hasText: 'Inteligência artificial' })).toContainText(
    'Não retirada a tempo',
  );
});
