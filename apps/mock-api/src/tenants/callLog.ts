import type { LogEntry } from '@catalogue/api-contract';

const maxCalls = 500;
// Violations are still listed after a long test run.
const maxViolations = 5000;
// Those that can be repeated: an address and a body take much more than the rest.
const maxRequests = 100;

const isRight = ({ violations }: LogEntry): boolean => violations.length === 0;

/** The last calls of a tenant; calls with violations are kept longer than others. Watchers receive each new call. */
export class CallLog {
  #entries: LogEntry[] = [];
  readonly #watchers = new Set<(entry: LogEntry) => void>();
  #withRequest: LogEntry[] = [];
  #next = 1;

  add(entry: Omit<LogEntry, 'id'>): void {
    const numbered: LogEntry = { id: this.#next++, ...entry };
    this.#entries.push(numbered);
    if (numbered.request) this.#withRequest.push(numbered);
    if (this.#withRequest.length > maxRequests) delete this.#withRequest.shift()?.request;
    this.#forgetOldest(
      isRight(numbered) ? isRight : (entry) => !isRight(entry),
      isRight(numbered) ? maxCalls : maxViolations,
    );
    for (const watch of this.#watchers) watch(numbered);
  }

  /** Empties the log; watchers stay subscribed. */
  clear(): void {
    this.#entries = [];
    this.#withRequest = [];
  }

  get newestFirst(): LogEntry[] {
    return this.#entries.toReversed();
  }

  /** Calls back for each new call; the returned function unsubscribes. */
  watch(callBack: (entry: LogEntry) => void): () => void {
    this.#watchers.add(callBack);
    return () => this.#watchers.delete(callBack);
  }

  #forgetOldest(isKind: (entry: LogEntry) => boolean, max: number): void {
    if (this.#entries.length <= max || this.#entries.filter(isKind).length <= max) return;
    this.#entries.splice(this.#entries.findIndex(isKind), 1);
  }
}
