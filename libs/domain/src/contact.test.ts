import { isEmail, isPhone, phoneInput } from './contact';

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
    expect(phoneInput('+55 (31) 99876-5432 ramal 7')).toBe('55 (31) 99876-54');
  });

  it.each([
    ['(31) 99876-5432', true],
    ['3899', true],
    ['(31) 99876-5432 1', false],
    ['+55 31 9987', false],
    ['( ) -', false],
    ['', false],
  ])('%j is one: %s', (text, expected) => expect(isPhone(text)).toBe(expected));
});
