import { randomBytes } from 'node:crypto';
import type { emailChange } from '@catalogue/api-contract';
import { accountMails, codeFailure, emailCodeHours, maskEmail, oldEmailDays, type Language } from '@catalogue/domain';
import { takeRate } from '../../attempts.store';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/serve';
import { sendMail } from '../../tenants/outbox';
import { codeHash, findReader, mailableCode } from '../session/session.public';
import { confirmChange, countWrongCode, dropPendingChanges, findPendingChange, storeChange } from './emailChange.store';
import { findAccount } from './person.store';

export const emailChangeHandlers: Handlers<typeof emailChange> = {
  async getEmailChange({ patron }, { db, clock }) {
    const account = await findAccount(db, patron.cod_pessoa);
    const pending = await findPendingChange(db, patron.cod_pessoa);
    const waits = pending && pending.tte > clock.now() ? pending : null;
    return { email: account?.email ?? null, pendente: waits?.after ?? null, ate: waits?.tte.toISOString() ?? null };
  },

  async confirmEmail({ body: { codigo }, patron: { cod_pessoa, acting }, refuse }, deps) {
    // Else who acts for a person for a while could recover the password with an address of their own, and stay.
    if (acting !== null) refuse('so_a_propria_pessoa', { facts: { cod_pessoa } });
    const now = deps.clock.now();
    const failure = await deps.db.$transaction(async (tx) => {
      const pending = await findPendingChange(tx, cod_pessoa);
      const failed = codeFailure(pending, pending?.code_hash === codeHash(keyOf(cod_pessoa), codigo), now);
      if (pending && failed === 'codigo_invalido') await countWrongCode(tx, pending.id);
      if (!pending || failed) return failed ?? 'codigo_invalido';
      await confirmChange(tx, pending.id, now);
      if (pending.before !== null) {
        const facts = { after: maskEmail(pending.after), days: oldEmailDays };
        const { subject, text } = (await ownMails(tx, cod_pessoa)).emailChanged(facts);
        const outbox = { db: tx, clock: deps.clock, sendsMail: deps.sendsMail };
        await sendMail(outbox, { para: pending.before, assunto: subject, texto: text });
      }
      return null;
    });
    if (failure) refuse(failure, { facts: { cod_pessoa } });
    return { message: 'EmailConfirmado' };
  },

  async cancelEmailChange({ patron: { cod_pessoa, acting }, refuse }, { db }) {
    if (acting !== null) refuse('so_a_propria_pessoa', { facts: { cod_pessoa } });
    await dropPendingChanges(db, cod_pessoa);
  },
};

/** What a code of a change is made and stored with, so that it is good for nothing else. */
const keyOf = (cod_pessoa: number): string => `email ${cod_pessoa}`;

interface Change {
  cod_pessoa: number;
  nome_pessoa: string;
  before: string | null;
  after: string | null;
  address: string;
  /** Of who asks for it. */
  language: Language;
}

/** Mails in the person's language from before: who changes an address may be somebody else. */
const ownMails = async (db: Parameters<typeof findReader>[0], cod_pessoa: number) =>
  accountMails[(await findReader(db, cod_pessoa))?.idioma ?? 'pt'];

/**
 * Begins a change of e-mail address: mails a code to the new one and a notice to the old one. Without a new one it counts at
 * once. False when there were too many in a day.
 */
export async function beginEmailChange(
  deps: Pick<Deps, 'clock' | 'mac' | 'sendsMail'>,
  tx: Parameters<typeof storeChange>[0] & Parameters<typeof takeRate>[0] & Parameters<typeof sendMail>[0]['db'],
  { cod_pessoa, nome_pessoa, before, after, address, language }: Change,
): Promise<boolean> {
  const now = deps.clock.now();
  if (!(await takeRate(tx, { kind: 'newEmail', login: String(cod_pessoa), address, at: now }))) return false;
  const salt = randomBytes(16).toString('base64url');
  const code = mailableCode(deps, keyOf(cod_pessoa), salt);
  const tte = new Date(now.getTime() + emailCodeHours * 60 * 60_000);
  const code_hash = codeHash(keyOf(cod_pessoa), code);
  const confirmed_at = after === null ? now : null;
  await storeChange(tx, { cod_pessoa, before, after, code_hash, salt, tte, requested_at: now, confirmed_at });
  const mail = { db: tx, clock: deps.clock, sendsMail: deps.sendsMail };
  if (after !== null) {
    const { subject, text } = accountMails[language].emailCode({ name: nome_pessoa, code, hours: emailCodeHours });
    await sendMail(mail, { para: after, assunto: subject, texto: text, has_code: true });
  }
  if (before !== null) {
    const facts = { after: after === null ? null : maskEmail(after), days: oldEmailDays };
    const { subject, text } = (await ownMails(tx, cod_pessoa)).emailChange(facts);
    await sendMail(mail, { para: before, assunto: subject, texto: text });
  }
  return true;
}
