import { naturalName } from './naturalName';

it.each([
  ['Assis, Machado de, 1839-1908', 'Machado de Assis, 1839-1908'],
  ['Evaristo, Conceição', 'Conceição Evaristo'],
  ['Platão', 'Platão'],
  ['Pedro II, Imperador do Brasil, 1825-1891', 'Pedro II, Imperador do Brasil, 1825-1891'],
  ['João Paulo II, Papa', 'João Paulo II, Papa'],
  ['Elizabeth, rainha da Inglaterra', 'Elizabeth, rainha da Inglaterra'],
  ['Tomás de Aquino, Santo, 1225?-1274', 'Tomás de Aquino, Santo, 1225?-1274'],
  ['Rio Branco, José Maria da Silva Paranhos, Barão do', 'José Maria da Silva Paranhos Rio Branco, Barão do'],
  ['Lispector, Clarice', 'Clarice Lispector'],
  ['Xavier, Francisco, Santo', 'Francisco Xavier, Santo'],
  ['Virgílio, 70-19 a.C.', 'Virgílio, 70-19 a.C.'],
])('%s is said %s', (heading, said) => {
  expect(naturalName(heading)).toBe(said);
});
