import type { CallFailure } from '../failures';

/** The notice for a refused sign-in, D1 §8. `message` is shown as the server sent it; otherwise the key's text. */
export interface LoginNotice {
  tone: 'warning' | 'error';
  key?:
    | 'requestFailed'
    | 'UsuarioOuSenhaIncorretaCustom'
    | 'tooManyAttempts'
    | 'ACESSO_BLOQUEADO'
    | 'unknownLoginError'
    | 'genericStatus'
    | 'cannotReachServer';
  message?: string;
  status?: number;
}

/** The sign-in's own table (D1 §8); a network failure is reported as everywhere (D2 §8). */
export function loginFailure({ status, message }: CallFailure): LoginNotice {
  if (status === 430 || message === 'ACESSO_BLOQUEADO') return { tone: 'warning', key: 'ACESSO_BLOQUEADO' };
  switch (status) {
    case 'network':
      return { tone: 'error', key: 'cannotReachServer' };
    case 400:
      return { tone: 'warning', key: 'requestFailed' };
    case 401:
      return { tone: 'warning', key: 'UsuarioOuSenhaIncorretaCustom' };
    case 422:
      return { tone: 'warning', message };
    case 429:
      return { tone: 'warning', key: 'tooManyAttempts' };
    case 500:
      return { tone: 'error', key: 'unknownLoginError' };
    default:
      return { tone: 'warning', key: 'genericStatus', status: typeof status === 'number' ? status : undefined };
  }
}
