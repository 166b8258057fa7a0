import type { SqlDriverAdapterFactory, SqlQueryable, Transaction } from '@prisma/driver-adapter-utils';

// Writes by other processes (an import) are noticed within so many milliseconds.
const pollInterval = 250;

/** Counts the changes to a database, as far as this server needs to know. */
export class ChangeCounter {
  #count = 0;
  #polledAt = -Infinity;
  #seen = '';
  #polling: Promise<void> | undefined;
  #nextPoll: Promise<void> | undefined;

  /**
   * @param readSnapshot the state of the database's transactions, a different text after each one that wrote
   * @param onlyServersWrite whether no import writes to it: `count` does not poll then
   */
  constructor(
    private readonly readSnapshot: () => Promise<string>,
    private readonly onlyServersWrite = false,
  ) {}

  /** Records that this server may have changed stored data. */
  increment(): void {
    this.#count += 1;
  }

  /** Changes after every write by this server, and soon after a write by another process. */
  async count(): Promise<number> {
    if (!this.onlyServersWrite && performance.now() - this.#polledAt > pollInterval)
      await (this.#polling ??= this.#pollOthers());
    return this.#count;
  }

  /** Resolves when every write that another process has finished by now is counted. */
  catchUp(): Promise<void> {
    // A poll that is under way may have read before the write.
    return (this.#nextPoll ??= (this.#polling ?? Promise.resolve())
      .catch(() => undefined)
      .then(() => {
        this.#nextPoll = undefined;
        return (this.#polling ??= this.#pollOthers());
      }));
  }

  async #pollOthers(): Promise<void> {
    try {
      const now = await this.readSnapshot();
      if (now !== this.#seen) this.increment();
      this.#seen = now;
      this.#polledAt = performance.now();
    } finally {
      this.#polling = undefined;
    }
  }
}

// False positives are fine: they only cost a cache miss.
const writes = /\b(insert|update|delete|merge|truncate|copy|create|alter|drop|refresh|call|do)\b/i;
/** Whether a statement may change what is stored. */
const mayWrite = (sql: string): boolean => writes.test(sql);

/** The same connections to the database; calls `onWrite` after each statement or transaction that may have written. */
export const withWriteHook = (factory: SqlDriverAdapterFactory, onWrite: () => void): SqlDriverAdapterFactory => ({
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

function watchTransaction(transaction: Transaction, onWrite: () => void): Transaction {
  let hasWritten = false;
  watch(transaction, () => (hasWritten = true));
  // A commit whose reply was lost looks like a rollback here.
  for (const end of ['commit', 'rollback'] as const) {
    const finish = transaction[end].bind(transaction);
    transaction[end] = async () => {
      try {
        await finish();
      } finally {
        if (hasWritten) onWrite();
      }
    };
  }
  return transaction;
}

function watch(queryable: SqlQueryable, wrote: () => void): void {
  for (const name of ['queryRaw', 'executeRaw'] as const) {
    const run = queryable[name].bind(queryable) as (query: { sql: string }) => Promise<never>;
    queryable[name] = async (query: { sql: string }) => {
      try {
        return await run(query);
      } finally {
        // The statement may have succeeded although its reply was lost.
        if (mayWrite(query.sql)) wrote();
      }
    };
  }
}
