const header = 19;
const end = -1;

/** The rows of PostgreSQL's binary COPY, each a list of the bytes of its fields; null for NULL. */
export async function* copiedRows(chunks: AsyncIterable<Buffer>): AsyncGenerator<(Buffer | null)[]> {
  let rest: Buffer = Buffer.alloc(0);
  let place = 0;
  let hasHeader = false;
  for await (const chunk of chunks) {
    rest = place < rest.length ? Buffer.concat([rest.subarray(place), chunk]) : chunk;
    place = 0;
    if (!hasHeader) {
      if (rest.length < header) continue;
      place = header + rest.readInt32BE(header - 4);
      hasHeader = true;
    }
    for (let row = rowAt(rest, place); row; row = rowAt(rest, place)) {
      place = row.end;
      yield row.fields;
    }
  }
}

/** The row at a place, and where it ends; undefined if it is not complete, or there is none. */
function rowAt(bytes: Buffer, start: number): { fields: (Buffer | null)[]; end: number } | undefined {
  if (bytes.length < start + 2) return undefined;
  const count = bytes.readInt16BE(start);
  if (count === end) return undefined;
  let place = start + 2;
  const fields: (Buffer | null)[] = [];
  for (let field = 0; field < count; field += 1) {
    if (bytes.length < place + 4) return undefined;
    const length = bytes.readInt32BE(place);
    place += 4;
    if (length === -1) fields.push(null);
    else {
      if (bytes.length < place + length) return undefined;
      fields.push(bytes.subarray(place, place + length));
      place += length;
    }
  }
  return { fields, end: place };
}
