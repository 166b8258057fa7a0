import { assertPortFree } from '@catalogue/command-kit/port';
import { atShutdown, shutDownAlone } from '@catalogue/command-kit/shutdown';
import { inWorkspace } from '@catalogue/command-kit/workspace';
import { readEnv } from './env';

export const usage = `Usage: npm run parts
Serves a page with each shared part of the web app in its states, with hot reload. PORT and HOST are variables (docs/CONFIGURATION.md).`;

/** `npm run parts`: the page of parts (decision 032), without a server behind it. */
export async function run(): Promise<void> {
  const { HOST, PORT } = readEnv();
  await assertPortFree(HOST, PORT, (port) => `PORT=${port} npm run parts`);
  // Otherwise Vite warns of a default of its next major version at every start.
  process.env['VITE_CONFIG_NATIVE_IGNORE_WARNING'] ??= 'true';
  shutDownAlone();
  const { createServer } = await import('vite');
  const page = await createServer({
    configFile: inWorkspace('apps', 'web', 'vite.parts.config.ts'),
    logLevel: 'warn',
    server: { host: HOST, port: PORT, strictPort: true },
  });
  atShutdown(() => page.close());
  await page.listen();
  console.log(`The parts are at http://localhost:${PORT}`);
  await new Promise<never>(() => undefined);
}
