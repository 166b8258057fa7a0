import type { Fault } from '@catalogue/api-contract';
import type { PrismaClient } from '@catalogue/database/generated/client';
import { openDatabase } from '../database';

export interface StoredFault {
  id: number;
  fault: Fault;
}

/** The faults that are left, in their order. */
export const findFaults = (db: Pick<PrismaClient, '$queryRaw'>) =>
  db.$queryRaw<StoredFault[]>`
    SELECT id, json_strip_nulls(json_build_object(
             'name', name, 'endpoint', endpoint, 'times', times, 'delay_ms', delay_ms)) AS fault
      FROM falha WHERE times IS NULL OR times > 0 ORDER BY id`;

export const storeFaults = (db: PrismaClient, faults: readonly Fault[]) =>
  db.$transaction([db.fault.deleteMany(), db.fault.createMany({ data: [...faults] })]);

/** Uses up one of the times of a fault; false if there are none left. */
export const useFault = async (db: Pick<PrismaClient, '$executeRaw'>, id: number): Promise<boolean> =>
  (await db.$executeRaw`UPDATE falha SET times = times - 1 WHERE id = ${id} AND times > 0`) > 0;

/** Drops the faults of another database. */
export async function dropFaults(url: string): Promise<void> {
  const db = openDatabase(url, { most: 1 });
  try {
    await db.fault.deleteMany();
  } finally {
    await db.$disconnect();
  }
}
