import type { z } from 'zod';
import type { TableErrorCode } from '@catalogue/api-contract';
import { readCsv, type TableFile } from './readCsv';
import { maxErrors, TableRefused, type TableError } from './tableError';

type Columns = z.ZodObject<Record<string, z.ZodType<unknown, string | undefined>>>;

/** A table whose lines are valid, each for itself. */
export interface Table<Row> {
  name: string;
  /** Those that the file has. */
  columns: string[];
  rows(): AsyncGenerator<Row & { line: number }>;
}

/**
 * Checks every line of a CSV file against the schema, whose keys are the columns, until there are more errors than are
 * listed, or more lines than `maxLines`. Throws a TableRefused.
 */
export async function readTable<Schema extends Columns>(
  file: TableFile,
  schema: Schema,
  { maxLines = Infinity }: { maxLines?: number } = {},
): Promise<Table<z.output<Schema>>> {
  const errors: TableError[] = [];
  let columns: string[] | undefined;
  let lines = 0;
  for await (const { line, cells } of readCsv(file)) {
    if (columns === undefined) {
      columns = columnsOf(file.name, cells, schema);
      continue;
    }
    lines += 1;
    if (lines > maxLines) {
      errors.push({ line, column: '', code: 'lineCount', facts: { most: maxLines } });
      break;
    }
    errors.push(...errorsOf(line, cells, columns, schema));
    if (errors.length > maxErrors) break;
  }
  if (columns === undefined)
    throw new TableRefused(file.name, [{ line: null, column: '', code: 'fileEmpty', facts: {} }]);
  refuseErrors(file.name, errors);
  const known = columns;
  return {
    name: file.name,
    columns: known,
    async *rows() {
      let isHeader = true;
      for await (const { line, cells } of readCsv(file)) {
        if (!isHeader) yield { ...schema.parse(rowOf(cells, known)), line };
        isHeader = false;
      }
    },
  };
}

/** Throws a TableRefused if there are errors. */
export function refuseErrors(table: string, errors: readonly TableError[]): void {
  if (errors.length > 0) throw new TableRefused(table, errors);
}

function columnsOf(table: string, cells: string[], { shape }: Columns): string[] {
  const columns = Object.keys(shape).join(', ');
  const fail = (code: TableErrorCode, facts: TableError['facts']) => {
    throw new TableRefused(table, [{ line: 1, column: '', code, facts: { ...facts, columns } }]);
  };
  for (const [at, name] of cells.entries()) {
    if (!(name in shape)) fail('columnUnknown', { at: at + 1, name });
    if (cells.indexOf(name) < at) fail('columnTwice', { at: at + 1, name });
  }
  for (const [name, column] of Object.entries(shape))
    if (!cells.includes(name) && !column.safeParse(undefined).success) fail('columnMissing', { name });
  return cells;
}

const rowOf = (cells: string[], columns: string[]): Record<string, string> =>
  Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? '']));

function errorsOf(line: number, cells: string[], columns: string[], schema: Columns): TableError[] {
  if (cells.length !== columns.length)
    return [{ line, column: '', code: 'cellCount', facts: { values: cells.length, columns: columns.length } }];
  const parsed = schema.safeParse(rowOf(cells, columns));
  return (parsed.error?.issues ?? []).map((issue) => ({
    line,
    column: issue.path.map(String).join('.'),
    code: issue.message as TableErrorCode,
    facts: factsOf(issue),
  }));
}

function factsOf(issue: z.core.$ZodIssue): TableError['facts'] {
  if (issue.code === 'too_big') return { most: Number(issue.maximum) };
  return issue.code === 'custom' ? ((issue.params ?? {}) as TableError['facts']) : {};
}
