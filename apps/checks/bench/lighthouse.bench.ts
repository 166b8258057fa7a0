import { chromium } from '@playwright/test';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { Bench, BenchOptions, Measured } from '../bench';
import { runNode } from '@catalogue/command-kit/childProcess';
import { freePort } from '@catalogue/command-kit/port';
import { openCatalogue } from '../screens/browse';
import { findChromium } from '@catalogue/command-kit/chromium';
import { inWorkspace } from '@catalogue/command-kit/workspace';
import { withTitles } from './manyTitles';
import { median } from './median';

const pages = { home: '/', results: '/?termo_pesquisa=brasil', title: '/acervo/1' };
const rounds = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** The parts of the performance score by Lighthouse's short names, in milliseconds except the last. */
const parts = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  SI: 'speed-index',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

/** Decision 067. */
const goals: Partial<Record<keyof typeof parts, number>> = { LCP: 1800, TBT: 150, CLS: 0.02 };

const Report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ numericValue: z.optional(z.number()) })),
  // How fast Lighthouse found the machine: blocking times of machines with other numbers cannot be compared.
  environment: z.object({ benchmarkIndex: z.number() }),
});

/**
 * The four scores of one visit in a browser of its own, 0 to 100, the parts of the first, and the machine's speed. Lighthouse runs in its own process: it sends
 * functions to the page as text, where the additions of the commands' TypeScript loader are undefined.
 */
async function visit(url: string, isDesktop: boolean, visitsLeft = 3): Promise<number[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    chromiumSandbox: process.getuid?.() !== 0,
    args: [`--remote-debugging-port=${port}`],
  });
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
    // About one trace of fifteen lacks its beginning, whatever the page. Lighthouse asks for another visit then.
    if (code !== 0 && output.includes('NO_NAVSTART') && visitsLeft > 0)
      return await visit(url, isDesktop, visitsLeft - 1);
    if (code !== 0) throw new Error(`Lighthouse could not visit ${url}:\n${output}`);
    const report = Report.parse(JSON.parse(readFileSync(file, 'utf8')));
    return [
      ...categories.map((category) => (report.categories[category]?.score ?? 0) * 100),
      ...Object.values(parts).map((part) => report.audits[part]?.numericValue ?? NaN),
      report.environment.benchmarkIndex,
    ];
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}

const partNames = Object.keys(parts) as (keyof typeof parts)[];

function partText(part: keyof typeof parts, value: number): string {
  const goal = goals[part];
  const figure = `${part} ${part === 'CLS' ? value.toFixed(3) : Math.round(value)}`;
  return goal === undefined ? figure : `${figure} (${value > goal ? 'missed: ' : ''}<= ${goal})`;
}

async function measure(env?: NodeJS.ProcessEnv): Promise<Measured[]> {
  const { address, close } = await openCatalogue(env);
  const measured: Measured[] = [];
  for (const isDesktop of [false, true])
    for (const [name, path] of Object.entries(pages)) {
      const runs: number[][] = [];
      for (let round = 0; round < rounds; round += 1) runs.push(await visit(address + path, isDesktop));
      const medianOf = (index: number) => median(runs.map((run) => run[index] ?? NaN));
      const texts = [
        ...categories.map((category, index) => `${category} ${medianOf(index)}`).slice(1),
        ...partNames.map((part, index) => partText(part, medianOf(categories.length + index))),
        `machine ${Math.round(medianOf(categories.length + partNames.length))}`,
      ];
      const note = `${name}, ${isDesktop ? 'desktop' : 'mobile'}; ${texts.join(', ')}`;
      measured.push({ value: medianOf(0), unit: 'of 100', note });
    }
  await close();
  return measured;
}

const run = ({ titles }: BenchOptions): Promise<Measured[]> =>
  titles === undefined ? measure() : withTitles(titles, measure);

const bench: Bench = {
  name: 'Lighthouse, median of 5',
  goal: '>= 95 mobile, >= 99 desktop, the rest 100',
  slow: 'lighthouse',
  run,
};

export default bench;
