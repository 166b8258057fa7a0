import { otherNumbers } from './otherNumbers';

test.each([
  ['século 19', ['século XIX', 'século dezenove']],
  ['Machado de Assis, seculo XIX', ['Machado de Assis, seculo 19']],
  ['séc. 4 na Grécia', ['séc. IV na Grécia', 'séc. quatro na Grécia']],
  ['do século V ao século VI', ['do século 5 ao século 6']],
  ['física iii', ['física 3']],
  ['física i', ['física 1']],
  ['física v. 3', ['física v. III', 'física v. três']],
  ['cálculo 1', ['cálculo I']],
  ['século iiii', []],
  ['o século das luzes', []],
  ['100 anos de solidão', ['cem anos de solidão']],
  ['1001 noites', ['mil e uma noites']],
  ['mil e uma noites', ['1001 noites']],
  ['vinte mil léguas', []],
  ['os dois irmãos', ['os 2 irmaos']],
  ['200 páginas', ['duzentas páginas']],
  ['casmurro 2016', []],
  ['869.3 A747d', []],
  ['', []],
])('the numbers of “%s” may be written as in %j', (term, expected) => {
  expect(otherNumbers(term)).toEqual(expected);
});
