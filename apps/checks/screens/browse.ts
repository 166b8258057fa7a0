import { demoPassword } from '@catalogue/database/demoPassword';
import { chromium, type Browser, type BrowserContext, type Page, type Route } from '@playwright/test';
import { startServer } from '../bench/startServer';
import { build } from '@catalogue/tools/build';
import { generateClient } from '@catalogue/database/prismaCommand';
import { findChromium } from '@catalogue/command-kit/chromium';
import { inWorkspace } from '@catalogue/command-kit/workspace';
import { aDialog, type Screen, type Setting, type Step } from './screen';

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
  await generateClient();
  if (!given) await build();
  const library = given
    ? { address: given, stop: async () => undefined }
    : await startServer(inWorkspace(), {
        DATA_DIR: inWorkspace('.data', 'screens-library'),
        DATABASE_URL: '',
        LOG_LEVEL: 'error',
      });
  // What was done in it before, or fell due since, is not what its screens are to show.
  if (!given) await fetch(`${library.address}/__mock/reset`, { method: 'POST' });
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

/** A page at the catalogue in a language: signed in where a patron is named, in a library of its own where one is asked for. */
export async function openPage(
  browser: Browser,
  address: string,
  language: string,
  { patron, library }: Pick<Screen, 'patron' | 'library'> = {},
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
  });
  if (library) await enterSandbox(context, address);
  const page = await context.newPage();
  await page.addInitScript((chosen) => localStorage.setItem('catalogue.language', chosen), language);
  if (patron !== undefined) await signIn(page, patron);
  if (library) await set(page, library);
  return page;
}

async function signIn(page: Page, patron: string): Promise<void> {
  await page.goto('/login?redirect=/cesta');
  await page.locator('input[name=username]').fill(patron);
  await page.locator('input[name=password]').fill(demoPassword);
  await page.locator('form button[type=submit]').click();
  // Who has several logins is asked for one of them.
  const login = page.locator('form input[type=radio]').first();
  const signedIn = () => page.waitForURL((url) => url.pathname !== '/login');
  await Promise.race([login.waitFor({ state: 'attached' }), signedIn()]);
  if ((await login.count()) > 0) {
    await login.check({ force: true });
    await page.locator('form button[type=submit]').click();
    await signedIn();
  }
}

/** Pages by language and patron, each signed in once. One in a library of its own, or with a basket that clicks fill, is used once. */
export function pagesOf(browser: Browser, address: string) {
  const kept = new Map<string, Page>();
  return async <Seen>(screen: Screen, language: string, look: (page: Page) => Promise<Seen>): Promise<Seen> => {
    const { patron, steps, library } = screen;
    const key = `${language} ${patron}`;
    const isForOnce = library !== undefined || (patron === undefined && steps !== undefined);
    const page = (!isForOnce && kept.get(key)) || (await openPage(browser, address, language, screen));
    if (!isForOnce) kept.set(key, page);
    try {
      await show(page, screen);
      return await look(page);
    } finally {
      await page.unrouteAll();
      if (isForOnce) await leave(page.context());
    }
  };
}

const cookie = 'sandbox';

async function enterSandbox(context: BrowserContext, address: string): Promise<void> {
  const made = await context.request.post('/__mock/sandboxes', { data: {} });
  const { id } = (await made.json()) as { id: string };
  await context.addCookies([{ name: cookie, value: id, url: address }]);
}

async function leave(context: BrowserContext): Promise<void> {
  const library = (await context.cookies()).find(({ name }) => name === cookie);
  if (library) await context.request.delete(`/__mock/sandboxes/${library.value}`);
  await context.close();
}

async function set(page: Page, setting: Setting): Promise<void> {
  for (const [control, data] of Object.entries(setting)) await page.request.put(`/__mock/${control}`, { data });
}

/** Goes to a screen, does what it says, and waits until nothing on it is still on its way. */
export async function show(page: Page, { address, steps = [], shows, failing, narrow }: Screen): Promise<void> {
  await page.setViewportSize({ width: narrow ? 320 : 1280, height: 900 });
  if (failing) await take(page, { failing });
  await page.goto(address, { waitUntil: 'networkidle' });
  await settled(page);
  for (const step of steps) await take(page, step);
  if (shows) await page.locator(shows).first().waitFor();
  await settled(page);
}

async function take(page: Page, step: Step): Promise<void> {
  if (typeof step === 'string') return page.locator(step).click();
  if ('failing' in step) return void (await page.route(step.failing, fail));
  const field = page.locator(step.field);
  await field.waitFor();
  if ('mailed' in step) return field.fill(step.mailed.exec(await newestMail(page))?.[0] ?? '');
  if (typeof step.value === 'string') return field.fill(step.value);
  await field.selectOption({ index: step.value });
}

const fail = (route: Route) => route.fulfill({ status: 500, json: {} });

async function newestMail(page: Page): Promise<string> {
  const [mail] = (await (await page.request.get('/__mock/outbox')).json()) as { texto: string }[];
  return mail?.texto ?? '';
}

// Under a dialog that asks to sign in again, what waits for that stays busy.
async function settled(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor();
  await page.waitForFunction((dialogs) => {
    const place = document.querySelector(dialogs) ?? document.querySelector('main');
    return place?.querySelector('[aria-busy=true]') === null;
  }, aDialog);
}

/** What the accessibility bar does to the page when another scheme is chosen: its attributes, nothing else. */
export async function applyScheme(page: Page, scheme: Scheme): Promise<void> {
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
