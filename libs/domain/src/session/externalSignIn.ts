/** Errors of an identity service and their statuses (D1 §8, ruling D8). The keys are also text keys. */
export const externalFailures = {
  acesso_negado: 403,
  erro_autenticacao: 401,
  erro_validacao_token: 422,
  usuario_nao_encontrado: 404,
} as const;
export type ExternalFailure = keyof typeof externalFailures;

/** Whether a text is the key of a failure of the identity service. */
export const isExternalFailure = (key: string): key is ExternalFailure => Object.hasOwn(externalFailures, key);

/** The identity service error for a status of a refused validation, or null. */
export const externalFailureOf = (status: number | string): ExternalFailure | null =>
  Object.keys(externalFailures).find(
    (key): key is ExternalFailure => isExternalFailure(key) && externalFailures[key] === status,
  ) ?? null;

/** Minutes within which the identity service must return to a started sign-in. */
export const externalMinutes = 10;

/** A stored sign-in at an identity service. */
interface ExternalSignIn {
  cod_pessoa: number | null;
  erro: string | null;
  expires_at: Date;
  used_at: Date | null;
}

/**
 * Why the reply of an identity service opens no session: unknown, expired, already used or not completed; or the
 * service's own error.
 */
export function externalFailure(begun: ExternalSignIn | null, now: Date): ExternalFailure | null {
  if (!begun || begun.expires_at <= now || begun.used_at) return 'erro_validacao_token';
  if (begun.erro !== null) return isExternalFailure(begun.erro) ? begun.erro : 'erro_autenticacao';
  return begun.cod_pessoa === null ? 'erro_validacao_token' : null;
}
