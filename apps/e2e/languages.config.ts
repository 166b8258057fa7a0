import { defineConfig } from '@playwright/test';
import { inOtherLanguages, settingsFor } from './settings';

/** The journeys that read translations: a change of one affects no other journey. */
export default defineConfig({
  ...settingsFor('e2e-languages'),
  testMatch: inOtherLanguages,
  globalSetup: './journeys.setup.ts',
});
