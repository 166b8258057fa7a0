// Pact's verifier writes its report straight to the terminal: here it is a process whose output can be kept back until it matters.
import pact from '@pact-foundation/pact-core';

process.on('message', async (options) => {
  // Its whole report is the answer, or the message of the error.
  const report = await pact.verifyPacts(options).catch((error) => error.message);
  process.send(String(report));
});
