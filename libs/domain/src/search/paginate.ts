/** Titles on a page where nobody chose otherwise (D2 §9). */
export const defaultPageSize = 20;
/** What a reader may choose (ruling D25). */
export const pageSizes = [10, 20, 50, 100] as const;

export interface Page {
  /** From 1. */
  page: number;
  /** At least 1: nothing found is one empty page. */
  pages: number;
  places: number[];
}

/** One page of an ordered list. A page that does not exist, or is no whole number, gives the nearest that does. */
export function paginate(places: Int32Array, page: number, size: number = defaultPageSize): Page {
  const pages = Math.max(1, Math.ceil(places.length / size));
  const shown = Math.min(pages, Math.max(1, Math.trunc(page) || 1));
  return { page: shown, pages, places: Array.from(places.subarray((shown - 1) * size, shown * size)) };
}
