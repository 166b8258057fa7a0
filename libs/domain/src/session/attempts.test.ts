import { mustWait } from './attempts';

describe('an attempt to sign in', () => {
  it.each([
    [{ login: 0, address: 0 }, false],
    [{ login: 4, address: 19 }, false],
    [{ login: 5, address: 5 }, true],
    [{ login: 0, address: 20 }, true],
  ])('after %j wrong ones must wait: %s', (wrong, expected) => expect(mustWait(wrong)).toBe(expected));
});
