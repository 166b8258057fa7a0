import type { PrismaClient } from '@catalogue/database/generated/client';

export const countTitles = (db: PrismaClient) => db.title.count();

/** A stretch of all titles, in the order of their codes. */
export const findTitleCodes = async (db: PrismaClient, from: number, most: number): Promise<number[]> =>
  (
    await db.title.findMany({ select: { cod_acervo: true }, orderBy: { cod_acervo: 'asc' }, skip: from, take: most })
  ).map(({ cod_acervo }) => cod_acervo);
