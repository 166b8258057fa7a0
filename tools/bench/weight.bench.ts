import type { Page } from '@playwright/test';
import type { Bench, Measured } from '../bench';
import { openCatalogue, openPage, show } from '../screens/browse';
import { screens, type Screen } from '../screens/list';

const kib = 1024;

/** The bytes of every script that a page asks for, as they travel, by address. */
async function scriptsOf(page: Page, screen: Screen): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  page.on('response', (response) => {
    if (/\.js$/.test(new URL(response.url()).pathname))
      sizes.set(response.url(), Number(response.headers()['content-length'] ?? 0));
  });
  await show(page, screen);
  return sizes;
}

async function run(): Promise<Measured[]> {
  const { address, browser, close } = await openCatalogue();
  const weigh = async (screen: Screen) => {
    const page = await openPage(browser, address, 'pt', screen.patron);
    const scripts = await scriptsOf(page, screen);
    await page.context().close();
    return scripts;
  };
  const [home, ...rest] = screens.filter(({ name, address: at }) => name === 'home' || !at.includes('&'));
  const first = home ? await weigh(home) : new Map<string, number>();
  let heaviest = { name: '', bytes: 0 };
  for (const screen of rest) {
    const more = [...(await weigh(screen))].filter(([script]) => !first.has(script));
    const bytes = more.reduce((total, [, size]) => total + size, 0);
    if (bytes > heaviest.bytes) heaviest = { name: screen.name, bytes };
  }
  await close();
  const total = [...first.values()].reduce((sum, size) => sum + size, 0);
  return [
    { value: total / kib, unit: 'KiB', note: 'brotli, before the first search' },
    { value: heaviest.bytes / kib, unit: 'KiB', note: `the most that a screen adds: ${heaviest.name}` },
  ];
}

const bench: Bench = { name: 'JavaScript of a page', goal: '<= 150 KiB, + 60 KiB', slow: 'javascript', run };

export default bench;
