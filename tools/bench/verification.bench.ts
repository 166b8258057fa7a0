import { pactFolder } from '../../apps/contract-tests/consumer/committedPact';
import { PactVerifier } from '../../apps/contract-tests/provider/pactVerifier';
import { Sandbox } from '../../apps/contract-tests/provider/sandbox';
import { statesIn } from '../../apps/contract-tests/provider/states';
import { verifyStrictly } from '../../apps/contract-tests/provider/strictVerifier';
import * as server from '../../apps/mock-api/src/testing/testServer';
import type { Bench, Measured } from '../bench';
import { openTestServer } from '../test-database';

/** As `npm test` does it, the library and its states included. */
async function run(): Promise<Measured[]> {
  globalThis.loadTestServer = () => server;
  const databases = await openTestServer();
  const sandbox = await Sandbox.open();
  const verifier = new PactVerifier();
  try {
    const began = performance.now();
    const verified = await verifyStrictly(
      pactFolder,
      {
        states: statesIn(sandbox),
        answer: (request) => sandbox.answer(request),
        tearDown: () => sandbox.empty(),
      },
      verifier,
    );
    return [{ value: (performance.now() - began) / 1000, unit: 's', note: `${verified.length} interactions` }];
  } finally {
    verifier.stop();
    await sandbox.close();
    await databases.stop();
  }
}

const bench: Bench = { name: 'Verification of all interactions', goal: '<= 10 s', run };

export default bench;
