import { declarationCode, initialed, maskedCpf, typedDeclarationCode } from './declarationCode';

it('a code is three groups of four, of letters and digits that are not mistaken', () => {
  expect(declarationCode([0, 1, 9, 10, 17, 18, 22, 23, 33, 34, 67, 255])).toMatch(/^019A-HJNP-Z0ZH$/);
});

it.each([
  ['k7qf2m9dxr4t', 'K7QF-2M9D-XR4T'],
  [' K7QF 2M9D‐XR4T ', 'K7QF-2M9D-XR4T'],
  ['OI7F-2M9D-XR4T', '017F-2M9D-XR4T'],
  ['a1b2c3d4e5f60718', 'A1B2C3D4E5F60718'],
  ['', ''],
])('%j is typed for %j', (typed, code) => expect(typedDeclarationCode(typed)).toBe(code));

it.each([
  ['Marina Alves de Prado', 'Marina A. P.'],
  ['Élcio', 'Élcio'],
])('%s is shown as %s', (name, shown) => expect(initialed(name)).toBe(shown));

it.each([
  ['12348291755', '•••.482.917-••'],
  ['', null],
  [null, null],
])('the CPF %j is shown as %j', (digits, shown) => expect(maskedCpf(digits)).toBe(shown));
