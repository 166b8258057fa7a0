import { openTestServer, type TestServer } from './test-database';

declare global {
  var testServer: TestServer | undefined;
}

/** Jest's and Playwright's globalSetup. Jest ends it with test-database.teardown.ts, Playwright by calling the answer. */
export default async function setUp(): Promise<() => Promise<void>> {
  const server = await openTestServer();
  globalThis.testServer = server;
  return () => server.stop();
}
