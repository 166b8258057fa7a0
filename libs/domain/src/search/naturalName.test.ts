import { naturalName } from './naturalName';

it.each([
  ['Assis, Machado de, 1839-1908', 'Machado de Assis, 1839-1908'],
  ['Evaristo, Conceição', 'Conceição Evaristo'],
  ['Platão', 'Platão'],
  ['Virgílio, 70-19 a.C.', 'Virgílio, 70-19 a.C.'],
])('%s is said %s', (heading, said) => {
  expect(naturalName(heading)).toBe(said);
});
