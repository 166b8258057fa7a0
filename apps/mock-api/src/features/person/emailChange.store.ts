import type { PrismaClient } from '@catalogue/database/generated/client';

type Db = Pick<PrismaClient, 'emailChange' | 'person' | '$queryRaw'>;

/** The change that waits for its code; locked until the transaction ends. */
export const findPendingChange = async (tx: Db, cod_pessoa: number) => {
  const rows = await tx.$queryRaw<
    { id: number; before: string | null; after: string; code_hash: string; salt: string; tte: Date; failures: number }[]
  >`SELECT id, before, after, code_hash, salt, tte, failures FROM troca_email
     WHERE cod_pessoa = ${cod_pessoa} AND confirmed_at IS NULL ORDER BY id DESC LIMIT 1 FOR UPDATE`;
  return rows[0] ?? null;
};

export const dropPendingChanges = (tx: Db, cod_pessoa: number) =>
  tx.emailChange.deleteMany({ where: { cod_pessoa, confirmed_at: null } });

interface NewChange {
  cod_pessoa: number;
  before: string | null;
  after: string | null;
  code_hash: string;
  salt: string;
  tte: Date;
  requested_at: Date;
  confirmed_at: Date | null;
}

/** Stores a change in place of those that wait. */
export async function storeChange(tx: Db, change: NewChange): Promise<void> {
  await dropPendingChanges(tx, change.cod_pessoa);
  await tx.emailChange.create({ data: change });
}

export const countWrongCode = (tx: Db, id: number) =>
  tx.emailChange.update({ where: { id }, data: { failures: { increment: 1 } } });

export async function confirmChange(tx: Db, id: number, confirmed_at: Date): Promise<void> {
  const { cod_pessoa, after } = await tx.emailChange.update({ where: { id }, data: { confirmed_at } });
  await tx.person.update({ where: { cod_pessoa }, data: { email: after } });
}
