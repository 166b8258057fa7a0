// Pact's verifier writes to the terminal directly. In a process of its own, its output can be captured.
import pact from '@pact-foundation/pact-core';

process.on('message', async (options) => {
  // The report, or the message of the error.
  const report = await pact.verifyPacts(options).catch((error) => error.message);
  process.send(String(report));
});
