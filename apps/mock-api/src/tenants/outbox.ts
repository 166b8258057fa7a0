import { createHash } from 'node:crypto';
import type { WireFile } from '@catalogue/api-contract';
import type { PrismaClient } from '@catalogue/database/generated/client';
import { takeRate } from '../attempts.store';
import type { Patron } from '../http/auth';
import type { Client } from '../http/serve';
import type { Clock } from './clock';

export interface Mail {
  para: string;
  assunto: string;
  texto: string;
  /** The same as HTML. */
  html?: string;
  /** The address that stops mails like this one (RFC 8058). */
  parar?: string;
  anexos?: WireFile[];
}

type Db = Pick<PrismaClient, 'sentMail' | 'mailAttachment' | '$executeRaw'>;

/** Mails that the outbox has at most: the oldest are deleted. */
const mostMails = 10_000;

/** Stores the mail that a real server would send; `GET /__mock/outbox` lists it. Attachments are stored once. */
export async function sendMail({ db, clock }: { db: Db; clock: Clock }, { anexos = [], ...mail }: Mail): Promise<void> {
  const files = anexos.map(({ base64, ...named }) => ({
    named: { ...named, hash: createHash('sha256').update(base64).digest('hex') },
    base64,
  }));
  await db.mailAttachment.createMany({
    data: files.map(({ named: { hash }, base64 }) => ({ hash, base64 })),
    skipDuplicates: true,
  });
  const { id } = await db.sentMail.create({
    data: { ...mail, anexos: files.map(({ named }) => named), data: clock.now() },
  });
  await dropOldest(db, id);
}

async function dropOldest(db: Pick<PrismaClient, '$executeRaw'>, last: number) {
  if ((await db.$executeRaw`DELETE FROM caixa_saida WHERE id <= ${last - mostMails}`) > 0) await dropAttachments(db);
}

/** Stores the mails that the library writes by itself at a moment; they have no attachments. */
export async function sendMails(db: Db, data: Date, mails: readonly Omit<Mail, 'anexos'>[]): Promise<void> {
  if (mails.length === 0) return;
  const stored = await db.sentMail.createManyAndReturn({
    data: mails.map((mail) => ({ ...mail, anexos: [], data })),
    select: { id: true },
  });
  await dropOldest(db, Math.max(...stored.map(({ id }) => id)));
}

/** Deletes the attachments of mails that are deleted. */
export const dropAttachments = (db: Pick<PrismaClient, '$executeRaw'>) =>
  db.$executeRaw`
    DELETE FROM anexo_correio WHERE hash NOT IN (
      SELECT anexo->>'hash' FROM caixa_saida, jsonb_array_elements(anexos) AS anexo)`;

/** Sends a patron's mail to each of the recipients. False if there were too many in a day: then none is sent. */
export const mailToAll = (
  { db, clock }: { db: Pick<PrismaClient, '$transaction'>; clock: Clock },
  { cod_pessoa }: Patron,
  { address }: Client,
  recipients: readonly string[],
  mail: Omit<Mail, 'para'>,
): Promise<boolean> =>
  db.$transaction(async (tx) => {
    const attempt = { kind: 'mail', login: String(cod_pessoa), address, at: clock.now() } as const;
    if (!(await takeRate(tx, attempt, recipients.length))) return false;
    for (const para of recipients) await sendMail({ db: tx, clock }, { para, ...mail });
    return true;
  });
