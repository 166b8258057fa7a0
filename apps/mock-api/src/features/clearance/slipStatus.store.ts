import type { Debt } from '@catalogue/api-contract';
import { slipStatus, type SlipStatus } from '@catalogue/domain';
import type { PrismaClient } from '@catalogue/database/generated/client';
import { findDebts } from '../loans/loans.public';
import { findSlipsById, findSlipsDue, findUnpaidSlips, type SlipRow } from './clearance.store';

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

/** How many slips each of these people can pay. */
export async function countOpenSlips(
  db: Db,
  people: readonly number[],
  { timeZone, today }: Now,
): Promise<(cod_pessoa: number) => number> {
  const slips = await withStatus(db, await findUnpaidSlips(db, people, timeZone), today);
  return (cod_pessoa) => slips.filter((slip) => slip.cod_pessoa === cod_pessoa && slip.situacao === 'aberta').length;
}

/** Everybody's slips with a last day (ISO) that can be paid. */
export const findOpenSlipsDue = async (db: Db, vencimento: string, { timeZone, today }: Now): Promise<SlipRow[]> =>
  (await withStatus(db, await findSlipsDue(db, vencimento, timeZone), today)).filter(
    ({ situacao }) => situacao === 'aberta',
  );
