import { chromium } from '@playwright/test';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { Bench, Measured } from '../bench';
import { runNode } from '../childProcess';
import { freePort } from '../port';
import { openCatalogue } from '../screens/browse';
import { findChromium } from '../testing/chromium';
import { inWorkspace } from '../workspace';
import { median } from './median';

const pages = { home: '/', results: '/?termo_pesquisa=brasil', title: '/acervo/1' };
const rounds = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const Report = z.object({ categories: z.record(z.string(), z.object({ score: z.number().nullable() })) });

/**
 * The four scores of one visit, 0 to 100. In a process of its own: it sends functions to the page as text, in which what the
 * commands' TypeScript loader adds is not known.
 */
async function scores(url: string, port: number, isDesktop: boolean): Promise<number[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  try {
    const file = join(folder, 'report.json');
    const { code, output } = await runNode([
      inWorkspace('node_modules', 'lighthouse', 'cli', 'index.js'),
      url,
      `--port=${port}`,
      `--only-categories=${categories.join(',')}`,
      ...(isDesktop ? ['--preset=desktop'] : []),
      '--output=json',
      `--output-path=${file}`,
      '--no-enable-error-reporting',
      '--quiet',
    ]);
    if (code !== 0) throw new Error(`Lighthouse could not visit ${url}:\n${output}`);
    const report = Report.parse(JSON.parse(readFileSync(file, 'utf8')));
    return categories.map((category) => (report.categories[category]?.score ?? 0) * 100);
  } finally {
    rmSync(folder, { recursive: true });
  }
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
