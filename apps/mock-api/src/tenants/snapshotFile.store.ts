import type { SnapshotFile } from '@catalogue/api-contract';
import { personTableEntries } from '@catalogue/database/personTables';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { ClientBase } from 'pg';
import { Refusal } from '../http/errors';

// Of the tables, before they are compressed.
const maxBytes = 128 * 1024 * 1024;
// The daily rules would take long to catch up from one of these to the other.
const [firstDay, lastDay] = ['2000-01-01', '2200-01-01'];
// Errors of PostgreSQL about what is stored: data, constraints, limits.
const ofData = /^(22|23|54)/;

/** What is not in the file: the server's own, and what opens a session or changes an account without a password. */
const keptBack = [
  ...['_prisma_migrations', 'segredo_servidor', 'falha', 'token_renovacao', 'escrita'],
  ...personTableEntries.flatMap(([table, { secret = [] }]) =>
    secret.length > 0 && !secret.includes('password_hash') ? [table] : [],
  ),
];

const tooLarge = () => new Refusal(422, 'Esta biblioteca tem dados demais para um arquivo.');
const noFile = () => new Refusal(422, 'Este arquivo não é um snapshot, ou foi mudado.');

/** The database of the client's transaction as a file, as it is at one moment (decision 063). */
export async function writeSnapshotFile(client: ClientBase): Promise<SnapshotFile> {
  await client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
  const tables = await tablesOf(client);
  // Before a large library is read.
  if (tables.reduce((sum, { bytes }) => sum + bytes, 0) > maxBytes) throw tooLarge();
  const lines = [await jsonOf(client, 'SELECT sequencename AS name, last_value FROM pg_sequences')];
  for (const { name } of tables) lines.push(`${name} ${await jsonOf(client, `SELECT * FROM ${quoted(name)}`)}`);
  const text = lines.join('\n');
  if (Buffer.byteLength(text) > maxBytes) throw tooLarge();
  const bytes = await promisify(gzip)(text);
  return { formato: 'catalogue-snapshot-1', esquema: await schemaOf(client), base64: bytes.toString('base64') };
}

/**
 * Fills the database of the client's transaction, which has this server's schema, with what is in a file. Nothing of a file is
 * run: it has rows, in tables that the database names. Throws a 422 for a file of another schema, or that cannot be stored.
 */
export async function readSnapshotFile(client: ClientBase, { esquema, base64 }: SnapshotFile): Promise<void> {
  if (esquema !== (await schemaOf(client)))
    throw new Refusal(422, 'Este arquivo é de outra versão do servidor. Abra-o em um da mesma versão.');
  const names = (await tablesOf(client)).map(({ name }) => name);
  const [sequences = '', ...lines] = (await unpacked(base64)).split('\n');
  const isOf = (line: string, index: number) => line.startsWith(`${names[index]} `);
  if (lines.length !== names.length || !lines.every(isOf)) throw noFile();
  try {
    const links = await foreignKeys(client);
    for (const { drop } of links) await client.query(drop);
    await client.query(`TRUNCATE ${[...names, ...keptBack.slice(1)].map(quoted).join(', ')}`);
    for (const [index, name] of names.entries())
      await storeRows(client, quoted(name), lines[index]?.slice(name.length + 1) ?? '');
    await client.query(
      `SELECT setval(format('%I', s.sequencename)::regclass, coalesce(f.last_value, 1), f.last_value IS NOT NULL)
         FROM json_to_recordset($1::json) AS f (name text, last_value bigint)
         JOIN pg_sequences s ON s.sequencename = f.name`,
      [sequences],
    );
    for (const { add } of links) await client.query(add);
  } catch (error) {
    throw error instanceof Error && 'code' in error && ofData.test(String(error.code)) ? noFile() : error;
  }
  if (!(await hasClock(client))) throw noFile();
}

async function unpacked(base64: string): Promise<string> {
  try {
    const bytes = await promisify(gunzip)(Buffer.from(base64, 'base64'), { maxOutputLength: maxBytes });
    return bytes.toString();
  } catch {
    // Damaged, or larger than any file that is written.
    throw noFile();
  }
}

// What triggers derive from a row is in the file, too.
async function storeRows(client: ClientBase, table: string, json: string): Promise<void> {
  await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  await client.query(`INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, $1::json)`, [json]);
  await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
}

async function tablesOf(client: ClientBase): Promise<{ name: string; bytes: number }[]> {
  const { rows } = await client.query<{ name: string; bytes: number }>(
    `SELECT relname AS name, pg_table_size(oid)::float AS bytes FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> ALL ($1) ORDER BY relname COLLATE "C"`,
    [keptBack],
  );
  return rows;
}

/** The links between tables: rows arrive in any order, and what they lead to is looked up at the end. */
async function foreignKeys(client: ClientBase): Promise<{ drop: string; add: string }[]> {
  const { rows } = await client.query<{ drop: string; add: string }>(
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
            format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS add
       FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  );
  return rows;
}

async function jsonOf(client: ClientBase, select: string): Promise<string> {
  const { rows } = await client.query<{ json: string }>(
    `SELECT coalesce('[' || string_agg(row_to_json(t)::text, ',') || ']', '[]') AS json FROM (${select}) t`,
  );
  return rows[0]?.json ?? '[]';
}

/** The last migration, and a digest of all. */
async function schemaOf(client: ClientBase): Promise<string> {
  const { rows } = await client.query<{ schema: string }>(
    `SELECT max(migration_name) || ' ' || md5(string_agg(migration_name || checksum, ' ' ORDER BY migration_name)) AS schema
       FROM _prisma_migrations WHERE rolled_back_at IS NULL`,
  );
  return rows[0]?.schema ?? '';
}

async function hasClock(client: ClientBase): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT count(*) FROM relogio
     HAVING count(*) = 1 AND bool_and(offset_ms BETWEEN 0 AND (extract(epoch FROM $2::timestamp - $1::timestamp) * 1000)
        AND applied_until BETWEEN $1::timestamp AND $2::timestamp
        AND coalesce(stopped_at BETWEEN $1::timestamp AND $2::timestamp, true))`,
    [firstDay, lastDay],
  );
  return rowCount === 1;
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
