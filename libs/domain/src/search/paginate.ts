/** Default number of titles per page (D2 §9). */
export const defaultPageSize = 20;
/** Page sizes to choose from (ruling D25). */
export const pageSizes = [10, 20, 50, 100] as const;

/** One page of a sorted list; `places` are the indexes of its titles. */
export interface Page {
  /** From 1. */
  page: number;
  /** At least 1: an empty result has one empty page. */
  pages: number;
  places: number[];
}

/** One page of a sorted list. An invalid page number gives the nearest valid page. */
export function paginate(places: Int32Array, page: number, size: number = defaultPageSize): Page {
  const pages = Math.max(1, Math.ceil(places.length / size));
  const shown = Math.min(pages, Math.max(1, Math.trunc(page) || 1));
  return { page: shown, pages, places: Array.from(places.subarray((shown - 1) * size, shown * size)) };
}
