import type { SqlDriverAdapterFactory, SqlQuery, SqlQueryable, Transaction } from '@prisma/driver-adapter-utils';

// Writes by other processes (an import) are noticed within so many milliseconds.
const pollInterval = 250;

/** What a write changed: sessions alone, or other data. */
type Changed = 'sessions' | 'data';

/** Reads a text that is another one after each transaction that wrote. */
type ReadState = () => Promise<string>;

/** Counts the changes to a database, as far as this server needs to know. */
export class ChangeCounter {
  #count = 0;
  #countOfSessions = 0;
  #polledAt = -Infinity;
  readonly #seen = new Map<ReadState, string>();
  #polling: Promise<void> | undefined;
  #catchingUp: Promise<void> | undefined;
  #nextCatchUp: Promise<void> | undefined;

  /**
   * @param readSnapshot read to see at once what other servers wrote
   * @param readForPolls read from time to time, to see what other programs wrote
   */
  constructor(
    private readonly readSnapshot: ReadState,
    private readonly readForPolls = readSnapshot,
  ) {}

  /** Records that this server may have changed stored data. */
  increment(changed: Changed = 'data'): void {
    if (changed === 'data') this.#count += 1;
    else this.#countOfSessions += 1;
  }

  /** Changes after every write by this server but to sessions, and soon after any write by another process. */
  async count(): Promise<number> {
    if (performance.now() - this.#polledAt > pollInterval)
      await (this.#polling ??= this.#look(this.readForPolls).finally(() => (this.#polling = undefined)));
    return this.#count;
  }

  /** The same; changes after every write to sessions as well. */
  async countAll(): Promise<number> {
    return (await this.count()) + this.#countOfSessions;
  }

  /** Resolves when every write that another process has finished by now is counted. */
  catchUp(): Promise<void> {
    // One that is under way may have read before the write.
    return (this.#nextCatchUp ??= (this.#catchingUp ?? Promise.resolve())
      .catch(() => undefined)
      .then(() => {
        this.#nextCatchUp = undefined;
        return (this.#catchingUp ??= this.#look(this.readSnapshot).finally(() => (this.#catchingUp = undefined)));
      }));
  }

  async #look(read: ReadState): Promise<void> {
    const now = await read();
    if (now !== this.#seen.get(read)) this.increment();
    this.#seen.set(read, now);
    this.#polledAt = performance.now();
  }
}

/**
 * The tables of sessions, and of what is counted about callers. Every sign-in and every renewal writes to them, and no reply
 * shows them but to the person whom they are about.
 */
export const sessionTables = ['sessao', 'token_renovacao', 'tentativa', 'acesso_dados'] as const;

const changesNothing = /\bfor\s+(?:no\s+key\s+)?update\b|\bdo\s+(?:update|nothing)\b/gi;
// False positives are fine: they only cost a cache miss.
const writes = /\b(?:insert|update|delete|merge|truncate|copy|create|alter|drop|refresh|call|do)\b/gi;
const writesToSessions = new RegExp(
  `\\b(?:insert\\s+into|update|delete\\s+from)\\s+(?:"public"\\.)?"?(?:${sessionTables.join('|')})"?(?![\\w.])`,
  'gi',
);
const isPlainWrite = /^\s*(?:insert|update|delete)\b/i;

/** What a statement may have changed, if it affected so many rows or an unknown number; undefined: nothing. */
export function changedBy(statement: string, affected?: number): Changed | undefined {
  const sql = statement.replace(changesNothing, '');
  const count = sql.match(writes)?.length ?? 0;
  if (count === 0 || (affected === 0 && count === 1 && isPlainWrite.test(sql))) return undefined;
  return sql.match(writesToSessions)?.length === count ? 'sessions' : 'data';
}

type OnWrite = (changed: Changed) => void;

/** The same connections to the database; calls `onWrite` after each statement or transaction that may have written. */
export const withWriteHook = (factory: SqlDriverAdapterFactory, onWrite: OnWrite): SqlDriverAdapterFactory => ({
  provider: factory.provider,
  adapterName: factory.adapterName,
  async connect() {
    const adapter = await factory.connect();
    watch(adapter, onWrite);
    const startTransaction = adapter.startTransaction.bind(adapter);
    adapter.startTransaction = async (isolationLevel) =>
      watchTransaction(await startTransaction(isolationLevel), onWrite);
    return adapter;
  },
});

function watchTransaction(transaction: Transaction, onWrite: OnWrite): Transaction {
  const written = new Set<Changed>();
  watch(transaction, (changed) => void written.add(changed));
  // A commit whose reply was lost looks like a rollback here.
  for (const end of ['commit', 'rollback'] as const) {
    const finish = transaction[end].bind(transaction);
    transaction[end] = async () => {
      try {
        await finish();
      } finally {
        written.forEach(onWrite);
      }
    };
  }
  return transaction;
}

function watch(queryable: SqlQueryable, onWrite: OnWrite): void {
  const [queryRaw, executeRaw] = [queryable.queryRaw.bind(queryable), queryable.executeRaw.bind(queryable)];
  const report = ({ sql }: SqlQuery, affected?: number) => {
    const changed = changedBy(sql, affected);
    if (changed) onWrite(changed);
  };
  queryable.queryRaw = (query) => queryRaw(query).finally(() => report(query));
  queryable.executeRaw = async (query) => {
    // It may have succeeded although its reply was lost.
    let affected: number | undefined;
    try {
      return (affected = await executeRaw(query));
    } finally {
      report(query, affected);
    }
  };
}
