import { NoticeKind } from '@catalogue/api-contract';
import { deviceName, isNewDevice, securityMail, type NewNotice } from '@catalogue/domain';
import type { PrismaClient } from '@catalogue/database/generated/client';
import type { Deps } from '../../deps';
import type { Client } from '../../http/client';
import { noticeRow } from '../../noticeRow';
import { sendMail } from '../../tenants/outbox';
import { findInstitution } from '../site/site.public';
import { findKnownDevices, findReader } from './newDevice.store';

/** What telling of a sign-in needs. */
export type NoticeDeps = Pick<Deps, 'clock' | 'sendsMail' | 'tenant' | 'today'> & {
  db: Pick<PrismaClient, '$queryRaw' | '$executeRaw' | 'alert' | 'institution' | 'sentMail' | 'mailAttachment'>;
};

const sessionsPath = '/meupergamum/dados-pessoais/sessoes';

/**
 * The notice of a sign-in that is about to be stored, if its device is new to the person: how to tell them once it is.
 * Their language is the one from before, since this client may be somebody else's.
 */
export async function noticeOfNewDevice(deps: NoticeDeps, cod_pessoa: number, session_id: string, client: Client) {
  const { db, clock, sendsMail, tenant, today } = deps;
  if (!isNewDevice(client.device, await findKnownDevices(db, cod_pessoa))) return undefined;
  const reader = await findReader(db, cod_pessoa);
  const notice: NewNotice = {
    cod_pessoa,
    tipo: NoticeKind.sessionOpened,
    codigo: session_id,
    cod_acervo: null,
    nome: deviceName(client.device),
    dia: today(),
    ate: null,
    desc_biblioteca: null,
    estado: client.address,
  };
  return async (): Promise<void> => {
    const { sigla, multa_dia: perDay } = await findInstitution(db);
    await db.alert.create({ data: noticeRow(notice, clock.now(), perDay) });
    if (!reader?.email) return;
    const sessions = tenant.address + sessionsPath;
    const { subject, text } = securityMail(notice, reader, { sigla, perDay, sessions });
    await sendMail({ db, clock, sendsMail }, { para: reader.email, assunto: subject, texto: text });
  };
}
