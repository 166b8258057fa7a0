import type { PrismaClient } from '@catalogue/database/generated/client';

export type ExternalKind = 'oidc' | 'saml';

interface NewExternalSession {
  key: string;
  tipo: ExternalKind;
  login: string | null;
  redirect: string;
  browser_hash: string;
  expires_at: Date;
}

export const beginExternal = (db: PrismaClient, begun: NewExternalSession) =>
  db.externalSession.create({ data: begun });

export const findExternal = (db: PrismaClient, key: string) => db.externalSession.findUnique({ where: { key } });

/**
 * Stores the identity service's answer: a person or an error, and the key that identifies it from now on; 0 when it was
 * already answered.
 */
export const answerExternal = async (
  db: PrismaClient,
  key: string,
  answer: { key: string; cod_pessoa: number | null; erro: string | null },
) =>
  (await db.externalSession.updateMany({ where: { key, cod_pessoa: null, erro: null, used_at: null }, data: answer }))
    .count;

/** Marks the answer used; 0 when another call was faster. */
export const spendExternal = async (db: PrismaClient, key: string, used_at: Date) =>
  (await db.externalSession.updateMany({ where: { key, used_at: null }, data: { used_at } })).count;
