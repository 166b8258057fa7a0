import { defineConfig } from '@playwright/test';
import { inOtherLanguages, settingsFor } from './settings';

/** The journeys that read translations: a changed one affects these alone. */
export default defineConfig({
  ...settingsFor('e2e-languages'),
  testMatch: inOtherLanguages,
  globalSetup: './journeys.setup.ts',
});
