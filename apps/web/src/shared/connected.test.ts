import { connected, FailedCall, isOutOfReach } from './connected';

test.each([
  ['a call without a reply', new FailedCall({ status: 'network', message: '' }), true],
  ['a query without a reply', { status: 'network', message: '' }, true],
  ['a proxy without its server', { status: 502, message: '' }, true],
  ['a failure of the server', { status: 500, message: '' }, false],
  ['a refusal', { status: 404, message: '' }, false],
  ['a reply that cannot be read', new SyntaxError('Unexpected end of JSON input'), false],
  ['a fault of the app', new TypeError('x is undefined'), false],
  ['nothing at all', undefined, false],
])('%s: out of reach or not', (_, error, expected) => {
  expect(isOutOfReach(error)).toBe(expected);
});

test('a fetch without an answer counts as out of reach', async () => {
  const error: unknown = await connected(Promise.reject(new TypeError('Failed to fetch'))).catch(
    (cause: unknown) => cause,
  );
  expect(isOutOfReach(error)).toBe(true);
});
