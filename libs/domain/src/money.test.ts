import { formatReais } from './money';

it.each([
  [0, 'R$ 0,00'],
  [7.5, 'R$ 7,50'],
  [999.99, 'R$ 999,99'],
  [1234.5, 'R$ 1.234,50'],
  [1234567.89, 'R$ 1.234.567,89'],
  [-1.5, 'R$ -1,50'],
])('%d is written %s', (amount, written) => {
  expect(formatReais(amount)).toBe(written);
});
