import { pactFolder } from '../consumer/committedPact';
import { readPacts } from '../pactFolder';
import { PactVerifier } from './pactVerifier';
import { Sandbox } from './sandbox';
import { statesIn } from './states';
import { verifyStrictly } from './strictVerifier';

describe('the server', () => {
  const verifier = new PactVerifier();
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await Sandbox.open();
  }, 60_000);
  afterAll(async () => {
    verifier.stop();
    await sandbox.close();
  });

  it('answers every interaction of the committed pact', async () => {
    const provider = {
      states: statesIn(sandbox),
      answer: sandbox.answer.bind(sandbox),
      tearDown: sandbox.empty.bind(sandbox),
    };
    const verified = await verifyStrictly(pactFolder, provider, verifier);
    expect(verified).toHaveLength(readPacts(pactFolder).flatMap(({ interactions }) => interactions).length);
  }, 60_000);
});
