import type { LogEntry } from '@catalogue/api-contract';

const maxCalls = 500;
// What a client did against the documents is still told after a long journey.
const maxViolations = 5000;

const isRight = ({ violations }: LogEntry): boolean => violations.length === 0;

/** The last calls of a library, the wrong ones for longer than the right ones, and whoever watches them as they come. */
export class CallLog {
  #entries: LogEntry[] = [];
  readonly #watchers = new Set<(entry: LogEntry) => void>();
  #next = 1;

  add(entry: Omit<LogEntry, 'id'>): void {
    const numbered = { id: this.#next++, ...entry };
    this.#entries.push(numbered);
    this.#forgetOldest(
      isRight(numbered) ? isRight : (entry) => !isRight(entry),
      isRight(numbered) ? maxCalls : maxViolations,
    );
    for (const watch of this.#watchers) watch(numbered);
  }

  /** Begins anew; who watches goes on. */
  clear(): void {
    this.#entries = [];
  }

  get newestFirst(): LogEntry[] {
    return this.#entries.toReversed();
  }

  /** Calls back for each call from now on; the function that it returns ends that. */
  watch(callBack: (entry: LogEntry) => void): () => void {
    this.#watchers.add(callBack);
    return () => this.#watchers.delete(callBack);
  }

  #forgetOldest(isKind: (entry: LogEntry) => boolean, most: number): void {
    if (this.#entries.length <= most || this.#entries.filter(isKind).length <= most) return;
    this.#entries.splice(this.#entries.findIndex(isKind), 1);
  }
}
