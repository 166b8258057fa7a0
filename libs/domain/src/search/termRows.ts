import { Operator, Position, TermType, extraRows, rowOperators, type SearchQuery } from '@catalogue/api-contract';

/** The parameter names of a row's four fields; the first row has its own names and no operator. */
export const termRowNames = [
  { term: 'termo_pesquisa', column: 'coluna_um', position: 'posicao', operator: null },
  ...extraRows.map(
    (row, at) =>
      ({
        term: `termo_${row}`,
        column: `coluna_${row}`,
        position: `posicao_${row}`,
        operator: `operador_${rowOperators[at] ?? 'um'}`,
      }) as const,
  ),
] as const;

/** Defaults of a row (D1 §9). */
export const emptyTermRow = {
  term: '',
  column: TermType.free,
  position: Position.anywhere,
  operator: Operator.and,
} as const;

/** All rows of a query in join order, including rows without a term. */
export const termRows = (query: SearchQuery) =>
  termRowNames.map(({ term, column, position, operator }) => ({
    term: query[term] ?? emptyTermRow.term,
    column: query[column] ?? emptyTermRow.column,
    position: query[position] ?? emptyTermRow.position,
    operator: (operator && query[operator]) ?? emptyTermRow.operator,
  }));
