import type { SqlDriverAdapterFactory, SqlQueryable, Transaction } from '@prisma/driver-adapter-utils';

// What others write into the database while the server runs (an import, a second server) shows after so many milliseconds.
const pollInterval = 250;

/** How often what a database holds has changed, as far as one server needs to know. */
export class ChangeCounter {
  #count = 0;
  #polledAt = -Infinity;
  #seen = '';
  #polling: Promise<void> | undefined;

  /** @param readSnapshot the state of the database's transactions, another text after each that wrote something */
  constructor(private readonly readSnapshot: () => Promise<string>) {}

  /** Something this server did may have changed what is stored. */
  increment(): void {
    this.#count += 1;
  }

  /** A number that is another one after every change by this server, and soon after one by somebody else. */
  async count(): Promise<number> {
    if (performance.now() - this.#polledAt > pollInterval) await (this.#polling ??= this.#pollOthers());
    return this.#count;
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

// Too much rather than too little: a statement that only mentions one of these words costs a reply that is worked out again.
const writes = /\b(insert|update|delete|merge|truncate|copy|create|alter|drop|refresh|call|do)\b/i;
/** Whether a statement may change what is stored. */
const mayWrite = (sql: string): boolean => writes.test(sql);

/** The same connections to the database; `increment` is called after each statement or transaction that may have written. */
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
  // A commit whose answer was lost ends as a rollback here.
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
        // A failure may have come on the way back.
        if (mayWrite(query.sql)) wrote();
      }
    };
  }
}
