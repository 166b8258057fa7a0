import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { recoveryCodeLength, sessionDays } from '@catalogue/domain';
import { recordAccess } from '../../accesses.store';
import type { Deps } from '../../deps';
import type { Client } from '../../http/client';
import { noticeOfNewDevice, type NoticeDeps } from './newDevice';
import { findSessionStart, keepLanguage, storeRefreshToken, storeSession } from './session.store';

const publicTokenSeconds = 3600;
const daySeconds = 24 * 60 * 60;

export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** Unknown logins are stored hashed: the text may be a password typed into the wrong field. */
export const unknownLogin = (typed: string) => hashToken(typed.trim());

/** The stored form of a recovery code; hashed with the login, so that equal codes of two people differ. */
export const codeHash = (login: string, code: string) => hashToken(`${login}:${code.trim()}`);

/** The digits of a code that is mailed: they follow from its salt, so that the same code can be mailed again. */
export const mailableCode = ({ mac }: Pick<Deps, 'mac'>, login: string, salt: string): string =>
  (mac(`${login} ${salt}`).readBigUInt64BE() % BigInt(10 ** recoveryCodeLength))
    .toString()
    .padStart(recoveryCodeLength, '0');

const unixSeconds = (moment: Date) => Math.floor(moment.getTime() / 1000);
const unixTime = (deps: Pick<Deps, 'clock'>) => unixSeconds(deps.clock.now());

const bearer = (access_token: string, expires_in: number) => ({ access_token, token_type: 'Bearer', expires_in });

export function issuePublicToken(deps: Deps) {
  const iat = unixTime(deps);
  return bearer(
    deps.signToken({
      sub: 'public',
      kind: 'public',
      aud: deps.settings.PUBLIC_CLIENT_ID,
      iat,
      exp: iat + publicTokenSeconds,
    }),
    publicTokenSeconds,
  );
}

type TokenDeps = Pick<Deps, 'clock' | 'settings' | 'signToken' | 'today'> & {
  db: Pick<Deps['db'], 'person' | 'refreshToken' | 'session' | '$executeRaw' | '$queryRaw' | '$queryRawUnsafe'>;
};

interface TokenOwner {
  /** When the session began, if that is known already. */
  began?: Date;
  /** The spent refresh token that the new one follows. */
  previous_hash?: string;
  session_id: string;
  cod_pessoa: number;
  login: string;
  client_id: string;
}

/** An access token and the next refresh token of a session. */
export async function issuePatronTokens(
  deps: TokenDeps,
  { began, previous_hash, session_id, cod_pessoa, login, client_id }: TokenOwner,
) {
  const iat = unixTime(deps);
  const { ACCESS_TOKEN_SECONDS, REFRESH_TOKEN_DAYS } = deps.settings;
  const refresh_token = randomBytes(32).toString('base64url');
  const start = began ?? (await findSessionStart(deps.db, session_id));
  const sessionEnd = unixSeconds(start) + sessionDays * daySeconds;
  const refresh_expires_in = Math.max(0, Math.min(REFRESH_TOKEN_DAYS * daySeconds, sessionEnd - iat));
  const token = {
    hash: hashToken(refresh_token),
    session_id,
    expires_at: new Date((iat + refresh_expires_in) * 1000),
    access_expires_at: new Date((iat + ACCESS_TOKEN_SECONDS) * 1000),
    previous_hash: previous_hash ?? null,
  };
  await storeRefreshToken(deps.db, token, { cod_pessoa, now: deps.clock.now() });
  const access_token = deps.signToken({
    sub: String(cod_pessoa),
    kind: 'patron',
    login,
    sid: session_id,
    aud: client_id,
    iat,
    exp: iat + ACCESS_TOKEN_SECONDS,
  });
  return { ...bearer(access_token, ACCESS_TOKEN_SECONDS), refresh_token, refresh_expires_in };
}

interface Identity {
  cod_pessoa: number;
  login: string;
  client: Client;
  /** The session that this one continues, and who acts in it for the person. */
  continues?: { root: string; acting: number | null };
}

/** Tokens of a new session. A sign-in on a device that is new to the person is reported to them at once. */
export async function startSession(deps: TokenDeps & NoticeDeps, { cod_pessoa, login, client, continues }: Identity) {
  const session_id = randomUUID();
  const client_id = deps.settings.PATRON_CLIENT_ID;
  const began = deps.clock.now();
  const tell = continues ? undefined : await noticeOfNewDevice(deps, cod_pessoa, session_id, client);
  await storeSession(
    deps.db,
    {
      id: session_id,
      root_id: continues?.root ?? null,
      cod_pessoa,
      login,
      client_id,
      acting_cod_pessoa: continues?.acting ?? null,
      endereco: client.address,
      dispositivo: client.device,
    },
    began,
  );
  const acting = continues?.acting ?? null;
  // Whoever acts for another person does not choose that person's language.
  if (acting === null) await keepLanguage(deps.db, cod_pessoa, client.language);
  // Another login of one's own, or the way back, is no sign-in.
  if (!continues || acting !== null)
    await recordAccess(deps, [cod_pessoa], {
      quem: acting === null ? 'proprio' : 'outra_pessoa',
      quem_cod_pessoa: acting,
      acao: 'entrou',
      dados: 'cadastro',
    });
  await tell?.();
  return issuePatronTokens(deps, { session_id, cod_pessoa, login, client_id, ...(!continues && { began }) });
}
