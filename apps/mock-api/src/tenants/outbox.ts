import type { WireFile } from '@catalogue/api-contract';
import type { Prisma, PrismaClient } from '@catalogue/database/generated/client';
import type { Clock } from './clock';

export interface Mail {
  para: string;
  assunto: string;
  texto: string;
  anexos?: WireFile[];
}

/** Stores the mail that a real server would send; `GET /__mock/outbox` lists it. */
export const sendMail = (
  { db, clock }: { db: Pick<PrismaClient, 'sentMail'>; clock: Clock },
  { anexos = [], ...mail }: Mail,
) =>
  db.sentMail.create({
    data: { ...mail, anexos: anexos satisfies Prisma.InputJsonArray, data: clock.now() },
  });
