import type { PlaywrightTestConfig } from '@playwright/test';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { chromiumPath } from './chromium';

const root = join(__dirname, '..', '..');

const reports = join(root, 'reports');
const isCi = Boolean(process.env.CI);

export const inOtherLanguages = 'read-in-another-language.e2e.ts';

/** What the journeys and the accessible screens have in common. */
export const settingsFor = (kind: 'e2e' | 'e2e-languages' | 'a11y'): PlaywrightTestConfig => ({
  testDir: '.',
  outputDir: join(root, 'test-results', kind),
  // Tests share nothing: a red is a defect, not a thing to try again.
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // One more than cores: while a page waits for its server, another is drawn.
  workers: availableParallelism() + 1,
  timeout: 120_000,
  // On a small machine, with other suites beside it, a page takes its time.
  expect: { timeout: 15_000 },
  // SHARD=1/4 is a part of them, as for Jest.
  shard: shardOf(process.env.SHARD),
  reporter: [
    ['line'],
    // `npm test` counts by it.
    ['json', { outputFile: join(reports, kind, 'playwright.json') }],
    ...(isCi
      ? ([
          ['junit', { outputFile: join(reports, kind, 'junit.xml') }],
          ['html', { outputFolder: join(reports, kind, 'html'), open: 'never' }],
        ] as const)
      : []),
  ],
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // A trace of every test takes as long as the tests: `npm test` records those of what failed afterwards.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Nobody watches: what moves is drawn once, not sixty times a second.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 900 },
    launchOptions: {
      executablePath: chromiumPath(),
      // Chromium's own sandbox does not start for root.
      chromiumSandbox: process.getuid?.() !== 0,
      args: [
        '--disable-dev-shm-usage',
        '--disable-gpu',
        '--disable-software-rasterizer',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
});

function shardOf(shard = ''): { current: number; total: number } | undefined {
  const [current, total] = shard.split('/').map(Number);
  return current && total ? { current, total } : undefined;
}
