import type { Browser } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { inWorkspace } from '@catalogue/command-kit/workspace';
import type { Bench, Measured } from '../bench';
import { openCatalogue } from '../screens/browse';
import { median } from './median';

const rounds = 5;
/** "Slow 4G" of Chromium's developer tools: milliseconds, and bytes a second. */
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };

/** Milliseconds until the first title of a list is painted, in a browser that has never been there. */
async function visit(browser: Browser, link: string, loadingPage: string | null): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  const { pathname } = new URL(link);
  if (loadingPage !== null)
    await page.route(
      (url) => url.pathname === pathname,
      (route) => route.fulfill({ body: loadingPage, contentType: 'text/html; charset=utf-8' }),
    );
  const network = await context.newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', slow4G);
  await page.goto(link, { waitUntil: 'commit' });
  await page.locator('main article').first().waitFor();
  // A frame is painted after its callbacks and before this timer.
  const time = await page.evaluate(
    () => new Promise<number>((done) => requestAnimationFrame(() => setTimeout(() => done(performance.now())))),
  );
  await context.close();
  return time;
}

async function run(): Promise<Measured[]> {
  const { address, browser, close } = await openCatalogue();
  const link = `${address}/?termo_pesquisa=brasil`;
  const hosts: [note: string, loadingPage: string | null][] = [
    ['page of the server', null],
    ['built files of a static host', readFileSync(inWorkspace('dist', 'web', 'index.html'), 'utf8')],
  ];
  const measured: Measured[] = [];
  for (const [note, loadingPage] of hosts) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await visit(browser, link, loadingPage));
    measured.push({
      value: median(times) / 1000,
      unit: 's',
      note: `${note}; the slowest ${(Math.max(...times) / 1000).toFixed(1)} s`,
    });
  }
  await close();
  return measured;
}

export default {
  name: 'From a shared link to the painted list, Slow 4G',
  goal: '<= 4 s',
  slow: 'link',
  run,
} satisfies Bench;
