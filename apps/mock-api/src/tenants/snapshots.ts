import { Refusal } from '../http/errors';
import type { Databases } from './databases';
import { dropFaults } from './faults.store';
import type { Tenant } from './tenant';

/** Whose call it is: operators see everything; visitors see what is shared, and what is of their own sandbox. */
export interface Caller {
  isOperator: boolean;
  tenant: Tenant;
}

// A visitor's share of the limit.
const maxPerVisitor = 3;

/** The states of tenants that were saved by name. Those of a sandbox are dropped with it. */
export class Snapshots {
  // By name, the owner of each that is being saved and was not there.
  readonly #saving = new Map<string, string | null>();

  constructor(
    private readonly databases: Databases,
    /** Maximum number of snapshots. */
    private readonly limit: number,
  ) {}

  /** Their names, in order. */
  async namesFor(caller: Caller): Promise<string[]> {
    const all = await this.databases.snapshots();
    return all.filter(({ owner }) => isVisible(owner, caller)).map(({ name }) => name);
  }

  /** The database of a snapshot. Throws a 404 for an unknown one. */
  async databaseOf(name: string, caller: Caller): Promise<string> {
    if (!(await this.namesFor(caller)).includes(name)) throw new Refusal(404, 'Snapshot não encontrado.');
    return this.databases.snapshot(name);
  }

  /** Saves a tenant, whose requests wait during the copy. Throws a 429 at the limit, a 409 for a name of somebody else. */
  async save(name: string, { isOperator, tenant }: Caller): Promise<void> {
    const owner = tenant.isSandbox ? tenant.id : null;
    const all = await this.databases.snapshots();
    const owners = new Map([...all.map((snapshot) => [snapshot.name, snapshot.owner] as const), ...this.#saving]);
    const isTaken = owners.has(name);
    if (isTaken && !isOperator && owners.get(name) !== owner)
      throw new Refusal(409, 'Este nome já é de outro snapshot.');
    const own = [...owners.values()].filter((of) => of === owner).length;
    if (!isTaken && (owners.size >= this.limit || (!isOperator && own >= maxPerVisitor)))
      throw new Refusal(429, 'Há snapshots demais guardados: apague um.', { facts: { limit: this.limit } });
    if (!isTaken) this.#saving.set(name, owner);
    try {
      await tenant.runExclusive(() =>
        this.databases.copy(tenant.database, this.databases.snapshot(name), {
          owner: owner ?? undefined,
          prepare: dropFaults,
        }),
      );
    } finally {
      if (!isTaken) this.#saving.delete(name);
    }
  }

  /** False when there is no snapshot with that name that the caller may drop. */
  async drop(name: string, caller: Caller): Promise<boolean> {
    const found = (await this.databases.snapshots()).find((snapshot) => snapshot.name === name);
    if (!found || !(caller.isOperator || found.owner === caller.tenant.id)) return false;
    await this.databases.drop(this.databases.snapshot(name));
    return true;
  }

  /** Drops those of a sandbox. */
  async dropOf(sandbox: string): Promise<void> {
    for (const { name, owner } of await this.databases.snapshots())
      if (owner === sandbox) await this.databases.drop(this.databases.snapshot(name));
  }
}

const isVisible = (owner: string | null, { isOperator, tenant }: Caller): boolean =>
  isOperator || owner === null || owner === tenant.id;
