import type * as TestServer from './testServer';

declare global {
  /** Set by Jest's environments. */
  var loadTestServer: (() => typeof TestServer) | undefined;
}

/** The server of this process, as `testServer` exports it. */
export function loaded(): typeof TestServer {
  if (!globalThis.loadTestServer)
    throw new Error('This runs outside of Jest, or without serverEnvironment.cjs: give openTestApp the server.');
  return globalThis.loadTestServer();
}
