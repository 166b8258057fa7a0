import { wholeYear } from './statistics';

test('a year has twelve months in order, those without use with zeros', () => {
  const march = { mes: 3, consultas: 7, emprestimos: 2, reservas: 0 };
  const december = { mes: 12, consultas: 1, emprestimos: 0, reservas: 1 };
  const year = wholeYear([december, march]);
  expect(year.map(({ mes }) => mes)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect([year[2], year[11]]).toEqual([march, december]);
  expect(year[0]).toEqual({ mes: 1, consultas: 0, emprestimos: 0, reservas: 0 });
});
