import type { SnapshotFile } from '@catalogue/api-contract';
import type { ClientBase } from 'pg';
import { findOwnLibrary, putOwnLibrary } from '@catalogue/database/ownLibrary';
import { restoreOwnLibrary } from '@catalogue/database/storeInstitutionSettings';
import { openDatabase, serverKeys, storeServerKeys, type ServerKeys } from '../database';
import { Refusal } from '../http/errors';
import { civilDate } from './clock';
import { ReplyCache } from './replyCache';
import { emptyMailQueue } from './mailQueue.store';
import type { Replicas } from './replicas';
import { requestedSandbox, type TenantRequest } from './requestedSandbox';
import { Sandboxes, type SandboxOptions } from './sandboxes';
import { newSandboxId } from './sandboxId';
import { readSnapshotFile } from './snapshotFile.store';
import { Snapshots, type Caller } from './snapshots';
import type { Story } from './story';
import { sharedTenant, type Tenant } from './tenant';
import { tenantTransactions, type TenantTransactions } from './tenantTransactions';
import { WorkSessions } from './workSessions';

interface Options extends SandboxOptions {
  shared: Tenant;
  /** Maximum number of snapshots. */
  snapshotLimit: number;
  /** The states that can be opened by name besides snapshots. */
  stories: readonly Story[];
  /** Copies of the shared tenant's database. */
  replicas: Replicas;
}

/** The shared tenant, and the sandboxes. */
export class Tenants {
  readonly shared: Tenant;
  readonly snapshots: Snapshots;
  readonly replies = new ReplyCache();
  readonly replicas: Replicas;
  /** For work that goes on after a call. */
  readonly workSessions: WorkSessions;
  readonly inTransaction: TenantTransactions;
  readonly #options: Options;
  readonly #sandboxes: Sandboxes;
  #making = 0;

  constructor(options: Options) {
    this.#options = options;
    this.shared = options.shared;
    this.replicas = options.replicas;
    this.workSessions = new WorkSessions(options.databases, options.onError);
    this.inTransaction = tenantTransactions(options.databases);
    this.snapshots = new Snapshots(options.databases, options.snapshotLimit);
    this.#sandboxes = new Sandboxes({ ...options, snapshots: this.snapshots });
    if (options.peers && this.shared.deps.settings.MOCK_CONTROLS) {
      // At once: later, others may have sandboxes.
      this.#sandboxes.dropLeftOvers().catch(() => undefined);
      this.#sandboxes.startSweeps();
    }
    options.peers?.listen({
      message: ({ pause, used = [] }) => {
        this.#sandboxes.usedElsewhere(used);
        if (pause !== undefined) void this.#pause(pause);
      },
      gap: () => this.#sandboxes.usedElsewhere(),
    });
  }

  /** The tenant of a request, named by the header X-Sandbox, a host `<id>.localhost`, or the cookie `sandbox`. */
  async of(request: TenantRequest): Promise<Tenant> {
    const tenant = this.shared.deps.settings.MOCK_CONTROLS ? await this.#chosen(request) : this.shared;
    if (!(await this.#sandboxes.isThere(tenant))) throw unknownSandbox();
    return tenant;
  }

  /**
   * The same without waiting, for requests that may name none; undefined until the tenant has had its first request.
   */
  openFor(request: TenantRequest): Tenant | undefined {
    const id = this.shared.deps.settings.MOCK_CONTROLS ? requestedSandbox(request) : undefined;
    const tenant = id === undefined || id === sharedTenant ? this.shared : this.#sandboxes.opened(id);
    return tenant?.days.hasBegun ? tenant : undefined;
  }

  /** Whether there is a tenant with that id. */
  async has(id: string): Promise<boolean> {
    return id === sharedTenant || (await this.#sandboxes.find(id)) !== undefined;
  }

  /** The sandboxes that this server has open. */
  get sandboxes(): Tenant[] {
    return this.#sandboxes.open;
  }

  /** The sandboxes of every server. */
  async all(): Promise<Tenant[]> {
    const found = await Promise.all(
      (await this.#sandboxes.ids()).map(async (id) => {
        const tenant = await this.#sandboxes.find(id);
        return tenant && (await this.#sandboxes.isThere(tenant)) ? [tenant] : [];
      }),
    );
    return found.flat();
  }

  get stories(): readonly Story[] {
    return this.#options.stories;
  }

  /** The names from which the caller can create a sandbox: of stories, then of snapshots. */
  async namesFor(caller: Caller): Promise<string[]> {
    return [...this.stories.map(({ name }) => name), ...(await this.snapshots.namesFor(caller))];
  }

  /**
   * Creates a sandbox, as the demo is on its first day with the library's own name and texts, from a story or from a snapshot. Throws a 404 for an unknown
   * name, a 429 when the limit is reached.
   */
  async create(from: string | undefined, caller: Caller): Promise<Tenant> {
    const { sandboxes: limit, connections } = await this.#sandboxes.budget();
    if ((await this.#sandboxes.ids()).length + this.#making >= limit)
      throw new Refusal(429, 'Há sandboxes demais abertos: descarte um.', { facts: { limit } });
    this.#making += 1;
    try {
      return await this.#make(from, caller, connections);
    } finally {
      this.#making -= 1;
    }
  }

  /** Makes what sandboxes are copied from: the first of them need not wait for it. */
  async prepareSandboxes(): Promise<void> {
    await this.#fresh();
  }

  async #make(from: string | undefined, caller: Caller, connections: number): Promise<Tenant> {
    const { databases } = this.#options;
    await this.#sandboxes.dropLeftOvers();
    const id = newSandboxId();
    const database = databases.sandbox(id);
    const story = this.stories.find(({ name }) => name === from);
    if (from === undefined || story)
      await databases.copy(await this.#fresh(), database, { owner: id, fill: this.#withOwnLibrary });
    else await databases.copy(await this.snapshots.databaseOf(from, caller), database, { owner: id });
    const tenant = this.#sandboxes.add(id, connections);
    this.#sandboxes.touch(id);
    await tenant.ready();
    if (story) await this.#play(story, tenant);
    return tenant;
  }

  // A story that stops halfway leaves no sandbox.
  async #play(story: Story, tenant: Tenant): Promise<void> {
    try {
      await story.play(tenant);
      await tenant.days.followCall();
    } catch (error) {
      await this.drop(tenant.id);
      throw error;
    }
  }

  /** Drops a sandbox; false when there is none with that id. */
  drop(id: string): Promise<boolean> {
    return this.#sandboxes.drop(id);
  }

  /** Resets a tenant to a snapshot, or to the demo on its first day; clears its faults, its recording and its log. */
  async replace(caller: Caller, snapshot?: string): Promise<void> {
    if (snapshot === undefined) await this.#replaceBy(await this.#fresh(), caller.tenant, this.#withOwnLibrary);
    else await this.#replaceBy(await this.snapshots.databaseOf(snapshot, caller), caller.tenant);
  }

  /** Sets a tenant to what a file has, as if it were a snapshot. Throws a 422 for one that cannot be opened. */
  async open(tenant: Tenant, file: SnapshotFile): Promise<void> {
    await this.#replaceBy(await this.#fresh(), tenant, (client) => readSnapshotFile(client, file));
  }

  async #replaceBy(from: string, tenant: Tenant, fill?: (client: ClientBase) => Promise<void>): Promise<void> {
    // The keys are the server's, not the tenant's: they stay what this process and others have read.
    const keys = tenant.isSandbox ? undefined : await serverKeys(tenant.deps.db);
    await tenant.runExclusive(() =>
      this.#options.databases.copy(from, tenant.database, {
        owner: tenant.isSandbox ? tenant.id : undefined,
        fill,
        prepare: async (url) => (keys === undefined ? undefined : prepareShared(url, keys)),
      }),
    );
    tenant.recording.clear();
    tenant.log.clear();
  }

  /** The last server drops the sandboxes. */
  async close(): Promise<void> {
    const { databases, peers } = this.#options;
    await this.workSessions.close();
    const isLast = ((await peers?.count()) ?? 0) === 0;
    await this.#sandboxes.close(isLast);
    await Promise.all([databases.close(), this.replicas.close()]);
  }

  async #pause(database: string): Promise<void> {
    const tenant = [this.shared, ...this.sandboxes].find((one) => one.database === database);
    try {
      await tenant?.pause();
      if (tenant) await this.#sandboxes.isThere(tenant);
    } catch (error) {
      this.#options.onError(error, 'a tenant did not wait for another server');
    }
  }

  async #chosen(request: TenantRequest): Promise<Tenant> {
    const id = requestedSandbox(request);
    if (id === undefined || id === sharedTenant) return this.shared;
    const found = await this.#sandboxes.find(id);
    if (!found) throw unknownSandbox();
    this.#sandboxes.touch(id);
    return found;
  }

  // The shared tenant's clock may be ahead; a new sandbox starts on the real day.
  async #fresh(): Promise<string> {
    // A later sweep would drop this one.
    await this.#sandboxes.dropLeftOvers();
    const { baseClock, deps } = this.shared;
    return this.#options.databases.fresh(civilDate(baseClock.now(), deps.settings.TIME_ZONE));
  }

  // What the shared tenant's library says about itself is kept: every tenant begins with what there is of it by then.
  readonly #withOwnLibrary = async (client: ClientBase): Promise<void> => {
    const { databases, onError } = this.#options;
    const library = await databases.inTransaction(databases.main, findOwnLibrary);
    if (!library) return;
    await putOwnLibrary(client, library);
    await restoreOwnLibrary(client, (sentence) =>
      onError(new Error(sentence), 'a tenant begins without some of what the library has applied'),
    );
  };
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
