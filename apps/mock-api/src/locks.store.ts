import type { PrismaClient } from '@catalogue/database/generated/client';

type Db = Pick<PrismaClient, '$queryRaw'>;

/**
 * Locks the person against other writes until the transaction ends. Take it after `lockCivilDay` and before any title.
 */
export const lockPatron = (tx: Db, cod_pessoa: number) =>
  tx.$queryRaw`SELECT 1 FROM pessoa WHERE cod_pessoa = ${cod_pessoa} FOR NO KEY UPDATE`;

/**
 * Locks these titles against other holds and requests until the transaction ends; always in the order of their codes.
 */
export const lockTitles = (tx: Db, titles: readonly number[]) =>
  tx.$queryRaw`SELECT 1 FROM acervo WHERE cod_acervo = ANY(${titles}::int[]) ORDER BY cod_acervo FOR NO KEY UPDATE`;
