import { Pool } from 'pg';
import { connectionOptions } from '../database';

/** Connections to a database that several clients use, one after another. They do not keep the process alive. */
export class KeptConnections extends Pool {
  #isKept = false;

  constructor(url: string) {
    super({ ...connectionOptions(url), allowExitOnIdle: true });
    this.#ignoreErrors();
  }

  /** Runs the disconnecting of a client, which ends its connections otherwise; waits until none of them is in use. */
  async keepWhile(disconnects: () => Promise<void>): Promise<void> {
    this.#isKept = true;
    await disconnects();
    this.#isKept = false;
    // Each client has added a listener of errors.
    this.removeAllListeners('error');
    this.#ignoreErrors();
    while (!this.ended && this.totalCount > this.idleCount)
      await new Promise((resolve) => this.once('release', () => setImmediate(resolve)));
  }

  /** A server that copies its database ends them; once more does nothing. */
  override async end(): Promise<void> {
    if (!this.#isKept && !this.ended) await super.end();
  }

  // PostgreSQL stops before the process of the tests does.
  #ignoreErrors(): void {
    this.on('error', () => undefined);
  }
}
