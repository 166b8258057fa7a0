import { setTimeout as pause } from 'node:timers/promises';
import type { PactV3 } from '@pact-foundation/pact';

interface MockServers {
  mockServerMatchedSuccessfully(port: number): boolean;
}

const timeoutMs = 2000;

/**
 * Waits until Pact's mock server has written down the requests that it has answered: it answers first, and whoever asks it at once what
 * came may be told that nothing did. What never came is still missing when this gives up.
 */
export async function waitUntilRecorded(pact: PactV3, port: number): Promise<void> {
  // The wrapper keeps to itself what it asks the mock server by.
  const servers = Reflect.get(pact, 'pact') as MockServers;
  const deadline = performance.now() + timeoutMs;
  while (!servers.mockServerMatchedSuccessfully(port) && performance.now() < deadline) await pause(5);
}
