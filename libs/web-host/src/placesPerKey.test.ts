import { placesPerKey } from './placesPerKey';

/** Whether each is ready by now. */
const ready = (places: { ready: Promise<boolean> }[]) =>
  Promise.all(places.map((place) => Promise.race([place.ready, Promise.resolve().then(() => 'waits')])));

it('limits each key by itself, and serves those that wait in order', async () => {
  const take = placesPerKey(2, 5);
  const places = ['a', 'a', 'a', 'a', 'b'].map((key) => take(key));
  expect(await ready(places)).toEqual([true, true, 'waits', 'waits', true]);
  places[0]?.leave();
  // Twice is once.
  places[0]?.leave();
  expect(await ready(places)).toEqual([true, true, true, 'waits', true]);
});

it('lets so many wait, who may give up', async () => {
  const take = placesPerKey(1, 1);
  const [first, second, third] = [take('a'), take('a'), take('a')];
  expect(await ready([first, second, third])).toEqual([true, 'waits', false]);
  second.leave();
  third.leave();
  const fourth = take('a');
  expect(await ready([second, fourth])).toEqual([false, 'waits']);
  first.leave();
  expect(await ready([fourth])).toEqual([true]);
  fourth.leave();
  expect(await ready([take('a')])).toEqual([true]);
});
