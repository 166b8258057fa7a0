import { CopyStatus } from '@catalogue/api-contract';
import { copyGroups, copyState } from './copyGroups';
import { isFree, isReadOnSite } from './permissions';

const copy = (cod_exemplar: string, values: object = {}) => ({
  cod_exemplar,
  localizacao: '2º andar, estante 4',
  tipo_emprestimo: 'Normal',
  dias_emprestimo: 14,
  situacao: 'disponivel',
  disponivel: true,
  data_prevista_devolucao: null,
  volume: null as string | null,
  ...values,
});
const lent = (code: string, date: string, values: object = {}) =>
  copy(code, { situacao: 'emprestado', disponivel: false, data_prevista_devolucao: date, ...values });
const codes = (copies: Parameters<typeof copyGroups>[0]) =>
  copyGroups(copies).map((group) => group.copies.map(({ cod_exemplar }) => cod_exemplar).join(' '));

test('equal copies are one group, and those on loan are in the order of their return', () => {
  expect(codes([copy('1'), copy('2'), lent('3', '2026-12-02'), lent('4', '2026-11-27')])).toEqual(['1 2', '4 3']);
});

test.each([
  ['volume', { volume: '2' }],
  ['place', { localizacao: 'Térreo' }],
  ['loan type', { tipo_emprestimo: 'Curto' }],
  ['period', { dias_emprestimo: 3 }],
  ['tome', { tomo: '1' }],
  ['part', { parte: '1' }],
  ['material', { material: 'adicional' }],
])('copies of another %s are another group', (_, values) => {
  expect(codes([copy('1'), copy('2', values)])).toHaveLength(2);
});

test('what can be taken comes first, then what comes back first, then what is read in the library', () => {
  const onSite = copy('1', { situacao: 'consulta_local', disponivel: false });
  const lost = copy('2', { situacao: 'extraviado', disponivel: false });
  const repair = copy('3', { situacao: 'reparo', disponivel: false });
  expect(
    codes([lost, repair, onSite, lent('4', '2026-12-02', { volume: '1' }), lent('5', '2026-11-24'), copy('6')]),
  ).toEqual(['6', '5', '4', '1', '2', '3']);
});

test('volumes are in the order of their numbers', () => {
  expect(codes([copy('1', { volume: '10' }), copy('2', { volume: '2' })])).toEqual(['2', '1']);
});

test.each([
  ['disponivel', true, 'available'],
  ['disponivel', false, 'onSite'],
  ['consulta_local', false, 'onSite'],
  ['emprestado', false, 'lent'],
  ['reservado', false, 'away'],
  ['reparo', false, 'away'],
] as const)('a copy that is %s, free %s, is %s', (situacao, disponivel, state) => {
  expect(copyState({ situacao, disponivel })).toBe(state);
});

test.each(Object.values(CopyStatus).flatMap((situacao) => [true, false].map((loans) => ({ situacao, loans }))))(
  'the list agrees with the rules for a copy that is $situacao, with loans: $loans',
  ({ situacao, loans }) => {
    const facts = { situacao, permite_emprestimo: loans, permite_reserva: true };
    const state = copyState({ situacao, disponivel: isFree(facts) });
    expect({ free: state === 'available', onSite: state === 'onSite' }).toEqual({
      free: isFree(facts),
      onSite: isReadOnSite(facts),
    });
  },
);
