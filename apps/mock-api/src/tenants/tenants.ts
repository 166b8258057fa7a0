import { cookieOf } from '@catalogue/web-host/cookies';
import { LRUCache } from 'lru-cache';
import type { IncomingHttpHeaders } from 'node:http';
import type { ClientBase } from 'pg';
import { changesOf, openDatabase, serverKeys, storeServerKeys, type ServerKeys } from '../database';
import { Refusal } from '../http/errors';
import { civilDate } from './clock';
import { connectionBudget } from './connectionBudget';
import type { Databases } from './databases';
import { ReplyCache } from './replyCache';
import { emptyMailQueue } from './mailQueue.store';
import type { Peers } from './peers';
import type { Replicas } from './replicas';
import { newSandboxId } from './sandboxId';
import { Snapshots, type Asker } from './snapshots';
import type { Story } from './story';
import { sharedTenant, type Tenant } from './tenant';

const sweepInterval = 60_000;

interface Options {
  shared: Tenant;
  databases: Databases;
  /** Opens the tenant of a database, with at most so many connections. */
  open(id: string, database: string, connections: number): Tenant;
  /** A sandbox without requests for so long is dropped. */
  idleMinutes: number;
  /** Maximum number of sandboxes; fewer where the database server takes few connections. */
  limit: number;
  /** Maximum number of snapshots. */
  snapshotLimit: number;
  /** The states that can be opened by name besides snapshots. */
  stories: readonly Story[];
  /** The other servers on the database; none without them. */
  peers?: Peers | undefined;
  /** Copies of the shared tenant's database. */
  replicas: Replicas;
  /** Called for errors outside of any request. */
  onError(error: unknown, text: string): void;
}

/** The parts of a request that name its tenant. */
interface TenantRequest {
  headers: IncomingHttpHeaders;
  /** The requested host, without its port. */
  hostname: string;
}

/** The shared tenant, and the sandboxes: those of other servers are opened when they are asked for. */
export class Tenants {
  readonly shared: Tenant;
  readonly snapshots: Snapshots;
  readonly replies = new ReplyCache();
  readonly replicas: Replicas;
  readonly #options: Options;
  /** Those that are open in this server. */
  readonly #sandboxes = new Map<string, Tenant>();
  /** When each was used last, as far as is known: those of every server. */
  readonly #usedAt = new Map<string, number>();
  /** Those that had requests to this server since the others were told. */
  readonly #usedHere = new Set<string>();
  /** Ids that are of no sandbox, and never will be. */
  readonly #unknown = new LRUCache<string, true>({ max: 1000 });
  #making = 0;
  #maxConnections: number | undefined;
  #sweeping: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.shared = options.shared;
    this.replicas = options.replicas;
    this.snapshots = new Snapshots(options.databases, options.snapshotLimit);
    if (options.peers && this.shared.deps.settings.MOCK_CONTROLS) {
      // At once: later, others may have sandboxes.
      this.#dropLeftOvers().catch(() => undefined);
      this.#startSweeps();
    }
    options.peers?.listen({
      message: ({ pause, used = [] }) => {
        for (const id of used) this.#usedAt.set(id, performance.now());
        if (pause !== undefined) void this.#pause(pause);
      },
      gap: () => {
        for (const id of this.#usedAt.keys()) this.#usedAt.set(id, performance.now());
      },
    });
  }

  /** The tenant of a request, named by the header X-Sandbox, a host `<id>.localhost`, or the cookie `sandbox`. */
  async of(request: TenantRequest): Promise<Tenant> {
    const tenant = this.shared.deps.settings.MOCK_CONTROLS ? await this.#chosen(request) : this.shared;
    if (!(await this.#isThere(tenant))) throw unknownSandbox();
    return tenant;
  }

  /**
   * The same without waiting, for requests that may name none; undefined until the tenant has had its first request.
   */
  openFor(request: TenantRequest): Tenant | undefined {
    const id = this.shared.deps.settings.MOCK_CONTROLS ? sandboxOf(request) : undefined;
    const tenant = id === undefined || id === sharedTenant ? this.shared : this.#sandboxes.get(id);
    return tenant?.isReady ? tenant : undefined;
  }

  /** Whether there is a tenant with that id. */
  async has(id: string): Promise<boolean> {
    return id === sharedTenant || (await this.#find(id)) !== undefined;
  }

  /** The sandboxes that this server has open. */
  get sandboxes(): Tenant[] {
    return [...this.#sandboxes.values()];
  }

  /** The sandboxes of every server. */
  async all(): Promise<Tenant[]> {
    const found = await Promise.all(
      (await this.#ids()).map(async (id) => {
        const tenant = await this.#find(id);
        return tenant && (await this.#isThere(tenant)) ? [tenant] : [];
      }),
    );
    return found.flat();
  }

  get stories(): readonly Story[] {
    return this.#options.stories;
  }

  /** The names from which the asker can create a sandbox: of stories, then of snapshots. */
  async namesFor(asker: Asker): Promise<string[]> {
    return [...this.stories.map(({ name }) => name), ...(await this.snapshots.namesFor(asker))];
  }

  /**
   * Creates a sandbox, as the demo is on its first day, from a story or from a snapshot. Throws a 404 for an unknown
   * name, a 429 when the limit is reached.
   */
  async create(from: string | undefined, asker: Asker): Promise<Tenant> {
    const { sandboxes: limit, connections } = await this.#budget();
    if ((await this.#ids()).length + this.#making >= limit)
      throw new Refusal(429, 'Há sandboxes demais abertos: descarte um.', { facts: { limit } });
    this.#making += 1;
    try {
      return await this.#make(from, asker, connections);
    } finally {
      this.#making -= 1;
    }
  }

  async #make(from: string | undefined, asker: Asker, connections: number): Promise<Tenant> {
    const { databases } = this.#options;
    await this.#dropLeftOvers();
    const id = newSandboxId();
    const database = databases.sandbox(id);
    const story = this.stories.find(({ name }) => name === from);
    await databases.copy(
      from === undefined || story ? await this.#fresh() : await this.snapshots.databaseOf(from, asker),
      database,
      { owner: id },
    );
    const tenant = this.#opened(id, connections);
    this.#touch(id);
    await tenant.ready();
    if (story) await this.#play(story, tenant);
    return tenant;
  }

  // A story that stops halfway leaves no sandbox.
  async #play(story: Story, tenant: Tenant): Promise<void> {
    try {
      await story.play(tenant);
    } catch (error) {
      await this.drop(tenant.id);
      throw error;
    }
  }

  /** Drops a sandbox; false when there is none with that id. */
  async drop(id: string): Promise<boolean> {
    const tenant = await this.#find(id);
    if (!tenant) return false;
    await tenant.runExclusive(() => this.#options.databases.drop(tenant.database));
    this.#forget(id);
    await this.snapshots.dropOf(id);
    return true;
  }

  /** Resets a tenant to a snapshot, or to the demo on its first day; clears its faults, its recording and its log. */
  async replace(asker: Asker, snapshot?: string): Promise<void> {
    const { tenant } = asker;
    const from = snapshot === undefined ? await this.#fresh() : await this.snapshots.databaseOf(snapshot, asker);
    // The keys are the server's, not the tenant's: they stay what this process and others have read.
    const keys = tenant.isSandbox ? undefined : await serverKeys(tenant.deps.db);
    await tenant.runExclusive(() =>
      this.#options.databases.copy(from, tenant.database, {
        owner: tenant.isSandbox ? tenant.id : undefined,
        prepare: async (url) => (keys === undefined ? undefined : prepareShared(url, keys)),
      }),
    );
    tenant.recording.clear();
    tenant.log.clear();
  }

  /** Runs work that commands share in a transaction on a tenant's database; the next replies show what it stored. */
  async inTransaction<Answer>(tenant: Tenant, work: (client: ClientBase) => Promise<Answer>): Promise<Answer> {
    try {
      return await this.#options.databases.inTransaction(tenant.database, work);
    } finally {
      changesOf(tenant.deps.db).increment();
    }
  }

  /** Those that no server has used for long. One of a server that has ended counts as used when it is seen first. */
  async #unused(): Promise<string[]> {
    const now = performance.now();
    const ids = new Set(await this.#ids());
    for (const id of this.#usedAt.keys()) if (!ids.has(id)) this.#usedAt.delete(id);
    for (const id of ids) if (!this.#usedAt.has(id)) this.#usedAt.set(id, now);
    // Others tell of theirs from sweep to sweep.
    const since = now - this.#options.idleMinutes * 60_000 - (this.#options.peers ? sweepInterval : 0);
    return [...this.#usedAt].filter(([, usedAt]) => usedAt < since).map(([id]) => id);
  }

  /** The last server drops the sandboxes. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    const { databases, peers } = this.#options;
    if (((await peers?.count()) ?? 0) > 0) {
      await Promise.all(this.sandboxes.map(({ deps }) => deps.db.$disconnect()));
      await databases.dropFresh();
    } else await this.#dropLogged(async () => [...this.#sandboxes.keys()]);
    await Promise.all([databases.close(), this.replicas.close()]);
  }

  async #budget() {
    const { databases, limit, peers } = this.#options;
    const maxConnections = (this.#maxConnections ??= await databases.maxConnections());
    return connectionBudget(maxConnections, limit, 1 + ((await peers?.count()) ?? 0));
  }

  /** The ids of the sandboxes of every server. */
  async #ids(): Promise<string[]> {
    const { databases, peers } = this.#options;
    if (!peers) return [...this.#sandboxes.keys()];
    await this.#dropLeftOvers();
    return databases.sandboxes();
  }

  #opened(id: string, connections: number): Tenant {
    const { databases, open } = this.#options;
    this.#startSweeps();
    const tenant = open(id, databases.sandbox(id), connections);
    this.#sandboxes.set(id, tenant);
    return tenant;
  }

  #startSweeps(): void {
    this.#timer ??= setInterval(() => void this.#sweep(), sweepInterval).unref();
  }

  /** An open sandbox, or one that another server has made. */
  async #find(id: string): Promise<Tenant | undefined> {
    const open = () => this.#sandboxes.get(id);
    if (open() || this.#unknown.has(id)) return open();
    if (!(await this.#ids()).includes(id)) {
      if (!open()) this.#unknown.set(id, true);
      return open();
    }
    const { connections } = await this.#budget();
    return open() ?? this.#opened(id, connections);
  }

  /** Brings a tenant up to date; false if another server has dropped it. */
  async #isThere(tenant: Tenant): Promise<boolean> {
    try {
      await tenant.current();
      return true;
    } catch (error) {
      if (!tenant.isSandbox || (await this.#ids()).includes(tenant.id)) throw error;
      this.#forget(tenant.id);
      return false;
    }
  }

  async #pause(database: string): Promise<void> {
    const tenant = [this.shared, ...this.sandboxes].find((one) => one.database === database);
    try {
      await tenant?.pause();
      if (tenant) await this.#isThere(tenant);
    } catch (error) {
      this.#options.onError(error, 'a tenant did not wait for another server');
    }
  }

  #touch(id: string): void {
    this.#usedAt.set(id, performance.now());
    this.#usedHere.add(id);
  }

  #forget(id: string): void {
    this.#sandboxes.get(id)?.recording.clear();
    this.#sandboxes.delete(id);
    this.#usedAt.delete(id);
    this.#usedHere.delete(id);
  }

  // What was used in one server is not unused in the others.
  async #sweep(): Promise<void> {
    const used = [...this.#usedHere];
    this.#usedHere.clear();
    if (used.length > 0) await this.#options.peers?.tell({ used }).catch(() => undefined);
    await this.#dropLogged(() => this.#unused());
  }

  async #dropLeftOvers(): Promise<void> {
    this.#sweeping ??= this.#dropIfFirst();
    try {
      await this.#sweeping;
    } catch (error) {
      // The next request tries again.
      this.#sweeping = undefined;
      throw error;
    }
  }

  async #dropIfFirst(): Promise<void> {
    const { databases, peers } = this.#options;
    if ((await peers?.isFirst) ?? true) await databases.dropLeftOvers();
  }

  // No request waits for it: what stays is dropped when the server starts again.
  async #dropLogged(find: () => Promise<readonly string[]>): Promise<void> {
    try {
      for (const id of await find()) await this.drop(id);
    } catch (error) {
      this.#options.onError(error, 'a sandbox could not be dropped');
    }
  }

  async #chosen(request: TenantRequest): Promise<Tenant> {
    const id = sandboxOf(request);
    if (id === undefined || id === sharedTenant) return this.shared;
    const found = await this.#find(id);
    if (!found) throw unknownSandbox();
    this.#touch(id);
    return found;
  }

  // The shared tenant's clock may be ahead; a new sandbox starts on the real day.
  async #fresh(): Promise<string> {
    // A later sweep would drop this one.
    await this.#dropLeftOvers();
    const { baseClock, deps } = this.shared;
    return this.#options.databases.fresh(civilDate(baseClock.now(), deps.settings.TIME_ZONE));
  }
}

const unknownSandbox = () => new Refusal(404, 'Sandbox não encontrado: foi descartado ou nunca existiu.');

/** Makes a database the shared tenant's: it keeps the keys, and sends no mail that waits in a copy. */
async function prepareShared(url: string, keys: ServerKeys): Promise<void> {
  const db = openDatabase(url, { max: 1 });
  try {
    await storeServerKeys(db, keys);
    await emptyMailQueue(db);
  } finally {
    await db.$disconnect();
  }
}

function sandboxOf({ headers, hostname }: TenantRequest): string | undefined {
  const header = headers['x-sandbox'];
  if (typeof header === 'string' && header !== '') return header;
  const host = /^([a-z0-9-]+)\.localhost$/i.exec(hostname)?.[1];
  return host?.toLowerCase() ?? sandboxOfCookie({ headers });
}

/** The sandbox that a browser entered. */
export const sandboxOfCookie = (request: Pick<TenantRequest, 'headers'>): string | undefined =>
  cookieOf(request, 'sandbox');
