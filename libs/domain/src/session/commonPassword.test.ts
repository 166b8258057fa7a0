import { isCommonPassword } from './commonPassword';

describe('a password', () => {
  it.each([
    'Senha@123',
    'P@ssw0rd',
    'P@$$w0rd-1',
    'Biblioteca#2026',
    '123-Qwerty!',
    'S3nh@-99',
    'Flamengo_10',
    'Viçosa-2026',
  ])('%s is tried first', (password) => expect(isCommonPassword(password)).toBe(true));
  it.each(['Ipe-amarelo7', 'Primeira-1', 'Cavalo-correto-bateria-9', '12-34-56-Ab', 'Janela#2468'])(
    '%s is not',
    (password) => expect(isCommonPassword(password)).toBe(false),
  );
});
