import { loginFailure } from './loginFailure';

describe('the message of a refused sign-in', () => {
  it.each([
    ['a malformed request', 400, '', { tone: 'warning', key: 'requestFailed' }],
    ['a wrong user or password', 401, '', { tone: 'warning', key: 'UsuarioOuSenhaIncorretaCustom' }],
    ['a 422 shows the server message', 422, 'Senha vencida', { tone: 'warning', message: 'Senha vencida' }],
    ['too many attempts', 429, '', { tone: 'warning', key: 'tooManyAttempts' }],
    ['a blocked account by its status', 430, '', { tone: 'warning', key: 'ACESSO_BLOQUEADO' }],
    ['a blocked account by its message', 401, 'ACESSO_BLOQUEADO', { tone: 'warning', key: 'ACESSO_BLOQUEADO' }],
    ['an unknown failure is the one in the danger colour', 500, '', { tone: 'error', key: 'unknownLoginError' }],
    ['any other status names itself', 418, '', { tone: 'warning', key: 'genericStatus', status: 418 }],
    ['no answer', 'network', '', { tone: 'error', key: 'cannotReachServer' }],
  ] as const)('%s', (_, status, message, notice) => {
    expect(loginFailure({ status, message })).toEqual(notice);
  });
});
