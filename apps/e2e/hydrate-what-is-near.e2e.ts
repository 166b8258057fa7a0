import { expect, test } from './journey';

test('a section of the home that is far below the window hydrates when it is near', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 600 });
  const code: string[] = [];
  page.on('request', (request) => code.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  const questions = page.getByRole('heading', { name: 'Perguntas frequentes' });
  const isHydrated = () =>
    questions.evaluate((heading) => Object.keys(heading).some((key) => key.startsWith('__react')));
  expect(await isHydrated()).toBe(false);
  expect(code.filter((address) => address.includes('/Questions-'))).toEqual([]);
  await questions.scrollIntoViewIfNeeded();
  await expect.poll(isHydrated).toBe(true);
});

test('every section of the home stays the one that the server sent', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 600 });
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const section of document.querySelectorAll('[data-later] section')) section.setAttribute('data-sent', '');
    });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const sections = page.locator('[data-later] section');
  const sent = page.locator('[data-later] section[data-sent]');
  const all = await sections.count();
  expect(all).toBeGreaterThan(6);
  await expect(sent).toHaveCount(all);
  await page.mouse.move(40, 40);
  await expect(page.locator('[data-later] select').first()).toBeEnabled();
  await page.waitForLoadState('networkidle');
  await expect(sent).toHaveCount(all);
});

test('on return to the home, sections that are there are shown without placeholders', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1400 });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.mouse.move(40, 40);
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'Conferir um documento' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Conferir' })).toBeVisible();
  await expect(page.locator('[data-later]')).toHaveCount(0);
  const placeholders = await page.evaluateHandle(() => {
    const found: string[] = [];
    new MutationObserver(() => {
      for (const busy of document.querySelectorAll('[data-later] [aria-busy="true"]:not(button)'))
        found.push(busy.closest('[data-later]')?.getAttribute('data-later') ?? '');
    }).observe(document.body, { childList: true, subtree: true });
    return found;
  });
  await page.goBack();
  await expect(page.getByRole('region', { name: 'Guias' }).getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Horários de hoje' }).getByRole('listitem').first()).toBeVisible();
  expect(await placeholders.jsonValue()).toEqual([]);
});

test('a worker formats a number and a date, and ends', async ({ page }) => {
  const failures: string[] = [];
  page.on('console', (message) => message.type() === 'error' && failures.push(message.text()));
  const begun = page.waitForEvent('worker');
  await page.goto('/', { waitUntil: 'commit' });
  const worker = await begun;
  await worker.waitForEvent('close');
  expect(worker.url()).toMatch(/\/formats\.js$/);
  expect(failures).toEqual([]);
});

test('sections far below hydrate at the first act, and stay when another type of search is chosen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 600 });
  await page.goto('/', { waitUntil: 'networkidle' });
  const questions = page.getByRole('heading', { name: 'Perguntas frequentes' });
  await questions.evaluate((heading) => heading.setAttribute('data-of-the-server', ''));
  await page.mouse.move(40, 40);
  const isHydrated = () =>
    questions.evaluate((heading) => Object.keys(heading).some((key) => key.startsWith('__react')));
  await expect.poll(isHydrated).toBe(true);
  await page.getByRole('combobox', { name: 'Tipo de pesquisa' }).selectOption({ index: 2 });
  await expect(page).not.toHaveURL(/\/$/);
  await expect(questions).toHaveAttribute('data-of-the-server', '');
});
