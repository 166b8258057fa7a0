import { expect, test } from './journey';

test('years are chosen with two handles, by keyboard and by mouse, which never cross', async ({ page }) => {
  await page.goto('/?termo_pesquisa=brasil');
  const filters = page.getByRole('complementary', { name: 'Filtros' });
  const [first, last] = ['Ano, a partir de', 'Ano, até'].map((name) => filters.getByRole('slider', { name }));
  const [from, to] = ['De', 'Até'].map((name) => filters.getByRole('textbox', { name }));
  if (!first || !last || !from || !to) throw new Error('There are two handles and two fields.');
  await expect(first).toBeVisible();
  const year = async (end: 'min' | 'max') => Number(await first.getAttribute(end));
  const [earliest, latest] = [await year('min'), await year('max')];

  await test.step('keys move a handle; Enter applies the range, and the handle keeps the focus', async () => {
    await first.focus();
    await first.press('PageUp');
    await first.press('PageUp');
    await first.press('PageDown');
    await first.press('ArrowRight');
    await expect(from).toHaveValue(String(earliest + 6));
    await expect(to).toHaveValue('');
    await expect(page).toHaveURL(/termo_pesquisa=brasil$/);
    await first.press('Enter');
    await expect(page).toHaveURL(new RegExp(`filtro=Y%3A${earliest + 6}-$`));
    await expect(page.getByRole('button', { name: /^Remover filtro/ })).toBeVisible();
    await expect(first).toBeFocused();
  });

  await test.step('the first goes no further than the last, and the last no further than the first', async () => {
    await last.focus();
    await last.press('PageDown');
    await expect(to).toHaveValue(String(latest - 5));
    await first.press('End');
    await expect(from).toHaveValue(String(latest - 5));
    await last.press('Home');
    await expect(to).toHaveValue(String(latest - 5));
  });

  await test.step('a handle that is dragged applies when it is let go', async () => {
    await first.press('Home');
    await expect(from).toHaveValue('');
    await last.press('End');
    const box = await last.boundingBox();
    if (!box) throw new Error('The handles have a place.');
    const middle = box.y + box.height / 2;
    await page.mouse.move(box.x + box.width - 12, middle);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, middle, { steps: 5 });
    await expect(to).not.toHaveValue('');
    await expect(page).toHaveURL(new RegExp(`filtro=Y%3A${earliest + 6}-$`));
    await page.mouse.up();
    await expect(page).toHaveURL(/filtro=Y%3A-\d{4}$/);
    await expect(page.getByRole('button', { name: /^Remover filtro até \d{4}$/ })).toBeVisible();
  });
});
