import type { z } from 'zod';
import { Failure } from '@catalogue/command-kit/failure';
import { printable } from '@catalogue/command-kit/printable';
import { maxErrors, type LineError } from '@catalogue/database/lineError';
import { readCsv } from './readCsv';

type Columns = z.ZodObject<Record<string, z.ZodType<unknown, string | undefined>>>;

/** A table whose lines are valid, each for itself. */
export interface Table<Row> {
  file: string;
  /** Those that the file has. */
  columns: string[];
  rows(): AsyncGenerator<Row & { line: number }>;
}

/** Checks every line of a CSV file against the schema, whose keys are the columns. Throws a Failure that lists the errors. */
export async function readTable<Schema extends Columns>(
  file: string,
  schema: Schema,
): Promise<Table<z.output<Schema>>> {
  const errors: LineError[] = [];
  let columns: string[] | undefined;
  for await (const { line, cells } of readCsv(file)) {
    if (columns === undefined) {
      columns = columnsOf(file, cells, schema);
      continue;
    }
    if (errors.length <= maxErrors) errors.push(...errorsOf(line, cells, columns, schema));
  }
  if (columns === undefined) throw new Failure(`${file} is empty.`);
  throwErrors(file, errors);
  const known = columns;
  return {
    file,
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

/** Throws a Failure with a line for each error, as far as they are listed. */
export function throwErrors(file: string, errors: readonly LineError[]): void {
  if (errors.length === 0) return;
  const listed = errors
    .slice(0, maxErrors)
    .map(({ line, column, sentence }) => `${file}:${line}: ${[column, sentence].filter(Boolean).join(' ')}.`);
  if (errors.length > maxErrors) listed.push('There are more errors.');
  throw new Failure(`${listed.join('\n')}\nNothing was stored.`);
}

function columnsOf(file: string, cells: string[], { shape }: Columns): string[] {
  const fail = (sentence: string) => {
    throw new Failure(`${file}:1: ${sentence}. The columns are ${Object.keys(shape).join(', ')}.`);
  };
  for (const [at, name] of cells.entries()) {
    if (!(name in shape)) fail(`column ${at + 1} ("${printable(name)}") is not known here`);
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
