import type { FacetCode, SearchItem } from '@catalogue/api-contract';
import { facetCodes, facetLabelKeys, inDisplayOrder, titleFacetValues } from '@catalogue/domain';
import { picked } from './columns';
import type { FacetEntryOfTitle, Segment } from './segment';

// Neither codes nor descriptions have control characters.
const separator = '\u0001';
const labels = { ...facetLabelKeys, noDate: 's.d.', onlyWithCover: 'C', onlyWithOnline: 'O', onlyWithAccessible: 'S' };

/** What new acquisitions are filtered by is in tables whose changes the index does not follow. */
export const isIndexedFacet = (code: FacetCode): boolean => code !== 'NA_A' && code !== 'NA_C' && code !== 'Z';
const indexedFacets = facetCodes.filter(isIndexedFacet);

const bytes = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text));
const valueBytes = (code: FacetCode, key: string): Uint8Array => bytes(`${code}${separator}${key}`);

/** The values of a title, as the domain reads them from an item. */
export const facetEntries = (item: SearchItem): FacetEntryOfTitle[] =>
  indexedFacets.flatMap((code) =>
    titleFacetValues(code, item, labels).map(({ codigo, descricao }) => ({
      value: valueBytes(code, codigo),
      label: bytes(descricao),
    })),
  );

/** The values of the facets of a segment by number; made at the first use. */
export interface FacetTable {
  /** The place of each value's facet among `facetCodes`. */
  facetOf: Uint8Array;
  /** The numbers of the values of a facet, in display order. */
  inOrder(code: FacetCode): Uint32Array;
  /** These values of a facet in display order; each has a count that is not 0, and no other value of the facet has. */
  sorted(code: FacetCode, values: Uint32Array, counts: Int32Array): Uint32Array;
  keyOf(value: number): string;
  labelOf(value: number): string;
  /** The number of a value; undefined if no title has it. */
  find(code: FacetCode, key: string): number | undefined;
}

const tables = new WeakMap<Segment, FacetTable>();

export function facetTable(segment: Segment): FacetTable {
  const known = tables.get(segment) ?? makeTable(segment);
  tables.set(segment, known);
  return known;
}

function makeTable({ facetKeys, facetLabels, labelOf }: Segment): FacetTable {
  const text = (value: number): string => Buffer.from(facetKeys.bytesOf(value)).toString();
  const table: Omit<FacetTable, 'inOrder' | 'sorted' | 'facetOf'> = {
    keyOf(value) {
      const found = text(value);
      return found.slice(found.indexOf(separator) + 1);
    },
    labelOf: (value) => Buffer.from(facetLabels.bytesOf(labelOf[value] as number)).toString(),
    find: (code, key) => facetKeys.find(valueBytes(code, key)),
  };
  const placeOf = new Map(facetCodes.map((code, place) => [String(code), place]));
  const facetOf = Uint8Array.from({ length: facetKeys.count }, (_, value) => {
    const found = facetKeys.bytesOf(value);
    return placeOf.get(Buffer.from(found.subarray(0, found.indexOf(1))).toString()) ?? 0;
  });
  const orders = new Map<FacetCode, Uint32Array>();
  // The place of each value in the order of its facet.
  const placesInOrder = new Uint32Array(facetKeys.count);
  const valuesOf = (code: FacetCode): Uint32Array => {
    const place = facetCodes.indexOf(code);
    const values: { codigo: string; descricao: string; campus: null; value: number }[] = [];
    facetOf.forEach((facet, value) => {
      if (facet === place)
        values.push({ codigo: table.keyOf(value), descricao: table.labelOf(value), campus: null, value });
    });
    const ordered = Uint32Array.from(inDisplayOrder(code, values), ({ value }) => value);
    ordered.forEach((value, at) => (placesInOrder[value] = at));
    orders.set(code, ordered);
    return ordered;
  };
  const inOrder = (code: FacetCode): Uint32Array => orders.get(code) ?? valuesOf(code);
  return {
    ...table,
    facetOf,
    inOrder,
    sorted(code, values, counts) {
      const all = inOrder(code);
      // Many of all values are found sooner by walking through all than by sorting.
      if (values.length * 16 > all.length) return occurring(all, counts, values.length);
      return picked(all, picked(placesInOrder, values).sort());
    },
  };
}

function occurring(values: Uint32Array, counts: Int32Array, size: number): Uint32Array {
  const found = new Uint32Array(size);
  let next = 0;
  for (let at = 0; next < size; at += 1) {
    const value = values[at] as number;
    if (counts[value] === 0) continue;
    found[next] = value;
    next += 1;
  }
  return found;
}

/** The values by the place of their facet among `facetCodes`. */
export function byFacet(values: Uint32Array, facetOf: Uint8Array): Uint32Array[] {
  const ends = new Uint32Array(facetCodes.length);
  for (const value of values) ends[facetOf[value] as number] = (ends[facetOf[value] as number] as number) + 1;
  const groups = Array.from(ends, (size) => new Uint32Array(size));
  for (const value of values) {
    const facet = facetOf[value] as number;
    const left = (ends[facet] as number) - 1;
    ends[facet] = left;
    (groups[facet] as Uint32Array)[left] = value;
  }
  return groups;
}
