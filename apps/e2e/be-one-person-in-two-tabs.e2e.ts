import { signIn } from './controls';
import { expect, test } from './journey';

test('a patron who stays signed in is signed in in every tab, and signing out applies to every tab', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/acervo/1');
  await page.goto('/login?redirect=/');
  await page.locator('input[name=username]').fill('ana');
  await page.locator('input[name=password]').fill('biblioteca');
  await page.getByRole('checkbox', { name: 'Manter conectado' }).check();
  await page.locator('form button[type=submit]').click();
  const greeting = { name: /^Oi, / };
  await expect(page.getByRole('link', greeting)).toBeVisible();
  await expect(other.getByRole('link', greeting)).toBeVisible();

  await other
    .getByRole('button', { name: /^Pôr na cesta/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Cesta, 1 título' })).toBeVisible();

  await other.getByRole('button', { name: 'Sair' }).click();
  await expect(other.getByRole('link', { name: 'Entrar' }).first()).toBeVisible();
  // It was in the personal area.
  await expect(page).toHaveURL(/\/login\?redirect=%2Fmeupergamum/);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Entrar' }).first()).toBeVisible();
});

test('a session that is not kept is that of every tab, and ends when the last of them closes', async ({
  page,
  context,
}) => {
  await page.goto('/login?redirect=/');
  await signIn(page, 'ana');
  await expect(page.getByRole('link', { name: /^Oi, / })).toBeVisible();
  // As a link of the area that is opened in a tab of its own.
  const second = await context.newPage();
  await second.goto('/meupergamum/titulos-pendentes');
  await expect(second.getByRole('heading', { level: 1, name: 'Empréstimos' })).toBeVisible();
  const third = await context.newPage();
  await third.goto('/acervo/2');
  await expect(third.getByRole('link', { name: /^Oi, / })).toBeVisible();

  await page.close();
  await second.reload();
  await expect(second.getByRole('heading', { level: 1, name: 'Empréstimos' })).toBeVisible();
  await third.getByRole('button', { name: 'Sair' }).click();
  await expect(second).toHaveURL(/\/login\?redirect=%2Fmeupergamum/);
  const fourth = await context.newPage();
  await fourth.goto('/meupergamum/inicio');
  await expect(fourth).toHaveURL(/\/login\?redirect=%2Fmeupergamum/);
});

test('who acts for another person in one tab does so in tabs opened from it, and signing out there ends the session in all', async ({
  page,
  context,
}) => {
  await page.goto('/login?redirect=/');
  await signIn(page, 'trocas');
  await page.getByRole('radio', { name: 'Tomás Ribeiro Evangelista (biblioteca)' }).check();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('link', { name: 'Oi, Tomás' })).toBeVisible();
  const own = await context.newPage();
  await own.goto('/acervo/2');
  await expect(own.getByRole('link', { name: 'Oi, Tomás' })).toBeVisible();

  await page.goto('/meupergamum/troca-usuario');
  await page.getByRole('textbox', { name: 'Usuário da outra pessoa' }).fill('carla');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('button', { name: 'Continuar como Carla' }).click();
  const acting = { name: 'Tomás, por Carla' };
  await expect(page.getByRole('link', acting)).toBeVisible();

  const opened = await context.newPage();
  await opened.goto('/meupergamum/titulos-pendentes');
  await expect(opened.getByRole('link', acting)).toBeVisible();
  await expect(own.getByRole('link', { name: 'Oi, Tomás' })).toBeVisible();

  await page.getByRole('button', { name: 'Sair' }).click();
  const all = [page, own, opened];
  const expectNobody = async () => {
    for (const tab of all) await expect(tab.getByRole('button', { name: 'Sair' })).toHaveCount(0);
    await expect(opened).toHaveURL(/\/login\?redirect=%2Fmeupergamum/);
  };
  await expectNobody();
  // Each is looked at again: none has a session to give to the others.
  for (const tab of all) await tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.waitForTimeout(1_000);
  await expectNobody();
  await own.goto('/meupergamum/inicio');
  await expect(own).toHaveURL(/\/login\?redirect=%2Fmeupergamum/);
});
