import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { startLibrary } from '../bench/startLibrary';
import { build, isBuilt } from '../build';
import { generatePrismaClient } from '../prismaClient';
import { findChromium } from '../testing/chromium';
import { inWorkspace } from '../workspace';
import type { Screen } from './list';

export const languages = ['pt', 'en', 'es'] as const;

/** The five ways to see the page, as `theme/appearance.ts` writes them on it. */
export const schemes = {
  light: {},
  dark: { modo: 'escuro' },
  contrast: { cor: 'contraste' },
  grey: { cor: 'cinza' },
  inverted: { cor: 'invertido' },
} as const satisfies Record<string, { cor?: string; modo?: string }>;
export type Scheme = keyof typeof schemes;
export const schemeNames = Object.keys(schemes) as Scheme[];

/** Opens the built catalogue on a demo library of its own, and a browser before it. CATALOGUE_URL names one that runs already. */
export async function openCatalogue(): Promise<{ address: string; browser: Browser; close(): Promise<void> }> {
  const given = process.env['CATALOGUE_URL'];
  await generatePrismaClient();
  if (!given && !isBuilt()) await build();
  const library = given
    ? { address: given, stop: async () => undefined }
    : await startLibrary(inWorkspace(), {
        DATA_DIR: inWorkspace('.data', 'screens-library'),
        DATABASE_URL: '',
        LOG_LEVEL: 'error',
      });
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    chromiumSandbox: process.getuid?.() !== 0,
  });
  return {
    address: library.address,
    browser,
    async close() {
      await browser.close();
      await library.stop();
    },
  };
}

/** A page at the catalogue in a language, signed in where a login is given. */
export async function openPage(browser: Browser, address: string, language: string, patron?: string): Promise<Page> {
  const context: BrowserContext = await browser.newContext({
    baseURL: address,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.addInitScript((chosen) => localStorage.setItem('catalogue.language', chosen), language);
  if (patron === undefined) return page;
  await page.goto('/login?redirect=/cesta');
  await page.locator('input[name=username]').fill(patron);
  await page.locator('input[name=password]').fill('biblioteca');
  await page.locator('form button[type=submit]').click();
  await page.waitForURL((url) => url.pathname !== '/login');
  return page;
}

/** Goes to a screen and waits until nothing on it is still on its way. */
export async function show(page: Page, { address }: Screen): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('main h1').first().waitFor();
  await page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null);
}

/** What the accessibility bar does to the page when another scheme is chosen: its attributes, nothing else. */
export async function wear(page: Page, scheme: Scheme): Promise<void> {
  const { cor, modo }: { cor?: string; modo?: string } = schemes[scheme];
  await page.evaluate(
    ([colours, mode]) => {
      const html = document.documentElement;
      html.removeAttribute('data-cor');
      html.removeAttribute('data-modo');
      if (colours) html.dataset['cor'] = colours;
      if (mode) html.dataset['modo'] = mode;
    },
    [cor, modo],
  );
}
