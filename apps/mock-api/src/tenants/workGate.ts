/** Lets calls run side by side, and exclusive work alone: it waits until they are done, and new ones wait for it. */
export class WorkGate {
  #exclusiveWork: Promise<unknown> | undefined;
  #activeCount = 0;
  #onIdle: (() => void) | undefined;

  /** Exclusive work runs, or waits for calls. */
  get isClosed(): boolean {
    return this.#exclusiveWork !== undefined;
  }

  /** Resolves when no exclusive work runs. */
  async opened(): Promise<void> {
    while (this.#exclusiveWork) await this.#exclusiveWork.catch(() => undefined);
  }

  /** Runs a call at once; `runAlone` waits until it is done. */
  async run<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    this.#activeCount += 1;
    try {
      return await call();
    } finally {
      this.#activeCount -= 1;
      if (this.#activeCount === 0) this.#onIdle?.();
    }
  }

  /** Runs work while no call runs. */
  async runAlone(work: () => Promise<void>): Promise<void> {
    // Nothing may come between the last look and the work: of two that begin at once, one would wait for ever.
    while (this.#exclusiveWork) await this.#exclusiveWork.catch(() => undefined);
    const done = this.#drainAndRun(work);
    this.#exclusiveWork = done;
    try {
      await done;
    } finally {
      this.#exclusiveWork = undefined;
    }
  }

  async #drainAndRun(work: () => Promise<void>): Promise<void> {
    if (this.#activeCount > 0) await new Promise<void>((resolve) => (this.#onIdle = resolve));
    this.#onIdle = undefined;
    await work();
  }
}
