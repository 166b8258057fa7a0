import type { SearchResult } from '@catalogue/api-contract';
import type { Locator, Page } from '@playwright/test';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Bench, Measured } from '../bench';
import { openCatalogue, openPage, show } from '../screens/browse';
import { screens } from '../screens/list';
import { median } from './median';
import { resultSet } from './resultSet';

const rounds = 5;
// The first click on a large result fetches all of it.
const timeoutMs = 60_000;

/** Milliseconds from a click until the next page, with another heading or address, is painted. */
const paintedAfter = (clicked: Locator): Promise<number> =>
  clicked.evaluate(async (element: HTMLElement, limit) => {
    const before = `${location.pathname} ${document.querySelector('main h1')?.textContent}`;
    const start = performance.now();
    element.click();
    for (;;) {
      await new Promise((frame) => requestAnimationFrame(frame));
      const heading = document.querySelector('main h1');
      const isOther = `${location.pathname} ${heading?.textContent}` !== before;
      if (isOther && heading && !document.querySelector('main [aria-busy=true]')) break;
      if (performance.now() - start > limit) throw new Error(`A click on ${before} had no effect.`);
    }
    // A frame is painted after its callbacks and before this timer.
    await new Promise((painted) => setTimeout(painted));
    return performance.now() - start;
  }, timeoutMs);

/** Serves JSON of any size, which a browser under control cannot be handed: 200 MB take it longer than a minute. */
async function serveJson(value: unknown): Promise<{ url: string; stop(): void }> {
  const body = Buffer.from(JSON.stringify(value));
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, stop: () => void server.close() };
}

async function facetClicks(results: number): Promise<Measured[]> {
  const { address, browser, close } = await openCatalogue();
  const page = await openPage(browser, address, 'pt');
  // The demo data has fewer titles: each has all fields of one that the server sends, and facets of a large library.
  const sent = (await (await fetch(`${address}/api/consulta?termo_pesquisa=brasil`)).json()) as SearchResult;
  const titles = resultSet(results).map((title, at) => ({ ...sent.data[at % sent.data.length], ...title }));
  const { url, stop } = await serveJson({ ...sent, data: titles, total: results });
  await page.route(/\/api\/consulta\?/, (route) => route.continue({ url }));
  await show(page, { name: 'results', address: '/?termo_pesquisa=brasil' });
  await page.setViewportSize({ width: 1440, height: 900 });
  const ticks = page.locator('main details input[type=checkbox]');
  const count = Math.min(await ticks.count(), 5);
  const times: number[] = [];
  // The first round warms up the code. Each facet is ticked and unticked.
  for (let round = 0; round < rounds; round += 1)
    for (let place = 0; place < count; place += 1) {
      const set = await paintedAfter(ticks.nth(place));
      const back = await paintedAfter(page.locator('main details input:checked').first());
      if (round > 0) times.push(set, back);
    }
  await close();
  stop();
  return [{ value: median(times), unit: 'ms', note: `${times.length} clicks; the slowest ${slowest(times)} ms` }];
}

const slowest = (times: number[]): string => Math.max(...times).toFixed(0);
const home = '/meupergamum/inicio';

/** Opens the pages of the menu and goes home again; the first time loads code and data and does not count. */
async function timesOf(page: Page, address: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const time = await paintedAfter(page.locator(`nav a[href="${address}"]`).first());
    if (round > 0) times.push(time);
    await paintedAfter(page.locator(`nav a[href="${home}"]`).first());
  }
  return times;
}

async function personalScreens(): Promise<Measured[]> {
  const { address, browser, close } = await openCatalogue();
  const page = await openPage(browser, address, 'pt', { patron: 'ana' });
  await show(page, { name: 'home', address: home });
  await page.setViewportSize({ width: 1440, height: 900 });
  const opened: { screen: string; times: number[] }[] = [];
  for (const screen of screens) {
    const isLinked = (await page.locator(`nav a[href="${screen.address}"]`).count()) > 0;
    if (!isLinked || screen.address === home || !screen.name.startsWith('area ')) continue;
    opened.push({ screen: screen.name, times: await timesOf(page, screen.address) });
  }
  await close();
  const medians = opened.map(({ screen, times }) => ({ screen, time: median(times) }));
  const [last] = [...medians].sort((one, other) => other.time - one.time);
  return [
    {
      value: median(medians.map(({ time }) => time)),
      unit: 'ms',
      note: `${opened.length} screens; the slowest, ${last?.screen}, ${last?.time.toFixed(0)} ms`,
    },
  ];
}

export default [
  {
    name: 'From a facet click to the painted list, 10,000 titles',
    goal: '<= 50 ms',
    slow: 'painted',
    run: () => facetClicks(10_000),
  },
  {
    name: 'From a facet click to the painted list, 100,000 titles in the browser',
    goal: '<= 100 ms',
    slow: 'painted',
    run: () => facetClicks(100_000),
  },
  {
    name: 'From the home to a painted personal screen',
    goal: '<= 100 ms',
    slow: 'painted',
    run: personalScreens,
  },
] satisfies Bench[];
