import type { PrismaClient } from '@catalogue/database/generated/client';

/** When the sign-in that a session comes from was made. */
export const findSignInTime = async (db: Pick<PrismaClient, 'session'>, root: string): Promise<Date | null> =>
  (await db.session.findUnique({ where: { id: root }, select: { iniciada_em: true } }))?.iniciada_em ?? null;

export const keepsHistory = async (db: Pick<PrismaClient, 'person'>, cod_pessoa: number): Promise<boolean> =>
  (await db.person.findUnique({ where: { cod_pessoa }, select: { guarda_historico: true } }))?.guarda_historico ?? true;

export const storeHistoryChoice = (db: Pick<PrismaClient, 'person'>, cod_pessoa: number, guarda_historico: boolean) =>
  db.person.update({ where: { cod_pessoa }, data: { guarda_historico } });
