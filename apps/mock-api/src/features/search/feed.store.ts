import type { PrismaClient } from '@catalogue/database/generated/client';

export interface FeedTitle {
  cod_acervo: number;
  titulo: string;
  autor: string | null;
  imprint: string | null;
  resumo: string | null;
  data_inclusao: Date;
}

/** The latest of these titles, latest first. */
export const findLatest = (db: PrismaClient, codes: readonly number[], max: number) =>
  db.$queryRaw<FeedTitle[]>`
    SELECT cod_acervo, titulo, autor, imprint, resumo, data_inclusao FROM acervo
     WHERE cod_acervo = ANY(${codes}::int[])
     ORDER BY data_inclusao DESC, cod_acervo DESC LIMIT ${max}`;
