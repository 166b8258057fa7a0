import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { storableJson } from './storableJson';

type Cell = string | number | boolean | null | object;

const SPELLED: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
  '\0': '\ufffd',
};

// COPY's text format: tabs and line ends separate cells and rows, a backslash escapes them, \N is null.
const cellText = (value: Cell): string => {
  if (value === null) return '\\N';
  const text = typeof value === 'object' ? storableJson(value) : String(value);
  return text.replace(/[\\\t\n\r\0]/g, (sign) => SPELLED[sign] ?? sign);
};

// One message to the database per row would cost more than the row itself.
const CHUNK = 32 * 1024;

/**
 * Streams rows into a table, each created when it is sent. The keys of the first row are the columns; objects are sent
 * as JSON.
 */
export async function copyRows<Row extends object>(
  client: ClientBase,
  table: string,
  rows: Iterable<Row>,
): Promise<void> {
  const iterator = rows[Symbol.iterator]();
  const first = iterator.next();
  if (first.done) return;
  const columns = Object.keys(first.value) as (keyof Row & string)[];
  const chunks = function* () {
    let chunk = '';
    for (let row: IteratorResult<Row, unknown> = first; !row.done; row = iterator.next()) {
      const { value } = row;
      chunk += `${columns.map((column) => cellText(value[column] as Cell)).join('\t')}\n`;
      if (chunk.length < CHUNK) continue;
      yield chunk;
      chunk = '';
    }
    if (chunk !== '') yield chunk;
  };
  const names = columns.map((column) => `"${column}"`).join(', ');
  await pipeline(Readable.from(chunks()), client.query(copyFrom(`COPY "${table}" (${names}) FROM STDIN`)));
}
