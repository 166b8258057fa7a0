import type { PlaywrightTestConfig } from '@playwright/test';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { chromiumPath } from './chromium';

const root = join(__dirname, '..', '..');

const reports = join(root, 'reports');
const isCi = Boolean(process.env.CI);

export const inOtherLanguages = 'read-in-another-language.e2e.ts';

/** The settings that the journeys and the accessible screens share. */
export const settingsFor = (kind: 'e2e' | 'e2e-languages' | 'a11y'): PlaywrightTestConfig => ({
  testDir: '.',
  outputDir: join(root, 'test-results', kind),
  // Tests share nothing, so a failure is a defect, and a retry would hide it.
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // One more than cores, since a page often waits for its server.
  workers: availableParallelism() + 1,
  // The longest journey takes half a minute on a free machine; on a busy one it took four times as long.
  timeout: 300_000,
  // A page is slow on a small machine that runs other suites at the same time.
  expect: { timeout: 30_000 },
  // SHARD=1/4 runs a part of them, as for Jest.
  shard: shardOf(process.env.SHARD),
  reporter: [
    ['line'],
    // `npm test` counts the tests in it.
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
    // Traces double the time of a test: `npm test` runs failed tests again with a trace.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Shorter than a test's, so that a failure names the step that did not end.
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    // Animations would only take time.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 900 },
    // It would answer requests that a journey means to answer itself.
    serviceWorkers: 'block',
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
