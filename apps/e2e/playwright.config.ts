import { defineConfig } from '@playwright/test';
import { inOtherLanguages, settingsFor } from './settings';

/** The journeys, without those in other languages. */
export default defineConfig({
  ...settingsFor('e2e'),
  testMatch: '*.e2e.ts',
  testIgnore: inOtherLanguages,
  globalSetup: './journeys.setup.ts',
});
