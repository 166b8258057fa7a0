import type { LogEntry } from '@catalogue/api-contract';

const kept = 500;

/** The last calls of a library, and whoever watches them as they come. */
export class CallLog {
  readonly #entries: LogEntry[] = [];
  readonly #watchers = new Set<(entry: LogEntry) => void>();
  #next = 1;

  add(entry: Omit<LogEntry, 'id'>): void {
    const numbered = { id: this.#next++, ...entry };
    this.#entries.push(numbered);
    if (this.#entries.length > kept) this.#entries.shift();
    for (const watch of this.#watchers) watch(numbered);
  }

  get newestFirst(): LogEntry[] {
    return this.#entries.toReversed();
  }

  /** Calls back for each call from now on; the function that it returns ends that. */
  watch(callBack: (entry: LogEntry) => void): () => void {
    this.#watchers.add(callBack);
    return () => this.#watchers.delete(callBack);
  }
}
