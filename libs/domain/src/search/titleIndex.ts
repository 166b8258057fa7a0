import type { FacetCode, SearchItem } from '@catalogue/api-contract';
import { searchKey } from '../text';
import { facetColumn, type FacetColumn } from './facetColumn';
import { facetCodes } from './facetTitles';
import { facetLabelKeys, type FacetLabels } from './facetValues';
import { placesBy, type ListOrder } from './orderTitles';

/** A result set made ready for filters, facets and orders: built once a result set, used at every tick. */
export interface TitleIndex {
  /** As the server sent them; a title's place in this list is what the other functions speak of. */
  items: readonly SearchItem[];
  facets: Readonly<Record<FacetCode, FacetColumn>>;
  /** What the text filter looks into, one key a title; made when first asked for. */
  textKeys(): readonly string[];
  /** All places in an order; made when first asked for. */
  places(order: ListOrder): Int32Array;
}

/**
 * Indexes a result set in typed arrays. Never throws on what an item lacks.
 * @param labels words for the year that is missing and the values of "only with"; text keys where not given
 */
export function indexTitles(items: readonly SearchItem[], labels: FacetLabels = facetLabelKeys): TitleIndex {
  let textKeys: string[] | undefined;
  const orders = new Map<ListOrder, Int32Array>();
  return {
    items,
    facets: Object.fromEntries(facetCodes.map((code) => [code, facetColumn(code, items, labels)])) as Record<
      FacetCode,
      FacetColumn
    >,
    textKeys: () => (textKeys ??= items.map(textKey)),
    places(order) {
      const known = orders.get(order) ?? placesBy(items, order);
      orders.set(order, known);
      return known;
    },
  };
}

// What a reader sees of a title in the list, and its subjects.
const textKey = (item: SearchItem): string =>
  searchKey(
    [
      item.descricao,
      item.obra,
      item.autor,
      item.autor_principal,
      item.imprenta,
      item.editora,
      item.numero_chamada,
      ...(item.dados_adicionais.A ?? []).map(({ descricao }) => descricao),
      ...(item.dados_adicionais.S ?? []).map(({ descricao }) => descricao),
    ].join(' '),
  );
