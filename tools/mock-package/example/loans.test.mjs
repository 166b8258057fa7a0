import { createMockClient, startMock } from 'catalogue-mock';
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { loansOf, signIn } from './loans.mjs';

let mock;
let library;
before(async () => {
  mock = await startMock({ origins: ['http://localhost:3000'] });
  library = await createMockClient(mock.url).sandbox();
});
after(async () => {
  await library.close();
  await mock.stop();
});

const asPatron = async (headers) => {
  const [{ login, password }] = await mock.personas();
  return { ...headers, ...(await signIn(mock.url, login, password, headers)) };
};

test('the app lists the loans of a patron', async () => {
  const loans = await loansOf(library.url, await asPatron(library.headers));
  assert.ok(loans.length > 0);
  assert.ok(loans.every(({ title, due }) => typeof title === 'string' && /^\d{2}\/\d{2}\/\d{4}$/.test(due)));
});

test('the app says so when the library fails', async () => {
  const patron = await asPatron(library.headers);
  await library.faults.set({ name: 'unexpected-500', endpoint: 'listPendingTitles', times: 1 });
  await assert.rejects(loansOf(library.url, patron), /answered 500/);
  await loansOf(library.url, patron);
});

test('time passes in the sandbox alone, and brings notices', async () => {
  const { events } = await library.clock.advance('P30D');
  assert.ok(events.length > 0);
  assert.ok((await library.outbox.mails()).length > 0);
  assert.notEqual((await library.clock.read()).today, (await mock.clock.read()).today);
});

test('a page of the app may call the library from a browser', async () => {
  const { headers } = await fetch(`${mock.url}/api/campus`, {
    headers: { origin: 'http://localhost:3000', lang: '1' },
  });
  assert.equal(headers.get('access-control-allow-origin'), 'http://localhost:3000');
});
