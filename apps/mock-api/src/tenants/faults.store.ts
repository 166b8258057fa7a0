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
             'name', name, 'endpoint', endpoint, 'times', times, 'delay_ms', delay_ms, 'jitter_ms', jitter_ms,
             'probability', probability, 'seed', seed)) AS fault
      FROM falha WHERE times IS NULL OR times > 0 ORDER BY id`;

/** Replaces the list; false if another call is doing so: neither would know which of the two lists stays. */
export const storeFaults = (db: PrismaClient, faults: readonly Fault[]): Promise<boolean> =>
  db.$transaction(async (tx) => {
    const [lock] = await tx.$queryRaw<{ taken: boolean }[]>`
      SELECT pg_try_advisory_xact_lock(hashtext('faults')) AS taken`;
    if (!lock?.taken) return false;
    await tx.fault.deleteMany();
    await tx.fault.createMany({ data: [...faults] });
    return true;
  });

/** Uses up one of the times of a fault; false if there are none left. */
export const useFault = async (db: Pick<PrismaClient, '$executeRaw'>, id: number): Promise<boolean> =>
  (await db.$executeRaw`UPDATE falha SET times = times - 1 WHERE id = ${id} AND times > 0`) > 0;

/** Counts a call that a fault is drawn for; the how many-th it is, of all servers together. */
export async function countDraw(db: Pick<PrismaClient, '$queryRaw'>, id: number): Promise<number> {
  const [row] = await db.$queryRaw<{ calls: number }[]>`
    UPDATE falha SET calls = calls + 1 WHERE id = ${id} RETURNING calls`;
  return row?.calls ?? 0;
}

/** Drops the faults of another database. */
export async function dropFaults(url: string): Promise<void> {
  const db = openDatabase(url, { max: 1 });
  try {
    await db.fault.deleteMany();
  } finally {
    await db.$disconnect();
  }
}
