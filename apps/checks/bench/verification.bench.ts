import { pactFolder } from '@catalogue/contract-tests/consumer/committedPact';
import { PactVerifier } from '@catalogue/contract-tests/provider/pactVerifier';
import { Sandbox } from '@catalogue/contract-tests/provider/sandbox';
import { statesIn } from '@catalogue/contract-tests/provider/states';
import { verifyStrictly } from '@catalogue/contract-tests/provider/strictVerifier';
import * as server from '@catalogue/mock-api/testing/testServer';
import type { Bench, Measured } from '../bench';
import { openTestServer } from '@catalogue/database/testing/testDatabase';

/** As in `npm test`, with the sandbox and its states. */
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
