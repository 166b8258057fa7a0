import type { Debt } from '@catalogue/api-contract';
import { slipStatus, type SlipStatus } from '@catalogue/domain';
import type { PrismaClient } from '@catalogue/database/generated/client';
import { findDebts } from '../loans/loans.public';
import { findPayableSlips, findSlipsById, findSlipsDue, type SlipRow } from './clearance.store';

type Db = Pick<PrismaClient, '$queryRaw'>;
interface Now {
  timeZone: string;
  /** ISO date. */
  today: string;
}

async function withStatus(db: Db, rows: readonly SlipRow[], today: string) {
  const debts = new Map<number, Debt[]>();
  for (const cod_pessoa of new Set(rows.map((row) => row.cod_pessoa)))
    debts.set(cod_pessoa, await findDebts(db, cod_pessoa));
  return rows.map((row) => ({ ...row, situacao: slipStatus(row, debts.get(row.cod_pessoa) ?? [], today) }));
}

/** The person's slips with these numbers of the table, and what has become of them. */
export const findSlipsNow = async (
  db: Db,
  cod_pessoa: number,
  ids: readonly number[],
  { timeZone, today }: Now,
): Promise<(SlipRow & { situacao: SlipStatus })[]> =>
  ids.length === 0 ? [] : withStatus(db, await findSlipsById(db, cod_pessoa, ids, timeZone), today);

const openOnes = async (db: Db, rows: readonly SlipRow[], today: string): Promise<SlipRow[]> =>
  (await withStatus(db, rows, today)).filter(({ situacao }) => situacao === 'aberta');

/** The slips that these people can pay. */
export const findOpenSlips = async (db: Db, people: readonly number[], { timeZone, today }: Now): Promise<SlipRow[]> =>
  openOnes(db, await findPayableSlips(db, people, timeZone, today), today);

/** Everybody's slips with a last day (ISO) that can be paid. */
export const findOpenSlipsDue = async (db: Db, vencimento: string, { timeZone, today }: Now): Promise<SlipRow[]> =>
  openOnes(db, await findSlipsDue(db, vencimento, timeZone), today);
