import { addDays, declarationEnd, declarationNoticeDays, type FactsOfDay } from '@catalogue/domain';
import type { PrismaClient } from '@catalogue/database/generated/client';
import { cancelledOn, findDeclarations, findDeclarationsEnding } from './clearance.store';

type Db = Pick<PrismaClient, '$queryRaw'>;
interface Now {
  timeZone: string;
  /** ISO date. */
  today: string;
}

/** The person's declarations, their last day, and whether their unit has cancelled them. */
export const findDeclarationsNow = async (db: Db, cod_pessoa: number, { timeZone, today }: Now) =>
  (await findDeclarations(db, cod_pessoa, timeZone)).map((row) => ({
    id: row.id,
    ate: declarationEnd(row.data),
    isCancelled: cancelledOn(row, today) !== null,
  }));

/** Everybody's declarations of which today brings a notice, but those that their unit has cancelled. */
export async function findDeclarationsOfDay(db: Db, { timeZone, today }: Now): Promise<FactsOfDay['declarations']> {
  const ends = declarationNoticeDays.map((after) => addDays(today, -after));
  return (await findDeclarationsEnding(db, ends, timeZone))
    .filter((row) => cancelledOn(row, today) === null)
    .map(({ id, cod_pessoa, desc_biblioteca, data }) => ({
      cod_pessoa,
      codigo: String(id),
      cod_acervo: null,
      nome: desc_biblioteca,
      desc_biblioteca,
      ate: declarationEnd(data),
    }));
}
