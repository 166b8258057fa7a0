import { expect, test as base, type Page } from '@playwright/test';
import { openServer, violationsOf, type Catalogue, type Server } from './server';

export { today } from './server';

interface Options {
  /** Gives the journey a server of its own with its shared tenant, instead of a sandbox. */
  ownServer: boolean;
  /** Variables of the environment of a server of its own. */
  settings: Record<string, string>;
}

/**
 * A journey has a tenant of its own: a sandbox on a server that the journeys of one worker share. The browser selects it by the cookie
 * with which the app itself enters a sandbox (decision 009), so that pages, `page.request` and other contexts are all in it.
 */
export const test = base.extend<Options & { catalogue: Catalogue }, { server: Server }>({
  server: [
    async ({ browserName: _ }, use) => {
      const server = await openServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  ownServer: [false, { option: true }],
  settings: [{}, { option: true }],
  catalogue: async ({ server, ownServer, settings }, use) => {
    const catalogue = ownServer ? await openServer(settings) : await server.openSandbox();
    await use(catalogue);
    const violations = await violationsOf(catalogue).finally(() => catalogue.close());
    expect(violations, 'violations of the documents by the web app').toEqual([]);
  },
  baseURL: async ({ catalogue }, use) => use(catalogue.url),
  storageState: async ({ catalogue }, use) => use({ cookies: cookiesOf(catalogue), origins: [] }),
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) waitAtEachPage(page);
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/Content[ -]Security[ -]Policy/i.test(message.text())) refused.push(message.text());
    });
    // The page of the server and the app's first render must be the same.
    const mismatches: string[] = [];
    page.on('pageerror', ({ message }) => {
      if (/React error #4[12]\d/.test(message)) mismatches.push(`${page.url()}: ${message}`);
    });
    await use(page);
    expect(mismatches, 'where the browser rendered something else than the server').toEqual([]);
    expect(refused, 'refusals of the page’s security policy').toEqual([]);
  },
});
export { expect };

/**
 * Opening a page takes until the app is hydrated, as it does for a reader. What is done before that is in
 * use-the-page-before-its-scripts.e2e.ts, which opens its pages with `waitUntil: 'commit'`.
 */
function waitAtEachPage(page: Page): void {
  // A page that waits for a call which the journey keeps back is not hydrated, and the journey goes on.
  const isHydrated = () => {
    const { earlyInput } = window as { earlyInput?: { replay?: unknown } };
    return earlyInput === undefined || earlyInput.replay !== undefined;
  };
  const hydrated = () => page.waitForFunction(isHydrated, null, { timeout: 5000 }).catch(() => null);
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (address, options) => {
    const reply = await goto(address, options);
    if (options?.waitUntil !== 'commit') await hydrated();
    return reply;
  };
  page.reload = async (options) => {
    const reply = await reload(options);
    await hydrated();
    return reply;
  };
}

const cookiesOf = ({ url, sandbox }: Catalogue) =>
  sandbox === undefined
    ? []
    : [
        {
          name: 'sandbox',
          value: sandbox,
          domain: new URL(url).hostname,
          path: '/',
          expires: -1,
          httpOnly: false,
          secure: false,
          sameSite: 'Lax' as const,
        },
      ];
