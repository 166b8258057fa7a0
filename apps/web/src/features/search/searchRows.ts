import { TermType, type SearchQuery, type SearchType } from '@catalogue/api-contract';
import { emptyTermRow, termRowNames, termRows } from '@catalogue/domain';
import type { QueryFields } from './searchAddress';

/** One row of the search form: a term, its field, and the operator that joins it to the rows above. */
export interface SearchRow {
  term: string;
  column: string;
  position: string;
  /** Unused in the first row. */
  operator: string;
}

export const emptyRow: SearchRow = emptyTermRow;
export const maxRows = termRowNames.length;

/** The fields available in a row of this type: the partners' catalogues have no subjects. */
export const columnsOf = (type: SearchType) =>
  Object.values(TermType).filter((column) => column !== TermType.subject || type !== 'rede_pergamum_oai');

/** The field of a row, or all fields if the chosen one does not exist for this type. */
export const columnIn = (type: SearchType, column: string): string =>
  columnsOf(type).some((offered) => offered === column) ? column : emptyRow.column;

/** The rows of a query; at least one, empty if the query has no term. */
export const rowsOf = (query: QueryFields): SearchRow[] =>
  termRows(query as SearchQuery).filter(({ term }, at) => at === 0 || term !== '');

/** The query fields of these rows, without empty rows and default values. */
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
