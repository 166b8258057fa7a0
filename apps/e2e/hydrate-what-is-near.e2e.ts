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
