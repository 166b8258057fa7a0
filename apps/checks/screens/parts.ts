import { freePort } from '@catalogue/command-kit/port';
import { inWorkspace } from '@catalogue/command-kit/workspace';
import type { Page } from '@playwright/test';
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';

const ending = '.parts.tsx';

/** The parts on the page of parts (decision 032). */
export const partNames = readdirSync(inWorkspace('apps', 'web', 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith(ending))
  .map((file) => basename(file, ending))
  .sort();

/** Builds the page of parts, which takes seconds, and serves it; the address ends with a slash. */
export async function openParts(): Promise<{ address: string; close(): Promise<void> }> {
  process.env['VITE_CONFIG_NATIVE_IGNORE_WARNING'] ??= 'true';
  const { build, preview } = await import('vite');
  const config = { configFile: inWorkspace('apps', 'web', 'vite.parts.config.ts'), logLevel: 'error' } as const;
  await build(config);
  const port = await freePort();
  const server = await preview({ ...config, preview: { host: '127.0.0.1', port, strictPort: true } });
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

/** Shows a part in its states, and then each state that is shown alone, of which `look` gets the name. */
export async function showPart(
  page: Page,
  address: string,
  part: string,
  look: (state?: string) => Promise<void>,
): Promise<void> {
  const states = `${address}states.html?idioma=pt&part=${part}`;
  await page.goto(states, { waitUntil: 'networkidle' });
  const alone = await page.locator('[data-alone]').allTextContents();
  await look();
  for (const state of alone) {
    await page.goto(`${states}&state=${encodeURIComponent(state)}`, { waitUntil: 'networkidle' });
    await look(state);
  }
}
