import type { ClientBase } from 'pg';

/** The tables that grow with the catalogue. */
const tables = ['autoridade', 'acervo', 'acervo_autoridade', 'exemplar', 'emprestimo', 'reserva'];

// Each with the statement that makes it again as the migrations made it. Primary keys stay: other tables refer to them. The list of
// changed titles is for indexes in memory, and there is none of an empty database.
const found = `
  SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS remove,
         format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS make
    FROM pg_constraint WHERE contype = 'f' AND conrelid = ANY($1::regclass[])
  UNION ALL
  SELECT format('DROP INDEX %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
    FROM pg_index WHERE indrelid = ANY($1::regclass[]) AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)
  UNION ALL
  SELECT format('ALTER TABLE %s DISABLE TRIGGER %I', tgrelid::regclass, tgname),
         format('ALTER TABLE %s ENABLE TRIGGER %I', tgrelid::regclass, tgname)
    FROM pg_trigger WHERE tgrelid = ANY($1::regclass[]) AND tgname = 'acervo_mudanca'`;

/**
 * Removes what costs less for all rows of a catalogue at once than for each: indexes, foreign keys and the list of changed
 * titles. Only for an empty database that nobody else uses. Returns what makes all of it again.
 */
export async function removeIndexes(client: ClientBase): Promise<(client: ClientBase) => Promise<void>> {
  const { rows } = await client.query<{ remove: string; make: string }>(found, [tables]);
  for (const { remove } of rows) await client.query(remove);
  return async (again) => {
    await again.query(`SET LOCAL maintenance_work_mem = '256MB'`);
    // Foreign keys are the first ones found: made last, they are checked by the indexes.
    for (const { make } of rows.toReversed()) await again.query(make);
  };
}
