import { chromium } from '@playwright/test';
import lighthouse, { desktopConfig } from 'lighthouse';
import type { Bench, Measured } from '../bench';
import { freePort } from '../port';
import { openCatalogue } from '../screens/browse';
import { findChromium } from '../testing/chromium';
import { median } from './median';

const pages = { home: '/', results: '/?termo_pesquisa=brasil', title: '/acervo/1' };
const rounds = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The four scores of one visit, 0 to 100. */
async function scores(url: string, port: number, isDesktop: boolean): Promise<number[]> {
  const result = await lighthouse(
    url,
    { port, logLevel: 'error', onlyCategories: [...categories] },
    isDesktop ? desktopConfig : undefined,
  );
  return categories.map((category) => (result?.lhr.categories[category]?.score ?? 0) * 100);
}

async function run(): Promise<Measured[]> {
  const { address, close } = await openCatalogue();
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    chromiumSandbox: process.getuid?.() !== 0,
    args: [`--remote-debugging-port=${port}`],
  });
  const measured: Measured[] = [];
  for (const isDesktop of [false, true])
    for (const [name, path] of Object.entries(pages)) {
      const runs: number[][] = [];
      for (let round = 0; round < rounds; round += 1) runs.push(await scores(address + path, port, isDesktop));
      const [speed = 0, ...others] = categories.map((_, index) => median(runs.map((run) => run[index] ?? 0)));
      const rest = others.map((score, index) => `${categories[index + 1]} ${score}`).join(', ');
      measured.push({ value: speed, unit: 'of 100', note: `${name}, ${isDesktop ? 'desktop' : 'mobile'}; ${rest}` });
    }
  await browser.close();
  await close();
  return measured;
}

const bench: Bench = {
  name: 'Lighthouse, median of 5',
  goal: '>= 95 mobile, >= 99 desktop, the rest 100',
  slow: 'lighthouse',
  run,
};

export default bench;
