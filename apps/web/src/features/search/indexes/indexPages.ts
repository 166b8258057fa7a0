import { IndexType, type SearchItem, type SearchQuery } from '@catalogue/api-contract';
import { indexAddress, type IndexPlace } from './indexAddress';

const entriesPerPage = 20;

/** The query for a page: it covers this page and those between it and the place. */
export const indexQuery = (place: IndexPlace, page: number): SearchQuery => ({
  ...place,
  limite: page * entriesPerPage,
});

/** The titles of this page in a reply to `indexQuery`. */
export function pageOfIndex(data: readonly SearchItem[], { sentido }: IndexPlace, page: number): readonly SearchItem[] {
  const near = (page - 1) * entriesPerPage;
  if (sentido !== 'ANTES') return data.slice(near, page * entriesPerPage);
  const end = Math.max(0, data.length - near);
  return data.slice(Math.max(0, end - entriesPerPage), end);
}

/** The addresses of the pages before and after this one; null at the ends of the index. */
export function neighbours(
  place: IndexPlace,
  page: number,
  { data, total }: { data: readonly SearchItem[]; total: number },
): { previous: string | null; next: string | null } {
  const { sentido, ...start } = place;
  const back: IndexPlace = { ...start, sentido: 'ANTES' };
  const nearer = page > 1 ? indexAddress(place, page - 1) : null;
  const further = furtherAddress(place, page, data, total);
  return sentido === 'ANTES'
    ? { previous: further, next: nearer ?? indexAddress(start) }
    : { previous: nearer ?? (start.termo_pesquisa ? indexAddress(back) : null), next: further };
}

// The server limits the number of entries: after that, continue from the last entry loaded.
function furtherAddress(place: IndexPlace, page: number, data: readonly SearchItem[], total: number): string | null {
  if (page * entriesPerPage >= total) return null;
  if (data.length >= page * entriesPerPage) return indexAddress(place, page + 1);
  const last = place.sentido === 'ANTES' ? data[0] : data.at(-1);
  // A title stands in its index without its initial article.
  const filed = place.tipo_indice === IndexType.title ? last?.titulo_ordem : null;
  const entry = filed || last?.entrada_indice;
  return entry && entry !== place.termo_pesquisa ? indexAddress({ ...place, termo_pesquisa: entry }) : null;
}

/** Groups consecutive titles under the same entry. */
export function groupByEntry(titles: readonly SearchItem[]): { entry: string; titles: SearchItem[] }[] {
  const groups: { entry: string; titles: SearchItem[] }[] = [];
  for (const title of titles) {
    const entry = title.entrada_indice ?? title.descricao;
    const last = groups.at(-1);
    if (last?.entry === entry) last.titles.push(title);
    else groups.push({ entry, titles: [title] });
  }
  return groups;
}
