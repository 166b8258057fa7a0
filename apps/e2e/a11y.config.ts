import { defineConfig } from '@playwright/test';
import { settingsFor } from './settings';

/** Every screen of apps/checks/screens/list.ts, by what a program can judge of WCAG 2.2 A and AA. */
export default defineConfig({ ...settingsFor('a11y'), testMatch: '*.a11y.ts', globalSetup: './a11y.setup.ts' });
