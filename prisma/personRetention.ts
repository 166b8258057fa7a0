import type { Query } from './personRecord';
import { personTableEntries } from './personTables';

const dayLength = 24 * 60 * 60_000;
const limited = personTableEntries.flatMap(([name, { over }]) => (over ? [{ name, over }] : []));

/** The first civil day (ISO) on which personal data are to be deleted; null: nothing ever is. */
export async function firstOver(query: Query, timeZone: string): Promise<string | null> {
  const moments = limited.map(
    ({ name, over }) =>
      `SELECT min(${over.at}) + ${over.days} * interval '1 day' AS ended FROM ${name} t WHERE ${over.if ?? 'true'}`,
  );
  const [row] = await query(
    `SELECT to_char((min(ended) AT TIME ZONE $1)::date + 1, 'YYYY-MM-DD') AS day
       FROM (${moments.join(' UNION ALL ')}) AS over`,
    [timeZone],
  );
  return row?.['day'] as string | null;
}

/** Deletes the personal data that were over for long enough when a day began; returns how many rows of each table. */
export async function deleteOver(query: Query, dayBegan: Date): Promise<Record<string, number>> {
  const deleted: Record<string, number> = {};
  for (const { name, over } of limited) {
    const limit = new Date(dayBegan.getTime() - over.days * dayLength);
    const rows = await query(
      `DELETE FROM ${name} t WHERE ${over.at} <= $1::timestamptz AND ${over.if ?? 'true'} RETURNING 1 AS one`,
      [limit],
    );
    if (rows.length > 0) deleted[name] = rows.length;
  }
  return deleted;
}
