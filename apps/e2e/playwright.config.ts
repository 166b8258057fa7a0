import { defineConfig } from '@playwright/test';
import { existsSync } from 'node:fs';

const isRoot = process.getuid?.() === 0;
const systemChromium = '/usr/bin/chromium';
const executablePath =
  process.env.PLAYWRIGHT_CHROMIUM_EXECUTABLE ?? (existsSync(systemChromium) ? systemChromium : undefined);

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  globalSetup: './server.setup.ts',
  outputDir: '../../test-results',
  // Journeys share nothing: a red is a defect, not a thing to try again.
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  workers: 2,
  timeout: 120_000,
  // Two journeys at once, each with its own server and database: on a small machine a page takes its time.
  expect: { timeout: 15_000 },
  reporter: process.env.E2E_REPORT ? [['json', { outputFile: process.env.E2E_REPORT }], ['line']] : 'line',
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // A trace of every journey takes as long as the journeys: "npx playwright test --trace on" for one that fails.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Nobody watches: what moves is drawn once, not sixty times a second.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 900 },
    launchOptions: {
      executablePath,
      // Chromium's own sandbox does not start for root.
      chromiumSandbox: !isRoot,
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
