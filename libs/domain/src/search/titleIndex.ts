import { Facet, type FacetCode, type ListOrder, type SearchItem } from '@catalogue/api-contract';
import { searchKey } from '../text';
import { facetColumn, restrictedColumn, titleFacetValues, type FacetColumn } from './facetColumn';
import { facetCodes } from './facetTitles';
import { facetLabelKeys, type FacetLabels } from './facetValues';
import { placesBy } from './orderTitles';

/**
 * A result set indexed for filters, facets and orders, for every selection. Each part is made when it is first used: of a large result the
 * screen shows few facets.
 */
export interface TitleIndex {
  /** In the server's order; the other functions refer to a title by its index in this list. */
  items: readonly SearchItem[];
  facets: Readonly<Record<FacetCode, FacetColumn>>;
  /** Whether one of these titles has a value of a facet. */
  hasValues(code: FacetCode, places: Int32Array): boolean;
  /** Facet B, with only the libraries in which a copy can be taken home now. */
  freeLibraries(): FacetColumn;
  /** The titles of which a copy can be taken home now. */
  freeTitles(): readonly number[];
  /** One key per title for the text filter. */
  textKeys(): readonly string[];
  /** All indexes in an order. */
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
  const facets = lazily(facetCodes, (code) => facetColumn(code, items, labels));
  const hasValue = (code: FacetCode) => (item: SearchItem | undefined) =>
    item !== undefined && titleFacetValues(code, item, labels).length > 0;
  const hasAny = lazily(facetCodes, (code) => items.some(hasValue(code)));
  return {
    items,
    facets,
    hasValues: (code, places) =>
      hasAny[code] && (places.length === items.length || places.some((place) => hasValue(code)(items[place]))),
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

/** An object whose values are made when they are first read. */
function lazily<Key extends string, Value>(keys: readonly Key[], make: (key: Key) => Value): Record<Key, Value> {
  const all = {} as Record<Key, Value>;
  for (const key of keys) {
    const get = () => {
      const value = make(key);
      Object.defineProperty(all, key, { value });
      return value;
    };
    Object.defineProperty(all, key, { get, configurable: true, enumerable: true });
  }
  return all;
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
