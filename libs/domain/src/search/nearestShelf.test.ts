import { nearestShelf, nextEntry, type NextEntry } from './nearestShelf';

const place = (cod_biblioteca: string, disponiveis = 1) => ({
  cod_biblioteca,
  desc_biblioteca: `Biblioteca ${cod_biblioteca}`,
  disponiveis,
});
const all = [place('C'), place('A'), place('B', 3)];
const nearest = (entries: Record<string, NextEntry>, own: string | null = null) =>
  nearestShelf(all, (code) => entries[code] ?? 'later', own)?.cod_biblioteca;

test.each<[string, Record<string, NextEntry>, string | null, string]>([
  ['the only one that is open', { C: 'now', A: 'today' }, 'A', 'C'],
  ['one that still opens today, before one that does not', { C: 'today' }, 'B', 'C'],
  ['of those that are open the own one', { A: 'now', B: 'now' }, 'A', 'A'],
  ['without an own one that with most copies', { A: 'now', B: 'now' }, null, 'B'],
  ['with the same number the first by name', { A: 'now', C: 'now' }, null, 'A'],
])('a title is fetched from %s', (_, entries, own, expected) => {
  expect(nearest(entries, own)).toBe(expected);
});

test('without a free copy there is no place to go to', () => {
  expect(nearestShelf([], () => 'now', 'A')).toBeUndefined();
});

test('a library without hours counts as closed', () => {
  expect(nextEntry(undefined)).toBe('later');
  expect(nextEntry({ isOpen: false, next: { inDays: 0 } })).toBe('today');
  expect(nextEntry({ isOpen: false, next: { inDays: 1 } })).toBe('later');
  expect(nextEntry({ isOpen: true, next: null })).toBe('now');
});
