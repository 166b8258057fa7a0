import { defineConfig } from '@playwright/test';
import { settingsFor } from './settings';

/** Every screen of apps/checks/screens/list.ts and every shared part, against the rules of WCAG 2.2 A and AA that a program can evaluate. */
export default defineConfig({ ...settingsFor('a11y'), testMatch: '*.a11y.ts', globalSetup: './a11y.setup.ts' });
