import { Operator, Position, TermType, extraRows, rowOperators, type SearchQuery } from '@catalogue/api-contract';

/** The wire's names of a row's four fields; the first row has its own and joins nothing. */
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

/** What a row is where the query does not say it (D1 §9). */
export const emptyTermRow = {
  term: '',
  column: TermType.free,
  position: Position.anywhere,
  operator: Operator.and,
} as const;

/** All rows of a query in the order in which they join, those without a term too. */
export const termRows = (query: SearchQuery) =>
  termRowNames.map(({ term, column, position, operator }) => ({
    term: query[term] ?? emptyTermRow.term,
    column: query[column] ?? emptyTermRow.column,
    position: query[position] ?? emptyTermRow.position,
    operator: (operator && query[operator]) ?? emptyTermRow.operator,
  }));
