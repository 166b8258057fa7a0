import { LRUCache } from 'lru-cache';
import { connectionBudget } from './connectionBudget';
import type { Databases } from './databases';
import type { Peers } from './peers';
import type { Snapshots } from './snapshots';
import type { Tenant } from './tenant';

const sweepInterval = 60_000;

export interface SandboxOptions {
  databases: Databases;
  /** Opens the tenant of a database, with at most so many connections. */
  open(id: string, database: string, connections: number): Tenant;
  /** A sandbox without requests for so long is dropped. */
  idleMinutes: number;
  /** Maximum number of sandboxes; fewer where the database server takes few connections. */
  limit: number;
  /** The other servers on the database; none without them. */
  peers?: Peers | undefined;
  /** Called for errors outside of any request. */
  onError(error: unknown, text: string): void;
}

/** The sandboxes of every server on the database. One of another server is opened when it is asked for, and one that nobody uses is dropped. */
export class Sandboxes {
  readonly #options: SandboxOptions & { snapshots: Snapshots };
  readonly #open = new Map<string, Tenant>();
  /** When each was used last, as far as is known: those of every server. */
  readonly #usedAt = new Map<string, number>();
  /** Those that had requests to this server since its last message to the others. */
  readonly #usedHere = new Set<string>();
  /** Ids that are of no sandbox, and never will be. */
  readonly #unknown = new LRUCache<string, true>({ max: 1000 });
  #maxConnections: number | undefined;
  #droppingLeftOvers: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: SandboxOptions & { snapshots: Snapshots }) {
    this.#options = options;
  }

  /** Those that this server has open. */
  get open(): Tenant[] {
    return [...this.#open.values()];
  }

  /** One that this server has open. */
  opened(id: string): Tenant | undefined {
    return this.#open.get(id);
  }

  /** Another server has used these; all, where its messages may have been lost. */
  usedElsewhere(ids: Iterable<string> = this.#usedAt.keys()): void {
    for (const id of ids) this.#usedAt.set(id, performance.now());
  }

  /** Drops a sandbox; false when there is none with that id. */
  async drop(id: string): Promise<boolean> {
    const tenant = await this.find(id);
    if (!tenant) return false;
    await tenant.runExclusive(() => this.#options.databases.drop(tenant.database));
    this.#forget(id);
    await this.#options.snapshots.dropOf(id);
    return true;
  }

  /** The ids of the sandboxes of every server. */
  async ids(): Promise<string[]> {
    const { databases, peers } = this.#options;
    if (!peers) return [...this.#open.keys()];
    await this.dropLeftOvers();
    return databases.sandboxes();
  }

  /** How many there may be, and how many connections each may have. */
  async budget() {
    const { databases, limit, peers } = this.#options;
    const maxConnections = (this.#maxConnections ??= await databases.maxConnections());
    return connectionBudget(maxConnections, limit, 1 + ((await peers?.count()) ?? 0));
  }

  /** An open sandbox, or one that another server has made. */
  async find(id: string): Promise<Tenant | undefined> {
    const open = () => this.#open.get(id);
    if (open() || this.#unknown.has(id)) return open();
    if (!(await this.ids()).includes(id)) {
      if (!open()) this.#unknown.set(id, true);
      return open();
    }
    const { connections } = await this.budget();
    return open() ?? this.add(id, connections);
  }

  /** Opens one that is there. */
  add(id: string, connections: number): Tenant {
    const { databases, open } = this.#options;
    this.startSweeps();
    const tenant = open(id, databases.sandbox(id), connections);
    this.#open.set(id, tenant);
    return tenant;
  }

  /** Brings a tenant up to date; false if another server has dropped it. */
  async isThere(tenant: Tenant): Promise<boolean> {
    try {
      await tenant.current();
      return true;
    } catch (error) {
      if (!tenant.isSandbox || (await this.ids()).includes(tenant.id)) throw error;
      this.#forget(tenant.id);
      return false;
    }
  }

  /** It has had a request to this server. */
  touch(id: string): void {
    this.#usedAt.set(id, performance.now());
    this.#usedHere.add(id);
  }

  #forget(id: string): void {
    this.#open.get(id)?.recording.clear();
    this.#open.delete(id);
    this.#usedAt.delete(id);
    this.#usedHere.delete(id);
  }

  /** Those that no server has used for long. One of a server that has ended counts as used when it is seen first. */
  async #unused(): Promise<string[]> {
    const now = performance.now();
    const ids = new Set(await this.ids());
    for (const id of this.#usedAt.keys()) if (!ids.has(id)) this.#usedAt.delete(id);
    for (const id of ids) if (!this.#usedAt.has(id)) this.#usedAt.set(id, now);
    // Others report theirs from sweep to sweep.
    const since = now - this.#options.idleMinutes * 60_000 - (this.#options.peers ? sweepInterval : 0);
    return [...this.#usedAt].filter(([, usedAt]) => usedAt < since).map(([id]) => id);
  }

  /** Drops, from now on, what no server has used for long. */
  startSweeps(): void {
    this.#timer ??= setInterval(() => void this.#sweep(), sweepInterval).unref();
  }

  // What was used in one server is not unused in the others.
  async #sweep(): Promise<void> {
    const used = [...this.#usedHere];
    this.#usedHere.clear();
    if (used.length > 0) await this.#options.peers?.send({ used }).catch(() => undefined);
    await this.#dropLogged(() => this.#unused());
  }

  /** The first server drops what earlier ones left. */
  async dropLeftOvers(): Promise<void> {
    this.#droppingLeftOvers ??= this.#dropIfFirst();
    try {
      await this.#droppingLeftOvers;
    } catch (error) {
      // The next request tries again.
      this.#droppingLeftOvers = undefined;
      throw error;
    }
  }

  async #dropIfFirst(): Promise<void> {
    const { databases, peers } = this.#options;
    if ((await peers?.isFirst) ?? true) await databases.dropLeftOvers();
  }

  /** The last server drops all; others close theirs. */
  async close(isLast: boolean): Promise<void> {
    clearInterval(this.#timer);
    if (isLast) await this.#dropLogged(async () => [...this.#open.keys()]);
    else await Promise.all(this.open.map(({ deps }) => deps.db.$disconnect()));
  }

  // No request waits for it: what stays is dropped when the server starts again.
  async #dropLogged(find: () => Promise<readonly string[]>): Promise<void> {
    try {
      for (const id of await find()) await this.drop(id);
    } catch (error) {
      this.#options.onError(error, 'a sandbox could not be dropped');
    }
  }
}
