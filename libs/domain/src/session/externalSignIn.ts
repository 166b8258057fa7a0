/** What can go wrong at an identity service, and the status that tells it (D1 §8, ruling D8). The keys are also those of their texts. */
export const externalFailures = {
  acesso_negado: 403,
  erro_autenticacao: 401,
  erro_validacao_token: 422,
  usuario_nao_encontrado: 404,
} as const;
export type ExternalFailure = keyof typeof externalFailures;

export const isExternalFailure = (key: string): key is ExternalFailure => Object.hasOwn(externalFailures, key);

/** Which error of an identity service a refused validation was, by its status; null: none of them. */
export const externalFailureOf = (status: number | string): ExternalFailure | null =>
  Object.keys(externalFailures).find(
    (key): key is ExternalFailure => isExternalFailure(key) && externalFailures[key] === status,
  ) ?? null;

/** Minutes within which a sign-in that was begun must come back from the identity service. */
export const externalMinutes = 10;

/** A sign-in at an identity service as it is kept here. */
interface ExternalSignIn {
  cod_pessoa: number | null;
  erro: string | null;
  expires_at: Date;
  used_at: Date | null;
}

/** Why the answer of an identity service opens no session: unknown, over, used before or not finished; or what the service said. */
export function externalFailure(begun: ExternalSignIn | null, now: Date): ExternalFailure | null {
  if (!begun || begun.expires_at <= now || begun.used_at) return 'erro_validacao_token';
  if (begun.erro !== null) return isExternalFailure(begun.erro) ? begun.erro : 'erro_autenticacao';
  return begun.cod_pessoa === null ? 'erro_validacao_token' : null;
}
