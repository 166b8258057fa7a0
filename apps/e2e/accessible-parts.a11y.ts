import { expect, test } from '@playwright/test';
import { eachRuleOnce, findingsOn } from '@catalogue/checks/screens/looks';
import { partNames, showPart } from '@catalogue/checks/screens/parts';

const address = () => process.env.PARTS_URL ?? '';

test('part of an address, in its scheme, width and size of text; others by the menu', async ({ page }) => {
  await page.goto(`${address()}?part=Tabs&scheme=dark&zoom=60&width=390`, { waitUntil: 'networkidle' });
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Tabs');
  await expect(frame.locator('html')).toHaveAttribute('data-modo', 'escuro');
  await expect(frame.locator('html')).toHaveAttribute('data-zoom', '60');
  expect((await page.locator('iframe').boundingBox())?.width).toBe(390);
  expect(await findingsOn(page, eachRuleOnce({}))).toEqual([]);

  await page.keyboard.press('/');
  await page.keyboard.type('combo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/part=Combobox&scheme=dark/);
  await expect(frame.getByRole('combobox', { name: 'Autor' })).toBeVisible();
  await page.goBack();
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Tabs');
});

for (const part of partNames)
  test(`part ${part}`, async ({ page }) => {
    await showPart(page, address(), part, async (state = 'in its states') =>
      expect(await findingsOn(page, eachRuleOnce({})), state).toEqual([]),
    );
  });
