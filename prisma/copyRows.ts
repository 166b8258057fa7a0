import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { storableJson } from './storableJson';

type Cell = string | number | boolean | null | object;

// COPY's text format: tab and line end part cells and rows, a backslash hides them, \N is null.
const cellText = (value: Cell): string => {
  if (value === null) return '\\N';
  const text = typeof value === 'object' ? storableJson(value) : String(value);
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll('\t', '\\t')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
    .replaceAll('\0', '\ufffd');
};

/** Streams rows into a table. The keys of the first row are the columns; objects go in as JSON. */
export async function copyRows<Row extends object>(
  client: ClientBase,
  table: string,
  rows: readonly Row[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first) as (keyof Row & string)[];
  const lines = function* () {
    for (const row of rows) yield `${columns.map((column) => cellText(row[column] as Cell)).join('\t')}\n`;
  };
  const names = columns.map((column) => `"${column}"`).join(', ');
  await pipeline(Readable.from(lines()), client.query(copyFrom(`COPY "${table}" (${names}) FROM STDIN`)));
}
