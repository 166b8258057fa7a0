import { accountMails } from '@catalogue/domain';
import type { PrismaClient } from '@catalogue/database/generated/client';
import { sendMail, type Outbox } from '../../tenants/outbox';
import { findReader } from './newDevice.store';
import { findAddresses } from './recovery.store';

/**
 * Reports by mail that a person's password has changed, whatever their preferences. It goes to the addresses to which a code for a new
 * password would go, since a new address may belong to somebody who took the account over; and in the language stored before,
 * since this client may be theirs too.
 */
export async function reportNewPassword(
  outbox: Outbox<Pick<PrismaClient, '$queryRaw' | '$executeRaw' | 'sentMail' | 'mailAttachment'>>,
  cod_pessoa: number,
): Promise<void> {
  const { db, clock } = outbox;
  const reader = await findReader(db, cod_pessoa);
  if (!reader) return;
  const { subject, text } = accountMails[reader.idioma].passwordChanged;
  for (const para of await findAddresses(db, cod_pessoa, clock.now()))
    await sendMail(outbox, { para, assunto: subject, texto: text });
}
