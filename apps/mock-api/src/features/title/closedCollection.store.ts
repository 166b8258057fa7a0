import type { StoreItemRef, ReplyRow, closedCollection } from '@catalogue/api-contract';
import { storeOrderDays, type OpenOrder, type StoredItem } from '@catalogue/domain';
import type { Prisma, PrismaClient } from '@catalogue/database/generated/client';

interface StoreItemChoice {
  cod_biblioteca?: number | undefined;
  tomo?: string | undefined;
  parte?: string | undefined;
  volume?: string | undefined;
}

export const findStoreItems = (db: PrismaClient, cod_acervo: number, choice: StoreItemChoice) =>
  db.$queryRaw<ReplyRow<(typeof closedCollection)['listStoreItems']>>`
    SELECT i.cod_biblioteca, b.desc_biblioteca, i.tomo, i.parte, i.volume, i.disponivel
      FROM armazem_item i JOIN biblioteca b USING (cod_biblioteca)
     WHERE i.cod_acervo = ${cod_acervo}
       AND (${choice.cod_biblioteca ?? null}::int IS NULL OR i.cod_biblioteca = ${choice.cod_biblioteca})
       AND (${choice.tomo ?? null}::text IS NULL OR i.tomo = ${choice.tomo})
       AND (${choice.parte ?? null}::text IS NULL OR i.parte = ${choice.parte})
       AND (${choice.volume ?? null}::text IS NULL OR i.volume = ${choice.volume})
     ORDER BY b.desc_biblioteca, i.tomo NULLS FIRST, length(i.volume) NULLS FIRST, i.volume, i.parte NULLS FIRST, i.id`;

type Tx = Prisma.TransactionClient;

/** The items of these titles in one library's closed collection, locked until the transaction ends. */
export const lockStoreItems = (tx: Tx, cod_biblioteca: number, titles: readonly number[]) =>
  tx.$queryRaw<StoredItem[]>`
    SELECT id, cod_acervo, tomo, parte, volume, disponivel FROM armazem_item
     WHERE cod_biblioteca = ${cod_biblioteca} AND cod_acervo = ANY(${titles}::int[])
     ORDER BY id FOR UPDATE`;

/** A patron's orders from one library's closed collection, on this day in the institution's time zone. */
export const findOpenStoreOrders = (
  tx: Tx,
  {
    cod_pessoa,
    cod_biblioteca,
    today,
    timeZone,
  }: Record<'cod_pessoa' | 'cod_biblioteca', number> & Record<'today' | 'timeZone', string>,
) =>
  tx.$queryRaw<OpenOrder[]>`
    SELECT codigo, itens FROM armazem_pedido
     WHERE cod_pessoa = ${cod_pessoa} AND cod_biblioteca = ${cod_biblioteca}
       AND (data AT TIME ZONE ${timeZone})::date + ${storeOrderDays}::int > ${today}::date
     ORDER BY codigo`;

export async function storeOrder(
  tx: Tx,
  order: { cod_pessoa: number; cod_biblioteca: number; data: Date; take: readonly (StoreItemRef & { id: number })[] },
): Promise<number> {
  const { take, ...facts } = order;
  const ids = take.map(({ id }) => id);
  await tx.storeItem.updateMany({ where: { id: { in: ids } }, data: { disponivel: false } });
  const itens = take.map(({ id, cod_acervo, tomo = null, parte = null, volume = null }) => ({
    id,
    cod_acervo,
    tomo,
    parte,
    volume,
  }));
  return (await tx.storeRequest.create({ data: { ...facts, itens } })).codigo;
}
