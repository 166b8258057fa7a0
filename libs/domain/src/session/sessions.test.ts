import { deviceOf, isFreshSignIn } from './sessions';

describe('the device of a session', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox', 'Windows'],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
      'Chrome',
      'Linux',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0',
      'Edge',
      'Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1',
      'Safari',
      'iOS',
    ],
    ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36', 'Chrome', 'Android'],
    ['curl/8.5.0', null, null],
    ['', null, null],
  ])('%s', (userAgent, navegador, sistema) => expect(deviceOf(userAgent)).toEqual({ navegador, sistema }));
});

describe('a sign-in', () => {
  it.each([
    [9, true],
    [10, false],
  ])('of %i minutes ago proves who asks: %s', (minutes, isFresh) => {
    const now = new Date('2026-03-10T12:00:00Z');
    expect(isFreshSignIn(new Date(now.getTime() - minutes * 60_000), now)).toBe(isFresh);
  });
});
