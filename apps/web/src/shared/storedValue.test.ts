import { isFlag, isNumber, objectOf, optional } from './storedShape';
import { storedSettings, storedValue } from './storedValue';

const defaults = { width: 1, isOpen: false };
const isSize = objectOf({ width: isNumber, isOpen: isFlag });
const isPartOfSize = objectOf<Partial<typeof defaults>>({ width: optional(isNumber), isOpen: optional(isFlag) });
const name = 'a.size';
beforeEach(() => localStorage.clear());

test.each(['{', '"text"', '{"width":"wide"}'])('a stored value that does not fit counts as none: %s', (text) => {
  localStorage.setItem(name, text);
  expect(storedValue(name, isSize, () => localStorage).read()).toBeNull();
  expect(storedSettings(name, isPartOfSize, () => defaults).read()).toBe(defaults);
});

test('settings are stored over their defaults, and listeners are called until they are removed', () => {
  localStorage.setItem(name, '{"width":2}');
  const size = storedSettings(name, isPartOfSize, () => defaults);
  expect(size.read()).toEqual({ width: 2, isOpen: false });
  const listener = jest.fn();
  const remove = size.subscribe(listener);
  size.change({ isOpen: true });
  expect(storedValue(name, isSize, () => localStorage).read()).toEqual({ width: 2, isOpen: true });
  size.reset();
  expect(localStorage).toHaveLength(0);
  expect(size.read()).toBe(defaults);
  remove();
  size.change({ width: 3 });
  expect(listener).toHaveBeenCalledTimes(2);
});
