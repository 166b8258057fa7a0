import type { WireFile } from '@catalogue/api-contract';
import type { PrismaClient } from '@catalogue/database/generated/client';
import { attachmentsOfMail, logoInMail } from './outbox';

type Db = Pick<PrismaClient, '$queryRaw' | '$executeRaw'>;

/** A mail that one process has taken to send it. */
export interface QueuedMail {
  id: number;
  message_key: string;
  /** How often it was tried, this time included. */
  attempts: number;
  para: string;
  assunto: string;
  texto: string;
  html: string | null;
  parar: string | null;
  anexos: WireFile[];
  /** The logo as data address, of a mail that shows it. */
  logo: string | null;
}

/** Longer than any attempt takes: then the process that took the mail is gone, and another one tries it. */
const leaseMinutes = 10;
const afterMinutes = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * 60_000);

/** Takes the mail that has waited longest: no other process gets it, unless this one is gone without a word. */
export async function takeMail(db: Db, now: Date): Promise<QueuedMail | undefined> {
  // A write would void the replies that are kept, so look first.
  const due = await db.$queryRaw<object[]>`SELECT 1 FROM caixa_saida WHERE next_attempt_at <= ${now} LIMIT 1`;
  if (due.length === 0) return undefined;
  const [mail] = await db.$queryRaw<QueuedMail[]>`
    UPDATE caixa_saida SET attempts = attempts + 1, next_attempt_at = ${afterMinutes(now, leaseMinutes)}
     WHERE id = (SELECT id FROM caixa_saida WHERE next_attempt_at <= ${now}
                  ORDER BY next_attempt_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id, message_key::text, attempts, para, assunto, texto, html, parar, ${attachmentsOfMail} AS anexos,
              CASE WHEN html LIKE ${`%"${logoInMail}"%`} THEN (SELECT logo FROM instituicao WHERE active) END AS logo`;
  return mail;
}

// By its key too: a snapshot that was restored meanwhile may have another mail under this number.
export const storeSent = (db: Db, { id, message_key }: QueuedMail, now: Date) =>
  db.$executeRaw`
    UPDATE caixa_saida SET sent_at = ${now}, next_attempt_at = NULL, last_failure = NULL
     WHERE id = ${id} AND message_key = ${message_key}::uuid`;

/** `minutes` until the next attempt; null: the mail is given up. */
export const storeFailure = (
  db: Db,
  { id, message_key }: QueuedMail,
  { now, minutes, failure }: { now: Date; minutes: number | null; failure: string },
) =>
  db.$executeRaw`
    UPDATE caixa_saida SET next_attempt_at = ${minutes === null ? null : afterMinutes(now, minutes)}, last_failure = ${failure}
     WHERE id = ${id} AND message_key = ${message_key}::uuid`;

/** Mails of a restored database are not sent again. */
export const emptyMailQueue = (db: Db) =>
  db.$executeRaw`UPDATE caixa_saida SET next_attempt_at = NULL, attempts = 0 WHERE next_attempt_at IS NOT NULL`;

/** How many mails wait, for how many seconds the oldest, and how many were given up. */
export async function measureMailQueue(db: Db, now: Date) {
  const [row] = await db.$queryRaw<{ waiting: number; oldest_seconds: number; given_up: number }[]>`
    SELECT count(next_attempt_at)::int AS waiting,
           coalesce(extract(epoch FROM ${now}::timestamptz - min(data) FILTER (WHERE next_attempt_at IS NOT NULL)), 0)::int
             AS oldest_seconds,
           count(*) FILTER (WHERE attempts > 0 AND sent_at IS NULL AND next_attempt_at IS NULL)::int AS given_up
      FROM caixa_saida`;
  return row ?? { waiting: 0, oldest_seconds: 0, given_up: 0 };
}
