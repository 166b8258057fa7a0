import { canRecoverPassword, codeFailure, maskEmail, recoveryGuesses, recoveryNotice } from './recovery';

const now = new Date('2026-03-10T12:00:00Z');
const mailed = { tte: new Date('2026-03-10T12:10:00Z'), failures: 0 };

describe('a recovery code', () => {
  it.each([
    ['the mailed one is taken', mailed, true, null],
    ['another one is not', mailed, false, 'codigo_invalido'],
    ['none is taken where none was mailed', null, false, 'codigo_invalido'],
    ['at its end it is over', { ...mailed, tte: now }, true, 'codigo_expirado'],
    ['guessed at too often it is over', { ...mailed, failures: recoveryGuesses }, true, 'codigo_expirado'],
    ['one guess before that it is not', { ...mailed, failures: recoveryGuesses - 1 }, true, null],
  ])('%s', (_, code, isSame, failure) => expect(codeFailure(code, isSame, now)).toBe(failure));
});

describe('an institution', () => {
  it.each([
    [{ __md_aut: '2', __md_crypt: '4' }, true],
    [{ __md_aut: 2, __md_crypt: 4 }, true],
    [{ __md_aut: '1', __md_crypt: '4' }, false],
    [{ __md_aut: '2', __md_crypt: '1' }, false],
    [{}, false],
  ])('with %j sets passwords anew: %s', (p, expected) => expect(canRecoverPassword(p)).toBe(expected));
});

describe('a masked address', () => {
  it.each([
    ['ana.lage@ufvi.example.org', 'a***@u***.example.org'],
    ['a@b.br', 'a***@b***.br'],
    ['élcio@ação.org', 'é***@a***.org'],
  ])('%s is shown as %s', (email, shown) => expect(maskEmail(email)).toBe(shown));
});

describe('the message of a failed recovery', () => {
  it.each([
    [500, 'stack trace', { tone: 'error', key: 'OcorreuErroInesperado' }],
    [404, 'Usuário não encontrado.', { tone: 'warning', message: 'Usuário não encontrado.' }],
    [422, 'codigo_invalido', { tone: 'warning', message: 'codigo_invalido' }],
    ['network', '', { tone: 'error', key: 'cannotReachServer' }],
  ] as const)('%s %s', (status, message, notice) => expect(recoveryNotice({ status, message })).toEqual(notice));
});
