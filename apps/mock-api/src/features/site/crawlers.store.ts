import type { PrismaClient } from '@catalogue/database/generated/client';

export const countTitles = (db: PrismaClient) => db.title.count();

/** A range of title codes, in ascending order. */
export const findTitleCodes = async (db: PrismaClient, from: number, max: number): Promise<number[]> =>
  (
    await db.title.findMany({ select: { cod_acervo: true }, orderBy: { cod_acervo: 'asc' }, skip: from, take: max })
  ).map(({ cod_acervo }) => cod_acervo);
