import { ListOrder, type SearchItem } from '@catalogue/api-contract';
import { searchKey } from '../text';
import type { TitleIndex } from './titleIndex';

const work = (item: SearchItem): string => item.titulo_ordem || searchKey(item.obra || item.descricao);
const year = (item: SearchItem): number | null => Number(item.ano_publicacao) || null;
const author = (item: SearchItem): string | null => searchKey(item.autor_principal || item.autor || '') || null;

/** The sort key of each order, ascending or descending; titles without a key are last. */
const keys: Readonly<Record<ListOrder, { of: (item: SearchItem) => number | string | null; isDescending?: true }>> = {
  [ListOrder.relevance]: { of: () => 0 },
  [ListOrder.year]: { of: year, isDescending: true },
  [ListOrder.oldest]: { of: year },
  [ListOrder.work]: { of: work },
  [ListOrder.workReversed]: { of: work, isDescending: true },
  [ListOrder.author]: { of: author },
  [ListOrder.authorReversed]: { of: author, isDescending: true },
  [ListOrder.reference]: { of: (item) => (item.referencia ? searchKey(item.referencia) : work(item)) },
  [ListOrder.catalogueCode]: { of: (item) => Number(item.cod_acervo) },
};

/** All indexes of a result set, sorted; equal titles keep the server's order. */
export function placesBy(items: readonly SearchItem[], order: ListOrder): Int32Array {
  const { of, isDescending } = keys[order];
  const direction = isDescending ? -1 : 1;
  const keyed = items.map((item, place) => ({ key: of(item), place }));
  keyed.sort((a, b) => {
    if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null) || a.place - b.place;
    return direction * (a.key < b.key ? -1 : Number(a.key > b.key)) || a.place - b.place;
  });
  return Int32Array.from(keyed, ({ place }) => place);
}

/**
 * Sorts indexes by the requested order (D1 §9, ruling C7): relevance is the server's order; years in either
 * direction, titles without a year last; work, author and reference alphabetically, ignoring accents; catalogue code
 * ascending. Equal titles keep the server's order.
 * @param places ascending, as in a selection
 */
export function orderTitles(index: TitleIndex, places: Int32Array, order: ListOrder): Int32Array {
  if (order === ListOrder.relevance) return places;
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
