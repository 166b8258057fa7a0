import { externalFailure, externalFailureOf } from './externalSignIn';

const now = new Date('2026-03-10T12:00:00Z');
const answered = { cod_pessoa: 1, erro: null, expires_at: new Date('2026-03-10T12:10:00Z'), used_at: null };

describe('the answer of an identity service', () => {
  it.each([
    ['that names a person opens a session', answered, null],
    ['that nobody requested opens none', null, 'erro_validacao_token'],
    ['that is still to come opens none', { ...answered, cod_pessoa: null }, 'erro_validacao_token'],
    ['that comes too late opens none', { ...answered, expires_at: now }, 'erro_validacao_token'],
    ['that was used opens no second one', { ...answered, used_at: now }, 'erro_validacao_token'],
    ['may be a refusal', { ...answered, erro: 'acesso_negado' }, 'acesso_negado'],
    [
      'may name somebody whom the server does not know',
      { ...answered, cod_pessoa: null, erro: 'usuario_nao_encontrado' },
      'usuario_nao_encontrado',
    ],
    ['may be an error that nobody knows', { ...answered, erro: 'toString' }, 'erro_autenticacao'],
  ])('%s', (_, begun, failure) => expect(externalFailure(begun, now)).toBe(failure));
});

it.each([
  [403, 'acesso_negado'],
  [401, 'erro_autenticacao'],
  [422, 'erro_validacao_token'],
  [404, 'usuario_nao_encontrado'],
  [500, null],
  ['network', null],
])('the status %s of a validation says %s', (status, failure) => expect(externalFailureOf(status)).toBe(failure));
