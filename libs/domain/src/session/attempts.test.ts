import { addressGroup, mustWait, type WrongPasswords } from './attempts';

const now = new Date('2026-03-10T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
const none: WrongPasswords = {
  login: { lastMinute: 0, lastDay: 0 },
  address: { lastMinute: 0 },
  here: { lastMinute: 0, inARow: 0, lastAt: null },
  isKnownHere: false,
};

describe('an attempt to sign in', () => {
  it.each<[string, Partial<WrongPasswords>, boolean]>([
    ['the first', {}, false],
    ['the fifth of a login', { login: { lastMinute: 4, lastDay: 4 } }, false],
    ['the sixth of a login', { login: { lastMinute: 5, lastDay: 5 } }, true],
    ['after 300 of a login in a day', { login: { lastMinute: 0, lastDay: 300 } }, true],
    ['the twentieth from an address', { address: { lastMinute: 19 } }, false],
    ['after twenty from an address', { address: { lastMinute: 20 } }, true],
    [
      'where the login is known, after any of others',
      { isKnownHere: true, login: { lastMinute: 9, lastDay: 900 }, address: { lastMinute: 99 } },
      false,
    ],
    ['where it is known, after five of its own', { isKnownHere: true, here: { ...none.here, lastMinute: 5 } }, true],
    ['after nine in a row', { here: { lastMinute: 1, inARow: 9, lastAt: ago(0) } }, false],
    ['within a minute of the tenth in a row', { here: { lastMinute: 1, inARow: 10, lastAt: ago(59) } }, true],
    ['a minute after the tenth', { here: { lastMinute: 0, inARow: 10, lastAt: ago(60) } }, false],
    ['four minutes after the twelfth', { here: { lastMinute: 0, inARow: 12, lastAt: ago(240) } }, false],
    ['within four minutes of the twelfth', { here: { lastMinute: 0, inARow: 12, lastAt: ago(239) } }, true],
    ['a quarter of an hour after the hundredth', { here: { lastMinute: 0, inARow: 100, lastAt: ago(900) } }, false],
  ])('%s', (_, wrong, expected) => expect(mustWait({ ...none, ...wrong }, now)).toBe(expected));
});

describe('the client that an address stands for', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:c000:0201', '192.0.2.1'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['not an address: at all', 'not an address: at all'],
    ['', ''],
  ])('%s: %s', (address, group) => expect(addressGroup(address)).toBe(group));
});
