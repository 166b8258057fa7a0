import { isEmail, isPhone, phoneInput, phoneText } from './contact';

describe('an e-mail address', () => {
  it.each(['ana@ufvi.br', 'ana.lage+x@dep.ufvi.edu.br', 'ana@[192.168.0.1]', 'ana@10.0.0.7', 'joão@ação.org'])(
    '%s is one',
    (text) => expect(isEmail(text)).toBe(true),
  );

  it.each([
    '',
    'ana',
    '@ufvi.br',
    'ana@',
    'ana@ufvi',
    'ana@ufvi.b',
    'ana@ufvi.b1',
    'ana@-ufvi.br',
    'ana@@ufvi.br',
    'ana lage@ufvi.br',
    'ana@ufvi.br;bia@ufvi.br',
    '.ana@ufvi.br',
    'a..b@ufvi.br',
    'ana@256.1.1.1',
    `${'a'.repeat(250)}@ufvi.br`,
  ])('%j is none', (text) => expect(isEmail(text)).toBe(false));
});

describe('a phone number', () => {
  it('keeps of what is typed digits, hyphen, parentheses and spaces', () => {
    expect(phoneInput('(31) 99876-5432 ramal 7').trim()).toBe('(31) 99876-5432');
  });

  it.each([
    '+55 (31) 99876-5432',
    'Tel. +55 (31) 99876-5432',
    '+55(31) 99876-5432',
    '+55-(31) 99876-5432',
    '0055 (31) 99876-5432',
    '00 55 (31) 99876-5432',
  ])('pasted as %s loses the country and no digit of its own', (pasted) =>
    expect(phoneInput(pasted)).toBe('(31) 99876-5432'),
  );

  it('keeps what is typed of the country until a number follows: the field is not emptied', () => {
    expect(['0', '00', '005', '0055', '0055 '].map(phoneInput)).toEqual(['0', '00', '005', '0055', '0055 ']);
    expect(phoneInput('0055 (')).toBe('(');
  });

  it.each([
    ['31998765432', '(31) 99876-5432'],
    ['3138991234', '(31) 3899-1234'],
    ['3899-1234', '3899-1234'],
    ['(31) 9987 65432', '(31) 9987 65432'],
  ])('%s is written %s', (digits, text) => expect(phoneText(digits)).toBe(text));

  it.each([
    ['(31) 99876-5432', true],
    ['3899', true],
    ['(31) 99876-5432 1', false],
    ['+55 31 9987', false],
    ['( ) -', false],
    ['', false],
  ])('%j is one: %s', (text, expected) => expect(isPhone(text)).toBe(expected));
});
