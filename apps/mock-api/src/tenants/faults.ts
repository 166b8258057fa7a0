import type { Fault } from '@catalogue/api-contract';
import type { PrismaClient } from '@catalogue/database/generated/client';
import { createHash } from 'node:crypto';
import { knownFaults, type KnownFault } from './knownFaults';
import { countDraw, findFaults, storeFaults, useFault, type StoredFault } from './faults.store';

/** The faults of one tenant, tried in order; a call uses up one count of the first that matches. */
export class Faults {
  #known: StoredFault[] = [];
  #reads = 0;
  #lastRead = 0;

  /** As they were read last. */
  get list(): Fault[] {
    return this.#known.map(({ fault }) => fault);
  }

  async read(db: Pick<PrismaClient, '$queryRaw'>): Promise<void> {
    const read = (this.#reads += 1);
    const found = await findFaults(db);
    // Of two reads at once, the later one knows more.
    if (read < this.#lastRead) return;
    this.#lastRead = read;
    this.#known = found;
  }

  /** Replaces the list; false if another call is doing so. */
  async set(db: PrismaClient, faults: readonly Fault[]): Promise<boolean> {
    const isStored = await storeFaults(db, faults);
    await this.read(db);
    return isStored;
  }

  /** The fault for this call, if any: the first one after the id `after`. */
  async take(db: PrismaClient, call: FaultedCall, after = 0): Promise<(KnownFault & Fault) | undefined> {
    const found = this.#known.find(({ id, fault }) => id > after && matches(fault, call));
    if (!found) return undefined;
    const { id, fault } = found;
    const { probability = 1, jitter_ms = 0, times } = fault;
    const draw = probability < 1 || jitter_ms > 0 ? drawsOf(fault, await countDraw(db, id)) : undefined;
    if (draw && draw('hit') >= probability) return this.take(db, call, id);
    if (times !== undefined) {
      const isTaken = await useFault(db, id);
      await this.read(db);
      // Another call was first.
      if (!isTaken) return this.take(db, call, id);
    }
    const taken = known(fault);
    if (!taken || !draw) return taken;
    return { ...taken, delay_ms: delayOf(taken) + Math.round(draw('jitter') * jitter_ms) };
  }

  /** The fault named by a call's header, whatever the call. */
  static named(name: string): (KnownFault & Fault) | undefined {
    return known({ name });
  }
}

/** How long a fault takes, in milliseconds: as it was set, or as it does by itself. */
export const delayOf = ({ delay_ms, does }: KnownFault & Fault): number => delay_ms ?? ('ms' in does ? does.ms : 0);

/** What is drawn for the `call`-th call of a fault: from 0 to 1, the same for the same seed. */
const drawsOf =
  ({ seed = 0, name, endpoint = '' }: Fault, call: number) =>
  (what: 'hit' | 'jitter'): number =>
    createHash('sha256').update(`${seed} ${name} ${endpoint} ${call} ${what}`).digest().readUInt32BE(0) / 2 ** 32;

interface FaultedCall {
  /** Its name in the contract and its id in the documents' list. */
  name: string;
  id: string;
  token: 'anonymous' | 'public' | 'patron';
  grant?: unknown;
  /** A search in the partner network. */
  isNetwork?: boolean;
}

/** Inherited properties such as `toString` are not faults. */
export const findFault = (name: string): KnownFault | undefined =>
  Object.hasOwn(knownFaults, name) ? knownFaults[name] : undefined;

const known = (fault: Fault): (KnownFault & Fault) | undefined => {
  const kind = findFault(fault.name);
  return kind && { ...kind, ...fault };
};

function matches(fault: Fault, { name, id, token, grant, isNetwork }: FaultedCall): boolean {
  const kind = findFault(fault.name);
  if (!kind) return false;
  if (fault.endpoint !== undefined && ![name, id].includes(fault.endpoint)) return false;
  if (fault.endpoint === undefined && kind.endpoints.length > 0 && !kind.endpoints.includes(name)) return false;
  if (kind.network && name === 'searchTitles' && !isNetwork) return false;
  return (kind.token === undefined || kind.token === token) && (kind.grant === undefined || kind.grant === grant);
}
