import { demoPassword } from '@catalogue/database/demoPassword';
import { languageCookie } from '@catalogue/domain';
import { chromium, type Browser, type BrowserContext, type Page, type Route } from '@playwright/test';
import { startServer } from '../bench/startServer';
import { build } from '@catalogue/tools/build';
import { generateClient } from '@catalogue/database/prismaCommand';
import { findChromium } from '@catalogue/command-kit/chromium';
import { inWorkspace } from '@catalogue/command-kit/workspace';
import { aDialog, type Screen, type Setting, type Step } from './screen';

/** The five colour schemes, with the attributes that `theme/appearance.ts` writes for each. */
export const schemes = {
  light: {},
  dark: { modo: 'escuro' },
  contrast: { cor: 'contraste' },
  grey: { cor: 'cinza' },
  inverted: { cor: 'invertido' },
} as const satisfies Record<string, { cor?: string; modo?: string }>;
export type Scheme = keyof typeof schemes;
export const schemeNames = Object.keys(schemes) as Scheme[];

/**
 * Starts the built catalogue with demo data of its own, or on the database of `env`, and a browser. CATALOGUE_URL names a
 * server that runs already.
 */
export async function openCatalogue(
  env?: NodeJS.ProcessEnv,
): Promise<{ address: string; browser: Browser; close(): Promise<void> }> {
  const given = process.env['CATALOGUE_URL'];
  await generateClient();
  if (!given) await build();
  const server = given
    ? { address: given, stop: async () => undefined }
    : await startServer(inWorkspace(), {
        DATA_DIR: inWorkspace('.data', 'screens-data'),
        DATABASE_URL: '',
        LOG_LEVEL: 'error',
        ...env,
      });
  // Changes of earlier runs, and what has fallen due since, must not show on the screens.
  if (!given && !env) await fetch(`${server.address}/__mock/reset`, { method: 'POST' });
  const browser = await openBrowser();
  return {
    address: server.address,
    browser,
    async close() {
      await browser.close();
      await server.stop();
    },
  };
}

/** The browser that the checks use. */
export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await findChromium(),
    // Chromium's own sandbox does not start for root.
    chromiumSandbox: process.getuid?.() !== 0,
  });

/** A page of the catalogue in a language: signed in if a patron is named, in a sandbox of its own if the screen has one. */
export async function openPage(
  browser: Browser,
  address: string,
  language: string,
  { patron, sandbox }: Pick<Screen, 'patron' | 'sandbox'> = {},
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
  });
  if (sandbox) await enterSandbox(context, address);
  // The server renders in the language too: else the page starts anew, and what was typed meanwhile is gone.
  await context.addCookies([{ name: languageCookie, value: language, url: address }]);
  const page = await context.newPage();
  await page.addInitScript((chosen) => localStorage.setItem('catalogue.language', chosen), language);
  if (patron !== undefined) await signIn(page, patron);
  if (sandbox) await set(page, sandbox);
  return page;
}

async function signIn(page: Page, patron: string): Promise<void> {
  await page.goto('/login?redirect=/cesta');
  await page.locator('input[name=username]').fill(patron);
  await page.locator('input[name=password]').fill(demoPassword);
  await page.locator('form button[type=submit]').click();
  // A person with several logins is asked for one of them.
  const login = page.locator('form input[type=radio]').first();
  const signedIn = () => page.waitForURL((url) => url.pathname !== '/login');
  await Promise.race([login.waitFor({ state: 'attached' }), signedIn()]);
  if ((await login.count()) > 0) {
    await login.check({ force: true });
    await page.locator('form button[type=submit]').click();
    await signedIn();
  }
}

/** Pages by language and patron, each signed in once. A page in a sandbox, or with a basket that steps fill, is used once. */
export function pagesOf(browser: Browser, address: string) {
  const pages = new Map<string, Page>();
  let opened: Promise<unknown> = Promise.resolve();
  // One after the other: of three sign-ins of a person at once, one stayed at the form. The server refuses none.
  const open = (...args: Parameters<typeof openPage>): Promise<Page> => {
    const page = opened.then(() => openPage(...args));
    opened = page.catch(() => undefined);
    return page;
  };
  return async <Seen>(screen: Screen, language: string, look: (page: Page) => Promise<Seen>): Promise<Seen> => {
    const { patron, steps, sandbox } = screen;
    const key = `${language} ${patron}`;
    const isUsedOnce = sandbox !== undefined || (patron === undefined && steps !== undefined);
    const page = (!isUsedOnce && pages.get(key)) || (await open(browser, address, language, screen));
    if (!isUsedOnce) pages.set(key, page);
    try {
      await show(page, screen);
      return await look(page);
    } finally {
      await page.unrouteAll();
      if (isUsedOnce) await leave(page.context());
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
  const sandbox = (await context.cookies()).find(({ name }) => name === cookie);
  if (sandbox) await context.request.delete(`/__mock/sandboxes/${sandbox.value}`);
  await context.close();
}

async function set(page: Page, setting: Setting): Promise<void> {
  for (const [control, data] of Object.entries(setting)) await page.request.put(`/__mock/${control}`, { data });
}

/** Goes to a screen, takes its steps, and waits until everything on it has loaded. */
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
  // A file's own field is hidden behind its button.
  await field.waitFor({ state: 'attached' });
  if ('file' in step) {
    const { name, bytes } = step.file;
    return field.setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) });
  }
  if ('mailed' in step) return field.fill(step.mailed.exec(await newestMail(page))?.[0] ?? '');
  if (typeof step.value === 'string') return field.fill(step.value);
  await field.selectOption({ index: step.value });
}

const fail = (route: Route) => route.fulfill({ status: 500, json: {} });

async function newestMail(page: Page): Promise<string> {
  const [mail] = (await (await page.request.get('/__mock/outbox')).json()) as { texto: string }[];
  return mail?.texto ?? '';
}

// Only the dialog counts if there is one: the page under a dialog to sign in again stays busy.
async function settled(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor();
  await page.waitForFunction((dialogs) => {
    const place = document.querySelector(dialogs) ?? document.querySelector('main');
    return place?.querySelector('[aria-busy=true]') === null;
  }, aDialog);
}

/** Sets the attributes that the accessibility bar sets for a scheme. */
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
