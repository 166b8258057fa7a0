import { accountMails } from '@catalogue/domain';
import type { PrismaClient } from '@catalogue/database/generated/client';
import { sendMail, type Outbox } from '../../tenants/outbox';
import { findReader } from './newDevice.store';

/**
 * Tells a person by mail that their password has changed, whatever they want to be told of. Their language is the one from
 * before, since this client may be somebody else's.
 */
export async function reportNewPassword(
  outbox: Outbox<Pick<PrismaClient, '$queryRaw' | '$executeRaw' | 'sentMail' | 'mailAttachment'>>,
  cod_pessoa: number,
): Promise<void> {
  const reader = await findReader(outbox.db, cod_pessoa);
  if (!reader?.email) return;
  const { subject, text } = accountMails[reader.idioma].passwordChanged;
  await sendMail(outbox, { para: reader.email, assunto: subject, texto: text });
}
