import type * as TestServer from './testServer';

declare global {
  /** Put there by the environments of tools/testing. */
  var loadTestServer: (() => typeof TestServer) | undefined;
}

/** The server of this process, as `testServer` exports it. */
export function loaded(): typeof TestServer {
  if (!globalThis.loadTestServer) throw new Error('This test runs without tools/testing/serverEnvironment.cjs.');
  return globalThis.loadTestServer();
}
