import { build } from '@catalogue/tools/build';
import { generateClient } from '@catalogue/database/prismaCommand';
import { openTestServer } from '@catalogue/database/testing/testDatabase';
import { today } from './server';

/** Builds the present sources, and starts one PostgreSQL for the whole run, on which each server has its own database. */
export default async function setUp() {
  // Playwright closes what a test has opened on Ctrl-C only.
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => process.kill(process.pid, 'SIGINT'));
  await generateClient();
  // Also where Nx has built already: a journey that starts the product finds the build up to date, and leaves it untouched.
  const [server] = await Promise.all([openTestServer(today()), build()]);
  return () => server.stop();
}
