import { setTimeout as pause } from 'node:timers/promises';
import type { PactV3 } from '@pact-foundation/pact';

interface MockServers {
  mockServerMatchedSuccessfully(port: number): boolean;
}

const timeoutMs = 2000;

/**
 * Waits until Pact's mock server has recorded the requests that it has answered: it answers first and records later. A request that
 * never arrived is still missing at the timeout.
 */
export async function waitUntilRecorded(pact: PactV3, port: number): Promise<void> {
  // The wrapper has it in a private field.
  const servers = Reflect.get(pact, 'pact') as MockServers;
  const deadline = performance.now() + timeoutMs;
  while (!servers.mockServerMatchedSuccessfully(port) && performance.now() < deadline) await pause(5);
}
