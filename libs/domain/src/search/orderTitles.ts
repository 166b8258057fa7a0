import { Order, type SearchItem } from '@catalogue/api-contract';
import { searchKey } from '../text';
import type { TitleIndex } from './titleIndex';

export type ListOrder = (typeof Order)[keyof typeof Order];

const work = (item: SearchItem): string => item.titulo_ordem || searchKey(item.obra || item.descricao);

/** The sort key of each order, ascending. */
const keys: Readonly<Record<ListOrder, (item: SearchItem) => number | string>> = {
  [Order.relevance]: () => 0,
  [Order.year]: (item) => -Number(item.ano_publicacao) || 0,
  [Order.work]: work,
  [Order.reference]: (item) => (item.referencia ? searchKey(item.referencia) : work(item)),
  [Order.catalogueCode]: (item) => Number(item.cod_acervo),
};

/** All indexes of a result set, sorted; equal titles keep the server's order. */
export function placesBy(items: readonly SearchItem[], order: ListOrder): Int32Array {
  const keyed = items.map((item, place) => ({ key: keys[order](item), place }));
  keyed.sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)) || a.place - b.place);
  return Int32Array.from(keyed, ({ place }) => place);
}

/**
 * Sorts indexes by the requested order (D1 §9, ruling C7): relevance is the server's order; years descending, titles
 * without a year last; work and reference alphabetically, ignoring accents; catalogue code ascending. Equal titles keep
 * the server's order.
 * @param places ascending, as in a selection
 */
export function orderTitles(index: TitleIndex, places: Int32Array, order: ListOrder): Int32Array {
  if (order === Order.relevance) return places;
  const wanted = new Uint8Array(index.items.length);
  for (const place of places) wanted[place] = 1;
  const ordered = new Int32Array(places.length);
  let taken = 0;
  for (const place of index.places(order)) {
    if (wanted[place] !== 1) continue;
    ordered[taken] = place;
    taken += 1;
  }
  return ordered;
}
