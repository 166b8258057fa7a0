import type { z } from 'zod';
import { maxErrors, TableRefused, type LineError } from '../lineError';
import { readCsv, type TableFile } from './readCsv';

type Columns = z.ZodObject<Record<string, z.ZodType<unknown, string | undefined>>>;

/** A table whose lines are valid, each for itself. */
export interface Table<Row> {
  name: string;
  /** Those that the file has. */
  columns: string[];
  rows(): AsyncGenerator<Row & { line: number }>;
}

/** Checks every line of a CSV file against the schema, whose keys are the columns. Throws a TableRefused. */
export async function readTable<Schema extends Columns>(
  file: TableFile,
  schema: Schema,
): Promise<Table<z.output<Schema>>> {
  const errors: LineError[] = [];
  let columns: string[] | undefined;
  for await (const { line, cells } of readCsv(file)) {
    if (columns === undefined) {
      columns = columnsOf(file.name, cells, schema);
      continue;
    }
    if (errors.length <= maxErrors) errors.push(...errorsOf(line, cells, columns, schema));
  }
  if (columns === undefined) throw new TableRefused(file.name, [{ line: null, column: '', sentence: 'is empty' }]);
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
export function refuseErrors(table: string, errors: readonly LineError[]): void {
  if (errors.length > 0) throw new TableRefused(table, errors);
}

function columnsOf(table: string, cells: string[], { shape }: Columns): string[] {
  const fail = (sentence: string) => {
    const known = `The columns are ${Object.keys(shape).join(', ')}`;
    throw new TableRefused(table, [{ line: 1, column: '', sentence: `${sentence}. ${known}` }]);
  };
  for (const [at, name] of cells.entries()) {
    if (!(name in shape)) fail(`column ${at + 1} ("${name}") is not known here`);
    if (cells.indexOf(name) < at) fail(`column ${at + 1} ("${name}") is there twice`);
  }
  for (const [name, column] of Object.entries(shape))
    if (!cells.includes(name) && !column.safeParse(undefined).success) fail(`there is no column "${name}"`);
  return cells;
}

const rowOf = (cells: string[], columns: string[]): Record<string, string> =>
  Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? '']));

function errorsOf(line: number, cells: string[], columns: string[], schema: Columns): LineError[] {
  if (cells.length !== columns.length)
    return [{ line, column: '', sentence: `there are ${cells.length} values for ${columns.length} columns` }];
  const parsed = schema.safeParse(rowOf(cells, columns));
  return (parsed.error?.issues ?? []).map(({ path, message }) => ({
    line,
    column: path.map(String).join('.'),
    sentence: message,
  }));
}
