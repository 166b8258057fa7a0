import { brokenPasswordRules, specialCharacters } from './passwordRules';

const rules = {
  length: { min: 8, max: 20 },
  has_numbers: true,
  only_numbers: false,
  special_char: true,
  diff_case: true,
  diff_name: true,
  last_pw: 3,
};
const name = 'Ana Beatriz Moreira da Lage';

describe('a new password', () => {
  it.each([
    ['Ipe-amarelo7', []],
    ['  Ipe-amarelo7  ', []],
    ['Ip-7aaa', ['length']],
    ['Ipe-amarelo7-amarelo7', ['length']],
    ['Ipe-amarelo', ['has_numbers']],
    ['12345678', ['only_numbers', 'special_char', 'diff_case']],
    ['Ipeamarelo7', ['special_char']],
    ['Ipe.amarelo7', ['special_char']],
    ['ipe-amarelo7', ['diff_case']],
    ['IPE-AMARELO7', ['diff_case']],
    ['Beatriz-1234', ['diff_name']],
    ['xx-MOREIRA-x1', ['diff_name']],
    ['Da-vida-toda7', []],
    ['', ['length', 'has_numbers', 'special_char', 'diff_case']],
  ])('%j breaks %j', (password, broken) => expect(brokenPasswordRules(password, rules, name)).toEqual(broken));

  it('differs from the name whatever its accents', () => {
    expect(brokenPasswordRules('Antonio-1234', rules, 'Antônio Sá')).toEqual(['diff_name']);
  });

  it('may have any of the special characters', () => {
    for (const sign of specialCharacters) expect(brokenPasswordRules(`Ipeamar7${sign}`, rules, name)).toEqual([]);
  });

  it('has to follow only the rules that the server names', () => {
    expect(brokenPasswordRules('12345678', { length: { min: 8, max: 20 } }, name)).toEqual([]);
    expect(brokenPasswordRules('1', {}, name)).toEqual([]);
  });
});
