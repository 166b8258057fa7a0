import { Facet, type FacetCode, type ListOrder, type SearchItem } from '@catalogue/api-contract';
import { searchKey } from '../text';
import { facetColumns, restrictedColumn, type FacetColumn } from './facetColumn';
import { facetLabelKeys, type FacetLabels } from './facetValues';
import { placesBy } from './orderTitles';

/** A result set indexed for filters, facets and orders: built once per result set, used on every selection. */
export interface TitleIndex {
  /** In the server's order; the other functions refer to a title by its index in this list. */
  items: readonly SearchItem[];
  facets: Readonly<Record<FacetCode, FacetColumn>>;
  /** Facet B, with only the libraries in which a copy can be taken home now; computed on first use. */
  freeLibraries(): FacetColumn;
  /** The titles of which a copy can be taken home now; computed on first use. */
  freeTitles(): readonly number[];
  /** One key per title for the text filter; computed on first use. */
  textKeys(): readonly string[];
  /** All indexes in an order; computed on first use. */
  places(order: ListOrder): Int32Array;
}

/**
 * Indexes a result set in typed arrays. Never throws on missing fields.
 * @param labels text for the missing year and the values of "only with"; text keys by default
 */
export function indexTitles(items: readonly SearchItem[], labels: FacetLabels = facetLabelKeys): TitleIndex {
  let textKeys: string[] | undefined;
  let freeLibraries: FacetColumn | undefined;
  let freeTitles: number[] | undefined;
  const orders = new Map<ListOrder, Int32Array>();
  const facets = facetColumns(items, labels);
  return {
    items,
    facets,
    freeLibraries: () =>
      (freeLibraries ??= restrictedColumn(
        facets[Facet.library],
        ({ descricao }, title) => items[title]?.bibliotecas_disponiveis?.includes(descricao) ?? false,
      )),
    freeTitles: () =>
      (freeTitles ??= items.flatMap(({ disponiveis }, title) => (Number(disponiveis) > 0 ? [title] : []))),
    textKeys: () => (textKeys ??= items.map(textKey)),
    places(order) {
      const known = orders.get(order) ?? placesBy(items, order);
      orders.set(order, known);
      return known;
    },
  };
}

// The text shown for a title in the list, and its subjects.
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
