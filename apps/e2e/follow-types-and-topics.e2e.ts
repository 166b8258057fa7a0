import { addDays } from '@catalogue/domain';
import { openAsPatron } from './controls';
import { expect, test, today } from './journey';

test('a patron follows a work type and a periodical, each with its own options, until a valid day', async ({
  page,
}) => {
  await openAsPatron(page, 'perfil-interesse', 'nada-consta');
  await expect(page.getByText('Você ainda não acompanha tipos de obra.')).toBeVisible();
  const types = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: /^Tipos de obra/ }) });
  const serials = page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: /^Periódicos/ }) });
  await types.getByRole('button', { name: 'Acompanhar' }).click();
  await types.getByRole('link', { name: 'Marque ao menos um tipo de obra.' }).click();
  await page.keyboard.press('Space');
  await types.getByRole('checkbox', { name: 'Partitura' }).check();
  const until = types.getByLabel('Acompanhar até');
  await until.fill(addDays(today(), 800));
  await types.getByRole('button', { name: 'Acompanhar 2 tipos' }).click();
  await expect(until).toHaveAccessibleDescription(/Escolha uma data de até dois anos a partir de hoje\./);
  await until.fill(addDays(today(), 5));
  await types.getByRole('button', { name: 'Acompanhar 2 tipos' }).click();
  const followed = types.getByRole('list', { name: 'Tipos de obra' });
  await expect(followed.getByRole('listitem').filter({ hasText: 'Partitura' })).toContainText('Termina em 5 dias');
  await expect(types.getByRole('checkbox', { name: 'Partitura' })).toHaveCount(0);

  await serials.getByRole('textbox', { name: 'Título do periódico' }).fill('revista');
  await page.keyboard.press('Enter');
  const found = serials.getByRole('region', { name: /encontrados?$/ });
  await found.getByRole('checkbox').first().check();
  await serials.getByRole('checkbox', { name: 'Fascículos' }).uncheck();
  await serials.getByRole('button', { name: 'Acompanhar 1 periódico' }).click();
  await serials.getByRole('link', { name: 'Escolha ao menos um: fascículos, artigos ou sumários.' }).click();
  await expect(serials.getByRole('checkbox', { name: 'Fascículos' })).toBeFocused();
  await serials.getByRole('checkbox', { name: 'Sumários' }).check();
  await serials.getByRole('button', { name: 'Acompanhar 1 periódico' }).click();
  await expect(serials.getByRole('list', { name: 'Periódicos' }).getByRole('listitem')).toContainText('Sumários');
  await expect(found.getByRole('checkbox', { name: /\(você já acompanha\)$/ })).toBeDisabled();

  await page.reload();
  await expect(followed.getByRole('listitem')).toHaveCount(2);
  await followed.getByRole('button', { name: 'Alterar: Partitura' }).click();
  const change = page.getByRole('dialog', { name: 'Partitura' });
  await change.getByRole('checkbox', { name: 'Português' }).check();
  await change.getByRole('button', { name: 'Salvar' }).click();
  await expect(change).toBeHidden();
  await expect(followed.getByRole('listitem').filter({ hasText: 'Partitura' })).toContainText('Português');
});

test('an area and a subject are added, one that ends soon is extended, and one is removed', async ({ page }) => {
  await openAsPatron(page, 'areas-interesse', 'ana');
  const list = page.getByRole('list', { name: 'O que você acompanha' });
  const freire = list.getByRole('listitem').filter({ hasText: 'Freire, Paulo' });
  await expect(freire).toContainText('Termina em 3 dias');
  await freire.getByRole('button', { name: /^Estender/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Freire, Paulo/ });
  const until = dialog.getByLabel('Acompanhar até');
  await expect(until).toHaveValue(addDays(today(), 365));
  await until.fill(today());
  await dialog.getByRole('button', { name: 'Estender' }).click();
  await expect(until).toHaveAccessibleDescription(/Escolha uma data depois de hoje\./);
  await expect(until).toBeFocused();
  await until.fill(addDays(today(), 200));
  await dialog.getByRole('button', { name: 'Estender' }).click();
  await expect(dialog).toBeHidden();
  await expect(freire).not.toContainText('Termina em');

  const term = (name: string) => page.getByRole('textbox', { name });
  await term('Nome da área').fill('direito');
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: 'Direito', exact: true }).check();
  await page.getByRole('button', { name: 'Acompanhar 1 item' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('radio', { name: 'Assunto' }).check();
  await term('Nome do assunto').fill('romance');
  await page.keyboard.press('Enter');
  const found = page.getByRole('region', { name: /encontrados?$/ }).getByRole('checkbox');
  await expect(found.first()).toHaveAccessibleName(/romance/i);
  await found.nth(0).check();
  await found.nth(1).check();
  // The choices of one search are kept over the next.
  await term('Nome do assunto').fill('poesia');
  await page.keyboard.press('Enter');
  await expect(found.first()).toHaveAccessibleName(/poesia/i);
  await expect(page.getByRole('group', { name: 'Escolhidos' }).getByRole('button')).toHaveCount(2);
  await page.getByRole('group', { name: 'Escolhidos' }).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Acompanhar 1 item' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(3);

  await freire.getByRole('button', { name: /^Remover/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deixar de acompanhar' }).click();
  await expect(freire).toHaveCount(0);
  await page.reload();
  await expect(list.getByRole('listitem')).toHaveCount(2);
});
