import { generateClient } from '../prismaCommand';
import { openTestServer, type TestServer } from './testDatabase';

declare global {
  var testServer: TestServer | undefined;
}

/** Jest's globalSetup: the generated client, and a PostgreSQL with the templates of the test databases. `teardown.ts` ends it. */
export default async function setUp(): Promise<void> {
  await generateClient();
  // Once a run: several projects of one run come here.
  globalThis.testServer ??= await openTestServer();
}
