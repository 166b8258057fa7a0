import type { WireFile } from '@catalogue/api-contract';
import type { Prisma, PrismaClient } from '@catalogue/database/generated/client';
import type { Clock } from './clock';

export interface Mail {
  para: string;
  assunto: string;
  texto: string;
  anexos?: WireFile[];
}

/** Keeps what a real library would have mailed; `GET /__mock/outbox` shows it. */
export const sendMail = (
  { db, clock }: { db: Pick<PrismaClient, 'sentMail'>; clock: Clock },
  { anexos = [], ...mail }: Mail,
) =>
  db.sentMail.create({
    data: { ...mail, anexos: anexos satisfies Prisma.InputJsonArray, data: clock.now() },
  });
