import { Activity, type RefusalKey, type session, type TokenRequest } from '@catalogue/api-contract';
import { isPassword } from '@catalogue/database/passwordHash';
import { attemptsBeforeBlock, attemptWindow, captchaFailure, mustWait } from '@catalogue/domain';
import type { Deps } from '../../deps';
import { Refusal } from '../../http/errors';
import type { Handlers } from '../../http/serve';
import { externalHandlers } from './external.handlers';
import { loginsHandlers } from './logins.handlers';
import { recoveryHandlers } from './recovery.handlers';
import {
  countFailures,
  findLogin,
  findPerson,
  findRefreshToken,
  findSignInSettings,
  forgetFailures,
  lockFamily,
  recordFailure,
  revokeFamily,
  spendRefreshToken,
} from './session.store';
import { hashToken, issuePatronTokens, issuePublicToken } from './tokens';

type PasswordGrant = Extract<TokenRequest, { grant_type: 'password' }>;
type Refuse = (
  key: RefusalKey<(typeof session)['issueToken']>,
  extra?: Record<string, unknown>,
  facts?: Record<string, unknown>,
) => never;

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
  const now = clock.now();
  const { flow, captcha } = await findSignInSettings(db);
  const notHuman = captcha ? captchaFailure(recaptcha_token) : null;
  if (notHuman) refuse(notHuman, {}, { atividade: Activity.captcha, recaptcha_token });
  const found = await findLogin(db, flow, username);
  const login = found?.login ?? username.trim();
  const wrong = await countFailures(db, login, address, new Date(now.getTime() - attemptWindow));
  if (mustWait(wrong)) refuse('MuitasTentativas', {}, { login, wrong_in_a_minute: wrong });
  // An unknown login takes as long as a known one.
  const right = await isPassword(password, found?.person.password_hash ?? '');
  if (found?.person.bloqueio) refuse('ACESSO_BLOQUEADO', {}, { failed_attempts: found.person.failed_attempts });
  if (!found || !right) {
    await recordFailure(db, { login, address, at: now }, attemptsBeforeBlock);
    return refuse('UsuarioOuSenhaIncorreta', {}, { flow, known: found !== null });
  }
  await forgetFailures(db, login, found.person.cod_pessoa);
  return issuePatronTokens(deps, { cod_pessoa: found.person.cod_pessoa, login, client_id });
}

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
    // A used token that comes back was copied: whoever holds its successors is signed out. So is who was blocked since.
    if (isSpent || person.bloqueio) return void (await revokeFamily(tx, family, now));
    return issuePatronTokens({ ...deps, db: tx }, { cod_pessoa, login, client_id, family });
  });
  if (successor) return successor;
  return refuse(person.bloqueio ? 'ACESSO_BLOQUEADO' : 'invalid_grant');
}
