import type { Page } from '@playwright/test';
import { openAsPatron, signInInDialog } from './controls';
import { expect, test } from './journey';

const day = 24 * 60 * 60 * 1000;
const street = (page: Page) => page.getByRole('textbox', { name: 'Rua e número' });
const warning = (page: Page) => page.getByRole('alertdialog', { name: 'A sua sessão vai terminar' });

/** Fills in a form, and leaves it until a minute before the session ends. */
async function leaveAlone(page: Page): Promise<void> {
  await page.clock.install();
  await openAsPatron(page, 'dados-pessoais', 'ana');
  await street(page).fill('Rua das Acácias, 200');
  await page.clock.fastForward(30 * day - 60_000);
  await expect(warning(page)).toBeVisible();
}

test('a patron who left a form is warned before the session ends, goes on by keyboard, and sends it', async ({
  page,
}) => {
  await leaveAlone(page);
  await expect(warning(page).getByRole('timer')).toHaveText(/^Faltam [3-6]\d segundos\.$/);
  await expect(warning(page).getByRole('button', { name: 'Continuar' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(warning(page)).toBeHidden();
  await expect(street(page)).toHaveValue('Rua das Acácias, 200');
  await page.getByRole('button', { name: 'Salvar dados' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Dados salvos.' })).toBeVisible();
});

test('one who does not go on signs in again over the form', async ({ page }) => {
  await leaveAlone(page);
  await page.clock.runFor(61_000);
  const dialog = page.getByRole('dialog', { name: 'Acesso' });
  await expect(dialog.getByText('O que você preencheu continua aqui.')).toBeVisible();
  await expect(warning(page)).toBeHidden();
  await signInInDialog(page, 'ana');
  await expect(street(page)).toHaveValue('Rua das Acácias, 200');
});
