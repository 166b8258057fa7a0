import { randomInt } from 'node:crypto';
import { Activity, type recovery } from '@catalogue/api-contract';
import { captchaFailure, maskEmail, passwordRules, recoveryCodeLength, recoveryMinutes } from '@catalogue/domain';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/serve';
import { sendMail } from '../../tenants/outbox';
import { replacePassword } from './password.store';
import { storedHash, refusedPassword } from './passwords';
import { findAddresses, evaluateCode, reopenAccount, spendCode, storeCode } from './recovery.store';
import { findLogin, findSignInSettings, type FoundLogin } from './session.store';
import { codeHash } from './tokens';

export const recoveryHandlers: Handlers<typeof recovery> = {
  async startRecovery({ params, query, refuse }, deps) {
    const { db } = deps;
    const { flow, captcha, canRecover } = await findSignInSettings(db);
    if (!canRecover) refuse('recuperacao_indisponivel', { facts: { rule: '__md_aut 2, __md_crypt 4' } });
    const notHuman = captcha ? captchaFailure(query.recaptcha_token) : null;
    if (notHuman) refuse(notHuman, { facts: { atividade: Activity.captcha, ...query } });
    const found = await findLogin(db, flow, params.user);
    if (!found) return refuse('Usuário não encontrado.', { facts: { flow, user: params.user } });
    const addresses = await findAddresses(db, found.person.cod_pessoa);
    if (addresses.length === 0) refuse('sem_email_cadastrado', { facts: { emails: 0 } });
    const tte = await mailCode(deps, found, addresses);
    return {
      emails: addresses.map(maskEmail),
      name: found.person.nome_pessoa,
      length: recoveryCodeLength,
      tte: tte.toISOString(),
    };
  },

  async validateRecoveryCode({ params, body, refuse }, deps) {
    const { failure } = await evaluate(deps, params.user, body.code);
    if (failure) refuse(failure, { facts: { user: params.user } });
    return { rules: passwordRules };
  },

  async resetPassword({ params, body, refuse }, deps) {
    const { failure, right } = await evaluate(deps, params.user, body.code);
    if (failure !== null) return refuse(failure, { facts: { user: params.user } });
    const { person, login, id } = right;
    const refused = await refusedPassword(deps, person, body.password);
    if (refused) refuse(refused.key, { errors: { password: refused.broken }, facts: { rules: passwordRules } });
    const now = deps.clock.now();
    const { cod_pessoa, password_hash: before } = person;
    const after = await storedHash(body.password);
    return deps.db.$transaction(async (tx) => {
      if ((await spendCode(tx, id, now)) === 0) refuse('codigo_invalido', { facts: { used: true } });
      if (!(await replacePassword(tx, { cod_pessoa, before, after, at: now })))
        refuse('codigo_invalido', { facts: { changed_meanwhile: true } });
      // D1 §8: blocked users are sent here, so a new password removes the block.
      await reopenAccount(tx, login, cod_pessoa, now);
      return { message: 'SenhaAlteradaSucesso' };
    });
  },
};

async function evaluate({ db, clock }: Deps, user: string, code: string) {
  const found = await findLogin(db, (await findSignInSettings(db)).flow, user);
  if (!found) return { failure: 'Usuário não encontrado.' } as const;
  const { failure, id } = await evaluateCode(db, found.login, codeHash(found.login, code), clock.now());
  return failure ? ({ failure } as const) : { failure, right: { ...found, id } };
}

/** Mails a new code to every address; returns when it expires. */
async function mailCode(deps: Deps, { login, person }: FoundLogin, addresses: string[]): Promise<Date> {
  const { db, clock, settings } = deps;
  const code = String(randomInt(10 ** recoveryCodeLength)).padStart(recoveryCodeLength, '0');
  const tte = new Date(clock.now().getTime() + recoveryMinutes * 60_000);
  await storeCode(db, { cod_pessoa: person.cod_pessoa, login, code_hash: codeHash(login, code), tte });
  const until = new Intl.DateTimeFormat('pt-BR', { timeZone: settings.TIME_ZONE, timeStyle: 'short' }).format(tte);
  for (const para of addresses)
    await sendMail(deps, {
      para,
      assunto: 'Código para criar uma nova senha',
      texto: `${person.nome_pessoa},\n\nO código para criar uma nova senha da biblioteca é ${code}. Ele vale até as ${until}.\n\nSe você não pediu, ignore esta mensagem: a senha continua a mesma.`,
    });
  return tte;
}
