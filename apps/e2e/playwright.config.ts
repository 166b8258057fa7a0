import { defineConfig } from '@playwright/test';
import { settingsFor } from './settings';

/** The journeys. */
export default defineConfig({ ...settingsFor('e2e'), testMatch: '*.e2e.ts', globalSetup: './journeys.setup.ts' });
