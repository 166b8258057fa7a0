import { createHash } from 'node:crypto';
import type { WireFile } from '@catalogue/api-contract';
import { Prisma, type PrismaClient } from '@catalogue/database/generated/client';
import { takeRate } from '../attempts.store';
import type { Patron } from '../http/auth';
import type { Client } from '../http/client';
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
  /** Whether a code of the account is in it: then a person's copy of their data has no text of it. */
  has_code?: boolean;
}

type Db = Pick<PrismaClient, 'sentMail' | 'mailAttachment' | '$executeRaw'>;

/** Where a tenant's mail goes. */
export interface Outbox<OutboxDb = Db> {
  db: OutboxDb;
  clock: Clock;
  /** Whether what is stored here is also sent. */
  sendsMail: boolean;
}

/** Where the HTML of a mail shows the institution's logo: the picture goes along, since programs block those from elsewhere. */
export const logoInMail = 'cid:logo';

/**
 * When a mail that is stored is tried first. The clock of a tenant may be moved, and a mail server lives in real time: every
 * later attempt is by that.
 */
const atOnce = new Date(0);

/** Mails that the outbox has at most, besides those that wait to be sent: the oldest are deleted. */
const maxMails = 10_000;

/** Stores a mail, to be sent soon where mail is sent; `GET /__mock/outbox` lists it. Attachments are stored once. */
export async function sendMail({ db, clock, sendsMail }: Outbox, { anexos = [], ...mail }: Mail): Promise<void> {
  const files = anexos.map(({ base64, ...named }) => ({
    named: { ...named, hash: createHash('sha256').update(base64).digest('hex') },
    base64,
  }));
  await db.mailAttachment.createMany({
    data: files.map(({ named: { hash }, base64 }) => ({ hash, base64 })),
    skipDuplicates: true,
  });
  const data = clock.now();
  const { id } = await db.sentMail.create({
    data: { ...mail, anexos: files.map(({ named }) => named), data, next_attempt_at: sendsMail ? atOnce : null },
  });
  await dropOldest(db, id);
}

async function dropOldest(db: Pick<PrismaClient, '$executeRaw'>, last: number) {
  const deleted = await db.$executeRaw`
    DELETE FROM caixa_saida WHERE id <= ${last - maxMails} AND next_attempt_at IS NULL`;
  if (deleted > 0) await dropAttachments(db);
}

/** Stores the mails that the library writes by itself at a moment; they have no attachments. */
export async function sendMails(
  { db, sendsMail }: Omit<Outbox, 'clock'>,
  data: Date,
  mails: readonly Omit<Mail, 'anexos'>[],
): Promise<void> {
  if (mails.length === 0) return;
  const stored = await db.sentMail.createManyAndReturn({
    data: mails.map((mail) => ({ ...mail, anexos: [], data, next_attempt_at: sendsMail ? atOnce : null })),
    select: { id: true },
  });
  await dropOldest(db, Math.max(...stored.map(({ id }) => id)));
}

/** The attachments of a row of `caixa_saida`, with their contents. */
export const attachmentsOfMail = Prisma.sql`
  (SELECT coalesce(jsonb_agg(anexo - 'hash' || jsonb_build_object('base64', conteudo.base64) ORDER BY place), '[]')
     FROM jsonb_array_elements(anexos) WITH ORDINALITY AS anexo_de(anexo, place)
     JOIN anexo_correio conteudo ON conteudo.hash = anexo->>'hash')`;

/** Deletes the attachments of mails that are deleted. */
export const dropAttachments = (db: Pick<PrismaClient, '$executeRaw'>) =>
  db.$executeRaw`
    DELETE FROM anexo_correio WHERE hash NOT IN (
      SELECT anexo->>'hash' FROM caixa_saida, jsonb_array_elements(anexos) AS anexo)`;

/** Sends a patron's mail to each of the recipients. False if there were too many in a day: then none is sent. */
export const mailToAll = (
  { db, clock, sendsMail }: Outbox<Pick<PrismaClient, '$transaction'>>,
  { cod_pessoa }: Patron,
  { address }: Client,
  recipients: readonly string[],
  mail: Omit<Mail, 'para'>,
): Promise<boolean> =>
  db.$transaction(async (tx) => {
    const attempt = { kind: 'mail', login: String(cod_pessoa), address, at: clock.now() } as const;
    if (!(await takeRate(tx, attempt, recipients.length))) return false;
    for (const para of recipients) await sendMail({ db: tx, clock, sendsMail }, { para, ...mail });
    return true;
  });
