/** Identifies an item of the closed collection within its title; null or absent: no such part. */
interface StoreItemKey {
  cod_acervo: number;
  tomo?: string | null | undefined;
  parte?: string | null | undefined;
  volume?: string | null | undefined;
}

/** An item of the closed collection, and whether it can be ordered now. */
export interface StoredItem extends StoreItemKey {
  id: number;
  disponivel: boolean;
}

/** An order of a patron that has not been returned yet. */
export interface OpenOrder {
  codigo: number;
  itens: readonly StoreItemKey[];
}

/** Days for which an item of the closed collection is reserved for the patron before it goes back. */
export const storeOrderDays = 7;

/** What an order does: it is refused for one item, or accepted as a whole. */
export type StoreOrderPlan =
  | { refused: 'item_nao_encontrado' | 'item_indisponivel'; item: StoreItemKey }
  /** `take`: items to set aside; empty when all were already ordered, under `codigo`. */
  | { refused: null; take: StoredItem[]; codigo: number | null };

const keyOf = ({ cod_acervo, tomo, parte, volume }: StoreItemKey): string =>
  JSON.stringify([cod_acervo, tomo || null, parte || null, volume || null]);

/**
 * Plans an order of items of one library's closed collection. An order is accepted completely or not at all. Items the
 * patron already ordered are skipped, so that a repeated call changes nothing (ruling A9).
 */
export function planStoreOrder(
  wanted: readonly StoreItemKey[],
  items: readonly StoredItem[],
  orders: readonly OpenOrder[],
): StoreOrderPlan {
  const mine = new Map(orders.flatMap(({ codigo, itens }) => itens.map((item) => [keyOf(item), codigo] as const)));
  const take: StoredItem[] = [];
  let codigo: number | null = null;
  for (const [key, item] of new Map(wanted.map((each) => [keyOf(each), each]))) {
    const ordered = mine.get(key);
    if (ordered !== undefined) {
      codigo = ordered;
      continue;
    }
    const alike = items.filter((each) => keyOf(each) === key);
    if (alike.length === 0) return { refused: 'item_nao_encontrado', item };
    const free = alike.find(({ disponivel }) => disponivel);
    if (!free) return { refused: 'item_indisponivel', item };
    take.push(free);
  }
  return { refused: null, take, codigo };
}
