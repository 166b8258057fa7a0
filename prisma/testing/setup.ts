import { shutDownOnSignals } from '@catalogue/command-kit/shutdown';
import { generateClient } from '../prismaCommand';
import { openTestServer, type TestServer } from './testDatabase';

declare global {
  var testServer: TestServer | undefined;
}

/**
 * Jest's globalSetup: the generated client, and a PostgreSQL with the templates of the test databases. `teardown.ts`
 * stops it, or a signal.
 */
export default async function setUp(): Promise<void> {
  // Jest runs no teardown then.
  shutDownOnSignals(130);
  await generateClient();
  // Once per run: several projects of one run share this set-up.
  globalThis.testServer ??= await openTestServer();
}
