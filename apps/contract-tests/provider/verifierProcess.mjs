// Pact's verifier writes its report straight to the terminal: here it is a process whose output can be kept back until it matters.
import { Verifier } from '@pact-foundation/pact';

// The proxy that Pact puts before the provider would pass a parsed form on as JSON.
function keepForms(request, _response, next) {
  if (request.is('application/x-www-form-urlencoded')) {
    request.body = Buffer.from(new URLSearchParams(request.body).toString());
    request.headers['content-length'] = String(request.body.length);
  }
  next();
}

process.on('message', async (options) => {
  // Its whole report is the answer, or the message of the error.
  const report = await new Verifier({ ...options, requestFilter: keepForms })
    .verifyProvider()
    .catch((error) => error.message);
  process.send(String(report));
});
