import type { PrismaClient } from '@catalogue/database/generated/client';
import { isInForce } from '../../personConditions.store';

type Db = Pick<PrismaClient, '$queryRaw'>;

/** Keeps other writes of this person waiting until the transaction ends. After `holdDay`, before any title. */
export const lockPatron = (tx: Db, cod_pessoa: number) =>
  tx.$queryRaw`SELECT 1 FROM pessoa WHERE cod_pessoa = ${cod_pessoa} FOR NO KEY UPDATE`;

/** Keeps other holds and requests of these titles waiting until the transaction ends; always in the order of their codes. */
export const lockTitles = (tx: Db, titles: readonly number[]) =>
  tx.$queryRaw`SELECT 1 FROM acervo WHERE cod_acervo = ANY(${titles}::int[]) ORDER BY cod_acervo FOR NO KEY UPDATE`;

/** The libraries from which the person is in deviation on a day (ISO), the last day of it included. */
export const findDeviations = async (db: Db, cod_pessoa: number, day: string): Promise<number[]> =>
  (
    await db.$queryRaw<{ cod_biblioteca: number }[]>`
      SELECT DISTINCT cod_biblioteca FROM afastamento f
       WHERE cod_pessoa = ${cod_pessoa} AND ${isInForce(day)}`
  ).map(({ cod_biblioteca }) => cod_biblioteca);

export const isAwayFrom = async (db: Db, cod_pessoa: number, cod_biblioteca: number, day: string): Promise<boolean> =>
  (await findDeviations(db, cod_pessoa, day)).includes(cod_biblioteca);

interface UnitRow {
  cod_biblioteca: number;
  desc_biblioteca: string;
}

export const findUnits = (db: Db): Promise<UnitRow[]> =>
  db.$queryRaw<UnitRow[]>`SELECT cod_biblioteca, desc_biblioteca FROM biblioteca ORDER BY cod_biblioteca`;
