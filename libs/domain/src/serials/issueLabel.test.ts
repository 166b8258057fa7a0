import { issueLabel, serialHoldings } from './issueLabel';

test.each([
  ['v. 58, n. 1, jan./dez. 2026', { volume: '58', number: '1', months: 'jan./dez.' }],
  ['v. 3, n. 2', { volume: '3', number: '2', months: null }],
  ['n. 12, dez. 2026', { volume: null, number: '12', months: 'dez.' }],
  ['v. 1, n. 1/2, 2026', { volume: '1', number: '1/2', months: null }],
  ['Edição especial', { volume: null, number: null, months: null }],
])('a label has its parts: %s', (label, parts) => {
  expect(issueLabel(label, 2026)).toEqual(parts);
});

const issue = (rotulo: string, situacao = 'recebido') => ({ rotulo, situacao });

test('holdings go from the first to the last year with an issue, whatever the order of the lines', () => {
  expect(
    serialHoldings([
      { year: 2026, itens: [issue('v. 3, n. 1'), issue('v. 3, n. 2', 'esperado')] },
      { year: 2027, itens: [issue('v. 4, n. 1', 'falta')] },
      { year: 2024, itens: [issue('v. 1, n. 1', 'encadernado')] },
    ]),
  ).toEqual({ from: 2024, until: 2026, last: 'v. 3, n. 1' });
});

test('a serial of which nothing has arrived has no holdings', () => {
  expect(serialHoldings([{ year: 2026, itens: [issue('v. 1, n. 1', 'atrasado')] }])).toBeNull();
});
