import { isInDeviation } from './deviation';

it.each([
  ['2026-03-10', '2026-03-12', '2026-03-09', false],
  ['2026-03-10', '2026-03-12', '2026-03-10', true],
  ['2026-03-10', '2026-03-12', '2026-03-12', true],
  ['2026-03-10', '2026-03-12', '2026-03-13', false],
  ['2026-03-10', null, '2030-01-01', true],
])('a deviation from %s to %s on %s: %s', (data_inicio, data_fim, day, expected) => {
  expect(isInDeviation({ data_inicio, data_fim }, day)).toBe(expected);
});
