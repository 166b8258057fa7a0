import { accountMails } from '@catalogue/domain';
import type { PrismaClient } from '@catalogue/database/generated/client';
import { sendMail, type Outbox } from '../../tenants/outbox';
import { findReader } from './newDevice.store';
import { findAddresses } from './recovery.store';

/**
 * Tells a person by mail that their password has changed, whatever they want to be told of: where a code would come, since a
 * new address may be that of who took the account over. Their language is the one from before, as this client may be somebody
 * else's.
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
