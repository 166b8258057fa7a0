import { randomBytes } from 'node:crypto';
import { Activity, type recovery } from '@catalogue/api-contract';
import {
  accountMails,
  captchaFailure,
  codeFailure,
  maskEmail,
  passwordRules,
  recoveryCodeLength,
  recoveryMinutes,
} from '@catalogue/domain';
import { recordAccess } from '../../accesses.store';
import { isOverRate, lockAttempts, recordAttempt, takeRate } from '../../attempts.store';
import type { Deps } from '../../deps';
import type { Client } from '../../http/client';
import type { Handlers } from '../../http/serve';
import { sendMail } from '../../tenants/outbox';
import { replacePassword } from './password.store';
import { reportNewPassword } from './newPassword';
import { storedHash, refusedPassword } from './passwords';
import { countWrongGuess, findAddresses, findCode, reopenAccount, restoreEmail, storeCode } from './recovery.store';
import { findLogin, findSignInSettings, type FoundLogin } from './session.store';
import { codeHash, mailableCode, unknownLogin } from './tokens';

export const recoveryHandlers: Handlers<typeof recovery> = {
  async startRecovery({ params, query, client, refuse }, deps) {
    const { db } = deps;
    const { flow, captcha, canRecover } = await findSignInSettings(db);
    if (!canRecover) refuse('recuperacao_indisponivel', { facts: { rule: '__md_aut 2, __md_crypt 4' } });
    const notHuman = captcha ? captchaFailure(query.recaptcha_token) : null;
    if (notHuman) refuse(notHuman, { facts: { atividade: Activity.captcha, ...query } });
    const found = await findLogin(db, flow, params.user);
    // Unknown logins count as well: otherwise an address could ask for all of them.
    const login = found?.login ?? unknownLogin(params.user);
    if (!(await mayAsk(deps, login, client))) refuse('MuitasTentativas', { facts: { login } });
    if (!found) return refuse('Usuário não encontrado.', { facts: { flow, user: params.user } });
    const addresses = await findAddresses(db, found.person.cod_pessoa, deps.clock.now());
    if (addresses.length === 0) refuse('sem_email_cadastrado', { facts: { emails: 0 } });
    const tte = await mailCode(deps, found, addresses, client);
    return {
      emails: addresses.map(maskEmail),
      name: found.person.nome_pessoa,
      length: recoveryCodeLength,
      tte: tte.toISOString(),
    };
  },

  async validateRecoveryCode({ params, body, client, refuse }, deps) {
    const { failure } = await evaluateCode(deps, params.user, body.code, client);
    if (failure) refuse(failure, { facts: { user: params.user } });
    return { rules: passwordRules };
  },

  async resetPassword({ params, body, client, refuse }, deps) {
    const { failure, right } = await evaluateCode(deps, params.user, body.code, client);
    if (failure !== null) return refuse(failure, { facts: { user: params.user } });
    const { person, login } = right;
    const refused = await refusedPassword(deps, person, client, body.password);
    if (refused) refuse(refused.key, { errors: { password: refused.broken }, facts: { rules: passwordRules } });
    const now = deps.clock.now();
    const { cod_pessoa, password_hash: before } = person;
    const after = await storedHash(deps, body.password);
    return deps.db.$transaction(async (tx) => {
      // A code that was used meanwhile has changed the password.
      if (!(await replacePassword(tx, { cod_pessoa, before, after, at: now })))
        refuse('codigo_invalido', { facts: { changed_meanwhile: true } });
      // D1 §8: blocked users are sent here, so a new password removes the block.
      await reopenAccount(tx, login, cod_pessoa, now);
      await restoreEmail(tx, cod_pessoa, now);
      await reportNewPassword({ ...deps, db: tx }, cod_pessoa);
      await recordAccess({ ...deps, db: tx }, [cod_pessoa], { quem: 'proprio', acao: 'mudou', dados: 'cadastro' });
      return { message: 'SenhaAlteradaSucesso' };
    });
  },
};

/** Counts one more code asked for, unless there were too many. */
const mayAsk = ({ db, clock }: Deps, login: string, { address }: Client): Promise<boolean> =>
  db.$transaction((tx) => takeRate(tx, { kind: 'recoveryMail', login, address, at: clock.now() }));

/**
 * Checks a code against the last one mailed, and counts a wrong one: for the code, and for the login and the address
 * across codes. Concurrent checks run one after the other.
 */
async function evaluateCode({ db, clock }: Deps, user: string, code: string, { address }: Client) {
  const found = await findLogin(db, (await findSignInSettings(db)).flow, user);
  const login = found?.login ?? unknownLogin(user);
  const attempt = { kind: 'recoveryGuess', login, address, at: clock.now() } as const;
  return db.$transaction(async (tx) => {
    await lockAttempts(tx, attempt);
    if (await isOverRate(tx, attempt)) return { failure: 'MuitasTentativas' } as const;
    const mailed = found && (await findCode(tx, login));
    const failure = codeFailure(mailed, mailed?.code_hash === codeHash(login, code), attempt.at);
    if (found && mailed && !failure) return { failure: null, right: found };
    if (failure !== 'codigo_expirado') await recordAttempt(tx, attempt);
    if (mailed && failure === 'codigo_invalido') await countWrongGuess(tx, mailed.id);
    return { failure: found ? (failure ?? 'codigo_invalido') : 'Usuário não encontrado.' } as const;
  });
}

/**
 * Mails the code that is still good, or else a new one, to every address; returns when it expires. Requests of one login at
 * the same moment run one after the other, so that all get one code.
 */
async function mailCode(
  deps: Deps,
  { login, person }: FoundLogin,
  addresses: string[],
  { address, language }: Client,
): Promise<Date> {
  const { clock, settings, db, sendsMail } = deps;
  return db.$transaction(async (tx) => {
    const now = clock.now();
    await lockAttempts(tx, { kind: 'recoveryMail', login, address, at: now });
    const { code, tte } =
      (await findGoodCode(deps, tx, login, now)) ?? (await makeCode(deps, tx, { login, person }, now));
    const until = new Intl.DateTimeFormat(language, { timeZone: settings.TIME_ZONE, timeStyle: 'short' }).format(tte);
    const { subject, text } = accountMails[language].recoveryCode({ name: person.nome_pessoa, code, until });
    for (const para of addresses)
      await sendMail({ db: tx, clock, sendsMail }, { para, assunto: subject, texto: text, has_code: true });
    return tte;
  });
}

type InTransaction = Parameters<typeof findCode>[0] & Parameters<typeof storeCode>[0];

async function findGoodCode(deps: Deps, tx: InTransaction, login: string, now: Date) {
  const mailed = await findCode(tx, login);
  if (!mailed || codeFailure(mailed, true, now)) return null;
  const code = mailableCode(deps, login, mailed.salt);
  // Another server's key made another code.
  return codeHash(login, code) === mailed.code_hash ? { code, tte: mailed.tte } : null;
}

async function makeCode(
  deps: Deps,
  tx: InTransaction,
  { login, person }: Pick<FoundLogin, 'login' | 'person'>,
  now: Date,
) {
  const salt = randomBytes(16).toString('base64url');
  const code = mailableCode(deps, login, salt);
  const tte = new Date(now.getTime() + recoveryMinutes * 60_000);
  const { cod_pessoa } = person;
  await storeCode(tx, { cod_pessoa, login, code_hash: codeHash(login, code), salt, tte }, now);
  return { code, tte };
}
