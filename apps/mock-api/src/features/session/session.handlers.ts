import { Activity, type session, type TokenRequest } from '@catalogue/api-contract';
import { isPassword } from '@catalogue/database/passwordHash';
import { captchaFailure, mustWait } from '@catalogue/domain';
import type { Deps } from '../../deps';
import { Refusal } from '../../http/errors';
import type { Handlers, RefuseOf } from '../../http/serve';
import { externalHandlers } from './external.handlers';
import { loginsHandlers } from './logins.handlers';
import { recoveryHandlers } from './recovery.handlers';
import {
  countFailures,
  findLogin,
  findPerson,
  findReadings,
  findRefreshToken,
  findSignInSettings,
  forgetFailures,
  isBlocked,
  lockAttempts,
  lockFamily,
  recordFailure,
  revokeFamily,
  spendRefreshToken,
  type Attempt,
} from './session.store';
import { hashToken, issuePatronTokens, issuePublicToken, unknownLogin } from './tokens';

type PasswordGrant = Extract<TokenRequest, { grant_type: 'password' }>;
type Refuse = RefuseOf<(typeof session)['issueToken']>;

export const sessionHandlers: Handlers<typeof session> = {
  async issueToken({ body, basic, address, refuse }, deps) {
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
      ? signIn({ ...body, address }, expected.id, refuse, deps)
      : refresh(body, refuse, deps);
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
};

async function signIn(
  { username, password, recaptcha_token, address }: PasswordGrant & { address: string },
  client_id: string,
  refuse: Refuse,
  deps: Deps,
) {
  const { db, clock } = deps;
  const { flow, captcha } = await findSignInSettings(db);
  const notHuman = captcha ? captchaFailure(recaptcha_token) : null;
  if (notHuman) refuse(notHuman, { facts: { atividade: Activity.captcha, recaptcha_token } });
  const found = await findLogin(db, flow, username);
  const attempt: Attempt = { login: found?.login ?? unknownLogin(username), address, at: clock.now() };
  const wrong = await countFailures(db, attempt);
  if (mustWait(wrong)) refuse('MuitasTentativas', { facts: { login: attempt.login, wrong_in_a_minute: wrong } });
  // An unknown login takes as long as one of the demo people.
  const right = await isPassword(password, found?.person.password_hash ?? '');
  const failure = await evaluateAttempt(deps, attempt, found?.person.cod_pessoa, right);
  if (failure)
    refuse(failure, {
      facts: { flow, known: found !== null, login: attempt.login, lido: await findReadings(db, flow, username) },
    });
  if (!found) return refuse('UsuarioOuSenhaIncorreta');
  return issuePatronTokens(deps, { cod_pessoa: found.person.cod_pessoa, login: found.login, client_id });
}

/**
 * Evaluates and records an attempt. Attempts of one login or address are evaluated one after the other, so that
 * concurrent ones count for each other (ruling B13). No connection is in use while a password is hashed.
 */
const evaluateAttempt = ({ db }: Deps, attempt: Attempt, cod_pessoa: number | undefined, right: boolean) =>
  db.$transaction(async (tx) => {
    await lockAttempts(tx, attempt);
    if (mustWait(await countFailures(tx, attempt))) return 'MuitasTentativas';
    // Whatever password was typed: a user who forgot it must learn that a new one reopens the account (D1 §8, ruling
    // B13).
    if (cod_pessoa !== undefined && (await isBlocked(tx, cod_pessoa))) return 'ACESSO_BLOQUEADO';
    if (cod_pessoa === undefined || !right) {
      await recordFailure(tx, attempt);
      return 'UsuarioOuSenhaIncorreta';
    }
    await forgetFailures(tx, attempt.login, cod_pessoa);
    return null;
  });

async function refresh(
  { refresh_token }: Extract<TokenRequest, { grant_type: 'refresh_token' }>,
  refuse: Refuse,
  deps: Deps,
) {
  const { db, clock } = deps;
  const now = clock.now();
  const hash = hashToken(refresh_token);
  const token = await findRefreshToken(db, hash);
  if (!token || token.expires_at <= now) return refuse('invalid_grant');
  const { family, cod_pessoa, login, client_id, person } = token;
  const successor = await db.$transaction(async (tx) => {
    await lockFamily(tx, family);
    const isSpent = (await spendRefreshToken(tx, hash, now)) === 0;
    // A used token that is sent again was copied: all tokens of its family are revoked. The same applies to a person
    // blocked since.
    if (isSpent || person.bloqueio) return void (await revokeFamily(tx, family, now));
    return issuePatronTokens({ ...deps, db: tx }, { cod_pessoa, login, client_id, family });
  });
  if (successor) return successor;
  return refuse(person.bloqueio ? 'ACESSO_BLOQUEADO' : 'invalid_grant');
}
