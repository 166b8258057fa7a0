import { TermType, type SearchQuery, type SearchType } from '@catalogue/api-contract';
import { emptyTermRow, termRowNames, termRows } from '@catalogue/domain';
import type { QueryFields } from './searchAddress';

/** One line of the search form: a term, the field it is looked for in, and how it joins the lines above. */
export interface SearchRow {
  term: string;
  column: string;
  position: string;
  /** Of no meaning in the first line. */
  operator: string;
}

export const emptyRow: SearchRow = emptyTermRow;
export const maxRows = termRowNames.length;

/** The fields that a line of this type may be looked for in: the partners' catalogues have no subjects. */
export const columnsOf = (type: SearchType) =>
  Object.values(TermType).filter((column) => column !== TermType.subject || type !== 'rede_pergamum_oai');

/** The field of a line, or all of them where the one that was chosen is not of this type. */
export const columnIn = (type: SearchType, column: string): string =>
  columnsOf(type).some((offered) => offered === column) ? column : emptyRow.column;

/** The lines of a query; at least one, empty when the query has no term. */
export const rowsOf = (query: QueryFields): SearchRow[] =>
  termRows(query as SearchQuery).filter(({ term }, at) => at === 0 || term !== '');

/** The query's fields for these lines. Lines without a term are left out, and so is what says no more than the default. */
export function fieldsOf(rows: readonly SearchRow[]): QueryFields {
  const written = rows.filter((row) => row.term.trim() !== '').slice(0, maxRows);
  const fields: QueryFields = {};
  written.forEach((row, at) => {
    const name = termRowNames[at];
    if (!name) return;
    if (name.operator) fields[name.operator] = row.operator;
    fields[name.term] = row.term.trim();
    if (row.column !== emptyRow.column) fields[name.column] = row.column;
    if (row.position !== emptyRow.position) fields[name.position] = row.position;
  });
  return fields;
}
