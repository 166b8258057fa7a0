import type { Page } from '@playwright/test';
import type { Bench, Measured } from '../bench';
import { openCatalogue, openPage, show } from '../screens/browse';
import { screens, type Screen } from '../screens/list';

const kib = 1024;

/** The transferred bytes of every file of one kind that a page loads, by address. */
type Files = Map<string, number>;

const bytesOf = (files: Files): number => [...files.values()].reduce((sum, size) => sum + size, 0);

async function filesOf(page: Page, screen: Screen): Promise<{ scripts: Files; texts: Files }> {
  const scripts: Files = new Map();
  const texts: Files = new Map();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const files = pathname.endsWith('.js') ? scripts : /^\/assets\/.*\.json$/.test(pathname) ? texts : undefined;
    files?.set(response.url(), Number(response.headers()['content-length'] ?? 0));
  });
  await show(page, screen);
  return { scripts, texts };
}

async function run(): Promise<Measured[]> {
  const { address, browser, close } = await openCatalogue();
  const weigh = async (screen: Screen) => {
    const page = await openPage(browser, address, 'pt', screen);
    const files = await filesOf(page, screen);
    await page.context().close();
    return files;
  };
  const [home, ...rest] = screens.filter(({ name, address: at }) => name === 'home' || !at.includes('&'));
  if (!home) throw new Error('The list of screens has no home.');
  const first = await weigh(home);
  const added: { screen: Screen; bytes: number }[] = [];
  for (const screen of rest) {
    const { scripts } = await weigh(screen);
    const more = new Map([...scripts].filter(([script]) => !first.scripts.has(script)));
    added.push({ screen, bytes: bytesOf(more) });
  }
  await close();
  added.sort((one, other) => other.bytes - one.bytes);
  const largestOf = (what: string, isOne: (screen: Screen) => boolean): Measured => {
    const { screen, bytes } = added.find((each) => isOne(each.screen)) ?? { screen: home, bytes: 0 };
    return { value: bytes / kib, unit: 'KiB', note: `the most that ${what} adds: ${screen.name}` };
  };
  const texts = (bytesOf(first.texts) / kib).toFixed(1);
  return [
    {
      value: bytesOf(first.scripts) / kib,
      unit: 'KiB',
      note: `brotli, before the first search; and ${texts} of texts`,
    },
    largestOf('a route', ({ name }) => !name.startsWith('area ')),
    largestOf('a screen of the personal area', ({ name }) => name.startsWith('area ')),
  ];
}

const bench: Bench = { name: 'JavaScript of a page', goal: '<= 150 KiB, + 60 KiB', slow: 'javascript', run };

export default bench;
