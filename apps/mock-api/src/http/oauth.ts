import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal, answerOf } from './errors';
import { explainHeader } from './explain';

/** RFC 6749 §5.1: token replies are never stored. */
export const oauthHeaders = { 'cache-control': 'no-store', pragma: 'no-cache' };

/** Client credentials of an `Authorization: Basic` header, RFC 6749 §2.3.1. */
export function basicCredentials(request: FastifyRequest) {
  const encoded = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (!encoded) return undefined;
  const [client_id = '', ...secret] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  return { client_id: formDecoded(client_id), client_secret: formDecoded(secret.join(':')) };
}

const formDecoded = (text: string) => new URLSearchParams(`v=${text.replace(/&/g, '%26')}`).get('v') ?? '';

// The OAuth 2 errors for the documents' own password refusals.
const standardError: Record<string, string> = {
  UsuarioOuSenhaIncorreta: 'invalid_grant',
  MuitasTentativas: 'invalid_grant',
  ACESSO_BLOQUEADO: 'access_denied',
  captcha_obrigatorio: 'invalid_request',
  captcha_expirado: 'invalid_request',
  captcha_invalido: 'invalid_request',
};
const description: Record<string, string> = {
  invalid_request: 'A parameter is missing or malformed.',
  unsupported_grant_type: 'The grant type is not one of password, client_credentials, refresh_token.',
  invalid_grant: 'The refresh token is unknown, used, revoked or expired.',
  invalid_client: 'The client is unknown or its secret is wrong.',
  UsuarioOuSenhaIncorreta: 'The user or the password is wrong.',
  MuitasTentativas: 'Too many attempts in a row.',
  ACESSO_BLOQUEADO: 'The account is blocked.',
  captcha_obrigatorio: 'The captcha was not done.',
  captcha_expirado: 'The captcha is over.',
  captcha_invalido: 'The captcha is not one of this library.',
};

// Errors of requests whose parameters could not be read.
const unreadable = {
  invalid_request: 'The request is too large.',
  server_error: 'The server met an unexpected condition.',
};

/**
 * RFC 6749 §5.2 errors in addition to the `message` that the observed clients read (ruling A13). WWW-Authenticate only
 * for a client that used Basic.
 */
export function oauthError(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) {
  reply.headers(oauthHeaders);
  const answer = answerOf(error, request);
  reply.headers({ ...answer.headers, ...explainHeader(request) });
  const refusal =
    error instanceof Refusal
      ? error
      : (error.statusCode ?? 500) < 500 && error.statusCode !== 413
        ? new Refusal(400, 'invalid_request')
        : null;
  if (!refusal) {
    const { status, body } = answer;
    const code = status === 413 ? 'invalid_request' : 'server_error';
    const error = isForLater(status) ? later : code;
    return reply.status(status).send({ error, error_description: unreadable[code], ...body });
  }
  // Invalid input is a 422 with its fields elsewhere; here it gets RFC 6749's code.
  const isInput = refusal.status === 422 && refusal.details.errors !== undefined;
  const key = isInput ? inputError(request) : refusal.key;
  const status = isInput ? 400 : refusal.status;
  if (key === 'invalid_client' && /^basic /i.test(request.headers.authorization ?? ''))
    reply.header('www-authenticate', 'Basic realm="oauth"');
  const failure = oauthFailure(key);
  return reply.status(status).send(isForLater(status) && !standardError[key] ? { ...failure, error: later } : failure);
}

/** The body of an expected refusal of the token call. */
export const oauthFailure = (key: string) => ({
  error: standardError[key] ?? key,
  error_description: description[key] ?? key,
  message: key,
});

// RFC 6749 has no code for it at the token endpoint; this is the authorization endpoint's.
const later = 'temporarily_unavailable';
const isForLater = (status: number): boolean => status === 429 || status === 503;

const grants = ['password', 'client_credentials', 'refresh_token'];
function inputError(request: FastifyRequest) {
  const body = request.body;
  const grant = body && typeof body === 'object' && 'grant_type' in body ? body.grant_type : undefined;
  return typeof grant === 'string' && !grants.includes(grant) ? 'unsupported_grant_type' : 'invalid_request';
}
