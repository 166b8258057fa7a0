import { Activity, type session, type TokenRequest } from '@catalogue/api-contract';
import { captchaFailure, isRefreshRepeated } from '@catalogue/domain';
import type { Deps } from '../../deps';
import { Refusal } from '../../http/errors';
import type { Client } from '../../http/client';
import type { Handlers, RefuseOf } from '../../http/serve';
import { endSession, findSession, findSessionStatus } from '../../sessions.store';
import { externalHandlers } from './external.handlers';
import { loginsHandlers } from './logins.handlers';
import { recoveryHandlers } from './recovery.handlers';
import { keepPassword } from './password.store';
import { evaluatePassword } from './passwords';
import {
  findLogin,
  findPerson,
  findReadings,
  findRefreshToken,
  findSignInSettings,
  findTimeOfUse,
  keepLanguage,
  lockSession,
  markUsed,
  spendRefreshToken,
  revokeSuccessors,
  type InTransaction,
} from './session.store';
import { sessionsHandlers } from './sessions.handlers';
import { hashToken, issuePatronTokens, issuePublicToken, startSession, unknownLogin } from './tokens';

type PasswordGrant = Extract<TokenRequest, { grant_type: 'password' }>;
type Refuse = RefuseOf<(typeof session)['issueToken']>;

export const sessionHandlers: Handlers<typeof session> = {
  async issueToken({ body, basic, client, refuse }, deps) {
    const { settings } = deps;
    const client_id = basic?.client_id ?? body.client_id;
    const client_secret = basic?.client_secret ?? body.client_secret;
    const expected =
      body.grant_type === 'client_credentials'
        ? { id: settings.PUBLIC_CLIENT_ID, secret: settings.PUBLIC_CLIENT_SECRET }
        : { id: settings.PATRON_CLIENT_ID, secret: settings.PATRON_CLIENT_SECRET };
    if (client_id !== expected.id || client_secret !== expected.secret) refuse('invalid_client');
    if (body.grant_type === 'client_credentials') return issuePublicToken(deps);
    return body.grant_type === 'password'
      ? signIn({ ...body, client }, refuse, deps)
      : refresh({ ...body, client }, refuse, deps);
  },

  async revokeToken({ body, basic, refuse }, deps) {
    const { PATRON_CLIENT_ID, PATRON_CLIENT_SECRET } = deps.settings;
    const client_id = basic?.client_id ?? body.client_id;
    const client_secret = basic?.client_secret ?? body.client_secret;
    if (client_id !== PATRON_CLIENT_ID || client_secret !== PATRON_CLIENT_SECRET) refuse('invalid_client');
    const id = (await findRefreshToken(deps.db, hashToken(body.token)))?.session_id ?? deps.sessionOf(body.token);
    const session = await findSession(deps.db, id ?? '');
    if (session) await endSession(deps.db, session.root_id ?? session.id, deps.clock.now());
    return {};
  },

  async getPerson({ patron }, { db }) {
    const person = await findPerson(db, patron.cod_pessoa);
    if (!person) throw new Refusal(401, 'A sessão terminou ou não é válida. Entre de novo.');
    const { permissions, bloqueio, ...user } = person;
    return { user: { ...user, login: patron.login }, authPermissions: permissions, bloqueio };
  },

  ...externalHandlers,
  ...loginsHandlers,
  ...recoveryHandlers,
  ...sessionsHandlers,
};

async function signIn(
  { username, password, recaptcha_token, client }: PasswordGrant & { client: Client },
  refuse: Refuse,
  deps: Deps,
) {
  const { db } = deps;
  const { flow, captcha } = await findSignInSettings(db);
  const notHuman = captcha ? captchaFailure(recaptcha_token) : null;
  if (notHuman) refuse(notHuman, { facts: { atividade: Activity.captcha, recaptcha_token } });
  const found = await findLogin(db, flow, username);
  const login = found?.login ?? unknownLogin(username);
  const failure = await evaluatePassword(deps, { login, client, password, person: found?.person });
  if (failure)
    refuse(failure, {
      facts: { flow, known: found !== null, login, lido: await findReadings(db, flow, username) },
    });
  if (!found) return refuse('UsuarioOuSenhaIncorreta');
  const { cod_pessoa, password_hash } = found.person;
  // The password may have been replaced while this one was hashed; a change that comes now ends the session.
  const tokens = await db.$transaction(
    async (tx) =>
      (await keepPassword(tx, cod_pessoa, password_hash)) &&
      startSession({ ...deps, db: tx }, { cod_pessoa, login, client }),
  );
  return tokens || refuse('UsuarioOuSenhaIncorreta', { facts: { changed_meanwhile: true } });
}

async function refresh(
  { refresh_token, client }: Extract<TokenRequest, { grant_type: 'refresh_token' }> & { client: Client },
  refuse: Refuse,
  deps: Deps,
) {
  const { db, clock } = deps;
  const now = clock.now();
  const hash = hashToken(refresh_token);
  const token = await findRefreshToken(db, hash);
  if (!token || token.expires_at <= now) return refuse('invalid_grant');
  const { session_id, root_id, cod_pessoa, login, client_id, acting_cod_pessoa, is_blocked } = token;
  const successor = await db.$transaction(async (tx) => {
    await lockSession(tx, session_id);
    // A used token that is sent again was copied, unless its reply was lost: then its session ends. So does one that is
    // not open, as of a person who was blocked since, or of one for whom nobody may act any longer.
    const isGood = (await spendRefreshToken(tx, hash, now)) > 0 || (await wasReplyLost(tx, hash, now));
    if (!isGood || (await findSessionStatus(tx, session_id, now)).state !== 'open')
      return void (await endSession(tx, root_id ?? session_id, now));
    await markUsed(tx, session_id, now);
    // It may have been changed since the sign-in.
    if (acting_cod_pessoa === null) await keepLanguage(tx, cod_pessoa, client.language);
    return issuePatronTokens({ ...deps, db: tx }, { session_id, cod_pessoa, login, client_id, previous_hash: hash });
  });
  if (successor) return successor;
  return refuse(is_blocked ? 'ACESSO_BLOQUEADO' : 'invalid_grant');
}

async function wasReplyLost(tx: InTransaction, hash: string, now: Date): Promise<boolean> {
  const used_at = await findTimeOfUse(tx, hash);
  return used_at !== null && isRefreshRepeated(used_at, now) && (await revokeSuccessors(tx, hash));
}
