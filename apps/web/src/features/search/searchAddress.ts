import { ListOrder, maxTextLength, parseSearchFields, searchFields, type SearchQuery } from '@catalogue/api-contract';
import { filterParameter, lacksTerm, textFilterParameter } from '@catalogue/domain';

/** The fields of a search in the form and in the address. */
export type QueryFields = Partial<Record<keyof SearchQuery, string | number | readonly number[]>>;
/** D2 §3, `exibicao`: D the detailed list, C the covers. */
export type Display = 'D' | 'C';

/** The state of a page of results. Values that the reader did not choose are null. */
export interface SearchAddress {
  /** Null: no search, the home. */
  query: SearchQuery | null;
  /** In the format of `filtersFromAddress`. */
  filters: readonly string[];
  /** The text filter, as typed. */
  text: string | null;
  order: ListOrder | null;
  page: number;
  pageSize: number | null;
  display: Display | null;
  /** The typed term, when the reader has followed a similar word. */
  typed: string | null;
  /** The campus whose libraries are searched; the server only knows libraries. */
  campus?: number;
}

export const emptyAddress: SearchAddress = {
  query: null,
  filters: [],
  text: null,
  order: null,
  page: 1,
  pageSize: null,
  display: null,
  typed: null,
};

// D2 §3's names for the display options; the order is the reader's, not the server's (ruling C2).
export const addressNames = {
  text: textFilterParameter,
  order: 'ordenacao',
  page: 'paginaAtiva',
  pageSize: 'quantPag',
  display: 'exibicao',
  typed: 'digitado',
  campus: 'campus',
};

const fieldNames = (Object.keys(searchFields) as (keyof SearchQuery)[]).filter(
  (name) => name !== 'ordenacao' && name !== 'limite',
);
const orders = Object.values(ListOrder);

/** Parses an address. Invalid parts are ignored, so that a truncated or old link still works. */
export function readSearchAddress(parameter: URLSearchParams, type?: string): SearchAddress {
  const fields: QueryFields = type && type !== 'pesquisa_geral' ? { pesquisa: type } : {};
  for (const name of fieldNames) {
    const value = parameter.get(name)?.trim();
    if (value && !isPageLanguage(name, value) && searchFields[name](value) !== undefined) fields[name] = value;
  }
  const query = parseSearchFields(fields) ?? {};
  const isSearch =
    Boolean(query.termo_pesquisa ?? query.indice ?? query.tipo_indice) ||
    (!lacksTerm(query) && parameter.has('pesquisa'));
  const campus = wholeNumber(parameter.get(addressNames.campus));
  const display = parameter.get(addressNames.display);
  return {
    query: isSearch ? query : null,
    filters: parameter.getAll(filterParameter),
    text: parameter.get(addressNames.text)?.slice(0, maxTextLength) || null,
    order: orders.find((order) => order === parameter.get(addressNames.order)) ?? null,
    page: wholeNumber(parameter.get(addressNames.page)) ?? 1,
    pageSize: wholeNumber(parameter.get(addressNames.pageSize)),
    display: display === 'D' || display === 'C' ? display : null,
    typed: parameter.get(addressNames.typed),
    ...(campus && { campus }),
  };
}

// The same parameter selects the interface language (ruling D24) by two letters; languages of titles have three.
const isPageLanguage = (name: keyof SearchQuery, value: string): boolean => name === 'idioma' && value.length === 2;

const wholeNumber = (text: string | null): number | null => (text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null);

/** The address of a page of results, `/?…`: the same page always has the same address. */
export function writeSearchAddress(
  address: Partial<Omit<SearchAddress, 'query'>> & { query: QueryFields | null },
): string {
  const { query, filters, text, order, page, pageSize, display, typed, campus } = { ...emptyAddress, ...address };
  const parameter = new URLSearchParams();
  for (const name of fieldNames) if (query?.[name]) parameter.set(name, String(query[name]));
  for (const filter of filters) parameter.append(filterParameter, filter);
  if (text) parameter.set(addressNames.text, text);
  if (order) parameter.set(addressNames.order, order);
  if (pageSize) parameter.set(addressNames.pageSize, String(pageSize));
  if (display) parameter.set(addressNames.display, display);
  if (typed) parameter.set(addressNames.typed, typed);
  if (campus) parameter.set(addressNames.campus, String(campus));
  if (page > 1) parameter.set(addressNames.page, String(page));
  const written = parameter.toString();
  return written ? `/?${written}` : '/';
}

/** Whether the term in the address is invalid: too long, or with control characters. */
export const hasUnreadableTerm = (parameter: URLSearchParams): boolean => {
  const term = parameter.get('termo_pesquisa')?.trim();
  return Boolean(term) && searchFields.termo_pesquisa(term ?? '') === undefined;
};
