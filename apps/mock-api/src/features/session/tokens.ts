import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Deps } from '../../deps';
import { forgetExpiredTokens, storeRefreshToken } from './session.store';

const publicTokenSeconds = 3600;
const daySeconds = 24 * 60 * 60;

export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** Unknown logins are stored hashed: the text may be a password typed into the wrong field. */
export const unknownLogin = (typed: string) => hashToken(typed.trim());

/** The stored form of a recovery code; hashed with the login, so that equal codes of two people differ. */
export const codeHash = (login: string, code: string) => hashToken(`${login}:${code.trim()}`);

const unixTime = (deps: Pick<Deps, 'clock'>) => Math.floor(deps.clock.now().getTime() / 1000);

const bearer = (access_token: string, expires_in: number) => ({ access_token, token_type: 'Bearer', expires_in });

export function issuePublicToken(deps: Deps) {
  const iat = unixTime(deps);
  return bearer(
    deps.signToken({ sub: 'public', kind: 'public', iat, exp: iat + publicTokenSeconds }),
    publicTokenSeconds,
  );
}

/** An access token and the next refresh token of its family; a new family for a new sign-in. */
export async function issuePatronTokens(
  deps: Pick<Deps, 'clock' | 'settings' | 'signToken'> & { db: Pick<Deps['db'], 'refreshToken' | '$executeRaw'> },
  who: { cod_pessoa: number; login: string; client_id: string; family?: string },
) {
  const iat = unixTime(deps);
  const { ACCESS_TOKEN_SECONDS, REFRESH_TOKEN_DAYS } = deps.settings;
  const refresh_token = randomBytes(32).toString('base64url');
  await forgetExpiredTokens(deps.db, who.cod_pessoa, deps.clock.now());
  await storeRefreshToken(deps.db, {
    hash: hashToken(refresh_token),
    family: who.family ?? randomUUID(),
    cod_pessoa: who.cod_pessoa,
    login: who.login,
    client_id: who.client_id,
    expires_at: new Date((iat + REFRESH_TOKEN_DAYS * daySeconds) * 1000),
    access_expires_at: new Date((iat + ACCESS_TOKEN_SECONDS) * 1000),
  });
  const access_token = deps.signToken({
    sub: String(who.cod_pessoa),
    kind: 'patron',
    login: who.login,
    iat,
    exp: iat + ACCESS_TOKEN_SECONDS,
  });
  return { ...bearer(access_token, ACCESS_TOKEN_SECONDS), refresh_token };
}

/** A new session for a login that was identified without its password. */
export const issueNewIdentity = (deps: Deps, { login, person }: { login: string; person: { cod_pessoa: number } }) =>
  issuePatronTokens(deps, { cod_pessoa: person.cod_pessoa, login, client_id: deps.settings.PATRON_CLIENT_ID });
