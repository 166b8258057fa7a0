import { cookieOf } from './cookies';

it.each([
  ['sandbox=a', 'a'],
  ['x=1; sandbox=a=b; y', 'a=b'],
  ['other.sandbox=a', undefined],
  ['sandbox=', undefined],
  [undefined, undefined],
])('the cookie of a request with %s is %s', (cookie, value) => {
  expect(cookieOf({ headers: cookie === undefined ? {} : { cookie } }, 'sandbox')).toBe(value);
});
