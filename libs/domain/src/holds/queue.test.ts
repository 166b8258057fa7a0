import { anyCopy } from './hold';
import { movedUp, nextPosition, positionOf, releases, type WaitingHold } from './queue';

const hold = (cod_reserva: number, data: string, volume: string | null = null): WaitingHold => ({
  ...anyCopy,
  cod_reserva,
  cod_acervo: 7,
  data,
  volume,
});
const copy = (cod_exemplar: string, volume: string | null = null, change = {}) => ({
  cod_exemplar,
  cod_acervo: 7,
  situacao: 'disponivel',
  permite_emprestimo: true,
  permite_reserva: true,
  volume,
  tomo: null,
  parte: null,
  material: 'principal',
  localizacao: null,
  ...change,
});
const first = hold(4, '2026-03-01T10:00:00Z');
const second = hold(2, '2026-03-02T10:00:00Z');

describe('a returned copy goes to', () => {
  it.each([
    ['who came first, whatever the numbers are', [copy('A')], [second, first], [[4, 'A']]],
    ['the lower number of two that came in the same instant', [copy('A')], [hold(9, 'T'), hold(8, 'T')], [[8, 'A']]],
    [
      'one after the other',
      [copy('A'), copy('B'), copy('C')],
      [second, first],
      [
        [4, 'A'],
        [2, 'B'],
      ],
    ],
    [
      'the first whom its volume serves',
      [copy('A', '2')],
      [hold(1, 'T1', '1'), hold(2, 'T2', '2'), hold(3, 'T3', '2')],
      [[2, 'A']],
    ],
    ['nobody who waits for another title', [copy('A', null, { cod_acervo: 8 })], [first], []],
    ['nobody while it is on loan', [copy('A', null, { situacao: 'emprestado' })], [first], []],
    ['nobody when its type takes no holds', [copy('A', null, { permite_reserva: false })], [first], []],
    ['the shelf when nobody waits', [copy('A')], [], []],
  ])('%s', (_, copies, queue, expected) => {
    expect(releases(copies, queue).map((release) => [release.cod_reserva, release.cod_exemplar])).toEqual(expected);
  });
});

describe('the place in the queue', () => {
  const queue = [hold(1, 'T1', '1'), hold(2, 'T2', '2'), hold(3, 'T3')];

  it('counts those who may come to want the same copy', () => {
    expect(nextPosition(queue, { ...anyCopy, volume: '2' })).toBe(3);
    expect(nextPosition(queue, { ...anyCopy, volume: '9' })).toBe(2);
    expect(nextPosition([], anyCopy)).toBe(1);
  });

  it('counts those alone who came before', () => {
    expect(queue.map((one) => positionOf(queue, one))).toEqual([1, 1, 3]);
  });
});

test('only those behind, who wait for the same copies, move up when others leave the queue', () => {
  const ofVolume2 = hold(5, '2026-03-03T10:00:00Z', '2');
  const ofVolume1 = hold(6, '2026-03-04T10:00:00Z', '1');
  const queue = [ofVolume1, second, first, ofVolume2];
  expect(movedUp(queue, [second.cod_reserva])).toEqual([6, 5]);
  expect(movedUp(queue, [first.cod_reserva, second.cod_reserva])).toEqual([6, 5]);
  expect(movedUp(queue, [ofVolume2.cod_reserva])).toEqual([]);
  expect(movedUp([first, { ...second, cod_acervo: 8 }], [first.cod_reserva])).toEqual([]);
});
