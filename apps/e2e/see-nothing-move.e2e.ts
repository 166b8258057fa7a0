import { inWorkspace } from '@catalogue/command-kit/workspace';
import type { Page } from '@playwright/test';
import { expect, test } from './journey';

/** How far content may move by itself while a page loads, as browsers count it (decision 067). */
const most = 0.02;

const phone = { width: 412, height: 823 };
const desktop = { width: 1280, height: 900 };

const addresses = [
  '/',
  '/?termo_pesquisa=brasil',
  // With badges in the rows.
  '/?termo_pesquisa=ensino',
  '/acervo/1',
  '/acervo/1/exemplares',
  // Guides of both lists; below the first the databases are listed.
  '/bases_dados',
  '/obras_raras',
  '/?tipo_indice=AUTOR',
  '/autoridade/1',
  '/login',
  '/nada/aqui',
];
// Could be a guide: from a static host rows stand in its place until the list of guides is there, and the footer moves up.
const rendered = [...addresses, '/nada-aqui'];

// Rows with other titles. Only a call that follows the search says which have them: from a static host they come after the rows.
const withOtherTitles = '/?termo_pesquisa=revista';
const mostWithOtherTitles = 0.05;

interface Shift {
  value: number;
  /** What moved. */
  parts: string[];
}

/** Gives a page as a static host does: the built file, whatever the address. Calls go to the server. */
async function serveFiles(page: Page): Promise<void> {
  await page.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    return route.fulfill({ path: inWorkspace('dist', 'web', 'index.html'), contentType: 'text/html; charset=utf-8' });
  });
}

/** A phone has about a fourth of the speed of the processor here. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Opens a page, and waits until all that it asks for is there. */
async function open(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        };
        const nameOf = (node: Node | null) => (node instanceof Element ? `${node.localName}.${node.className}` : '?');
        if (!hadRecentInput) shifts.push({ value, parts: sources.map(({ node }) => nameOf(node)) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** What has moved until now. Of what moves in a frame the browser tells after it. */
async function shiftsOf(page: Page): Promise<Shift[]> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    return (window as unknown as { shifts: Shift[] }).shifts;
  });
}
const sumOf = (shifts: readonly Shift[]) => shifts.reduce((sum, { value }) => sum + value, 0);

for (const [device, viewport] of Object.entries({ phone, desktop }))
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    for (const address of rendered)
      test(`nothing changes place by itself: ${address}`, async ({ page }) => {
        await open(page, address);
        const shifts = await shiftsOf(page);
        expect(sumOf(shifts), JSON.stringify(shifts)).toBeLessThanOrEqual(most);
      });

    for (const address of addresses)
      test(`nor from the files of a static host: ${address}`, async ({ page }) => {
        await serveFiles(page);
        await slowDown(page);
        await open(page, address);
        const shifts = await shiftsOf(page);
        expect(sumOf(shifts), JSON.stringify(shifts)).toBeLessThanOrEqual(most);
      });

    test('nor rows with other titles, but a little from the files of a static host', async ({ page }) => {
      await open(page, withOtherTitles);
      await expect(page.getByRole('article').getByText(/^Também: /)).not.toHaveCount(0);
      expect(sumOf(await shiftsOf(page))).toBeLessThanOrEqual(most);
      await serveFiles(page);
      await slowDown(page);
      await open(page, withOtherTitles);
      await expect(page.getByRole('article').getByText(/^Também: /)).not.toHaveCount(0);
      const shifts = await shiftsOf(page);
      expect(sumOf(shifts), JSON.stringify(shifts)).toBeLessThanOrEqual(mostWithOtherTitles);
    });

    test('what does would be noticed', async ({ page }) => {
      await open(page, '/acervo/1');
      // Not as an answer to a reader, whose own doing counts as no surprise.
      await page.evaluate(() => {
        const late = document.createElement('p');
        late.style.height = '200px';
        document.querySelector('main')?.prepend(late);
      });
      expect(sumOf(await shiftsOf(page))).toBeGreaterThan(most);
    });
  });
