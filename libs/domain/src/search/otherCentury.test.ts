import { otherCentury } from './otherCentury';

test.each([
  ['século 19', 'século XIX'],
  ['Machado de Assis, seculo XIX', 'Machado de Assis, seculo 19'],
  ['séc. 4 na Grécia', 'séc. IV na Grécia'],
  ['do século 20 ao século 21', 'do século XX ao século XXI'],
  ['século 99', null],
  ['século iiii', null],
  ['o século das luzes', null],
  ['volume 19', null],
])('the century in “%s” may be written otherwise', (term, expected) => {
  expect(otherCentury(term)).toBe(expected);
});
