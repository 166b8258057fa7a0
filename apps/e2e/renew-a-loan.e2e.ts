import { signIn } from './controls';
import { expect, test } from './journey';

test('a patron signs in, sees why one loan cannot be renewed, and renews another', async ({ page }) => {
  await page.clock.install();
  await page.goto('/meupergamum/titulos-pendentes');
  await expect(page).toHaveURL(/\/login\?redirect=%2Fmeupergamum%2Ftitulos-pendentes/);
  await signIn(page, 'ana');
  await expect(page).toHaveURL(/\/meupergamum\/titulos-pendentes/);

  const root = page.locator('#mp-root');
  const buttons = root.locator('button[title="Renovar"]');
  const titles = root.locator('span[id^="tit-"]');
  await expect(titles.first()).toBeVisible();
  await expect(buttons).toHaveCount(await titles.count());

  const reserved = root.getByRole('listitem').filter({ hasText: 'Reservado por outra pessoa' });
  await expect(reserved.getByRole('button', { name: 'Renovar' })).toHaveAttribute('aria-disabled', 'true');

  const renewable = root.getByRole('listitem').filter({ hasText: 'Redes de computadores' });
  const before = await renewable.getByText(/\d+ de \d+ renovações/).textContent();
  await renewable.getByRole('button', { name: 'Renovar' }).click();
  const toast = page.getByRole('alert').filter({ hasText: 'renovado com sucesso' });
  await expect(toast).toBeVisible();
  const used = Number(/\d+/.exec(before ?? '')?.[0]);
  await expect(renewable.getByText(new RegExp(`^${used + 1} de \\d+ renovações$`))).toBeVisible();
  await page.clock.fastForward('00:10');
  await expect(toast).toBeHidden();

  await page
    .getByRole('link', { name: 'Sair' })
    .or(page.getByRole('button', { name: 'Sair' }))
    .click();
  await page.goto('/meupergamum');
  await expect(page).toHaveURL(/\/login/);
});
