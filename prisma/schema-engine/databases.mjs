import { randomUUID } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import { ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import pg from 'pg';

const CHAR_OID = 18;
const UNKNOWN_TO_PRISMA = 16384;

// PostgreSQL's catalogue has many "char" columns. The adapter refuses the type and the engine requires it, so these
// columns pass the adapter as an unknown type and get their own type back in the result.
const charColumns = new WeakMap();

class CatalogueClient extends pg.Client {
  query(...args) {
    const callback = args.at(-1);
    if (typeof callback !== 'function') return super.query(...args).then(disguiseChars);
    return super.query(...args.slice(0, -1), (error, result) => callback(error, disguiseChars(result)));
  }
}

function disguiseChars(result) {
  const columns = [...(result?.fields ?? []).entries()].filter(([, field]) => field.dataTypeID === CHAR_OID);
  for (const [, field] of columns) field.dataTypeID = UNKNOWN_TO_PRISMA;
  if (columns.length > 0)
    charColumns.set(
      result.rows,
      columns.map(([index]) => index),
    );
  return result;
}

function revealChars(queryable) {
  const read = queryable.queryRaw.bind(queryable);
  queryable.queryRaw = async (query) => {
    const answer = await read(query);
    for (const index of charColumns.get(answer.rows) ?? []) answer.columnTypes[index] = ColumnTypeEnum.Character;
    return answer;
  };
  return queryable;
}

/**
 * The databases of one engine process: implements the adapter factory that Prisma's engine needs, and closes every
 * connection.
 */
export class Databases {
  provider = 'postgres';
  adapterName = '@prisma/adapter-pg';
  #config;
  #shadows = new Set();
  #pools = new Set();

  constructor(url) {
    // Without a URL (`migrate diff` of two files) no connection is ever opened.
    const { host, port, user, password, database, ssl } = new pg.Client(url && withoutPrismaParameters(url));
    this.#config = { host, port, user, password, database, ssl };
  }

  get address() {
    return `${this.#config.host}:${this.#config.port}`;
  }

  get name() {
    return this.#config.database;
  }

  /** Runs one statement in the named database, separately from the engine. */
  async run(database, sql) {
    const client = new pg.Client({ ...this.#config, database });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  }

  connect() {
    return this.#open(this.name);
  }

  async connectToShadowDb() {
    const name = `prisma_migrate_shadow_db_${randomUUID()}`;
    await this.run(this.name, `CREATE DATABASE "${name}"`);
    this.#shadows.add(name);
    return this.#open(name);
  }

  /** Ends every session, which releases its locks, and drops the shadow databases. */
  async close() {
    await Promise.all([...this.#pools].map((pool) => pool.end()));
    this.#pools.clear();
    for (const name of this.#shadows) await this.run(this.name, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
    this.#shadows.clear();
  }

  async #open(database) {
    const pool = new pg.Pool({ ...this.#config, database, Client: CatalogueClient });
    this.#pools.add(pool);
    const adapter = revealChars(await new PrismaPg(pool).connect());
    const begin = adapter.startTransaction.bind(adapter);
    adapter.startTransaction = async (level) => revealChars(await begin(level));
    // The adapter splits scripts at every semicolon, also inside function bodies; without arguments PostgreSQL runs
    // them whole.
    adapter.executeScript = async (sql) => void (await adapter.executeRaw({ sql, args: [], argTypes: [] }));
    return adapter;
  }
}

// `schema`, `connection_limit` and similar parameters are Prisma's own.
function withoutPrismaParameters(url) {
  const plain = new URL(url);
  for (const name of [...plain.searchParams.keys()]) if (!name.startsWith('ssl')) plain.searchParams.delete(name);
  return plain.href;
}
