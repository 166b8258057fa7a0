import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Refusal } from '../http/errors';
import { civilDate } from './clock';
import type { Databases } from './databases';
import { KeptReplies } from './keptReplies';
import type { World } from './world';

/** The id of the library that is answered for when none is chosen. */
export const sharedWorld = 'demo';

const lookEvery = 60_000;

interface Options {
  shared: World;
  databases: Databases;
  /** Opens the library of a database. */
  open(id: string, database: string): World;
  /** A sandbox that nobody asked for so long is dropped. */
  idleMinutes: number;
  /** Most sandboxes at once. */
  limit: number;
  /** Told of what went wrong while nobody asked. */
  onError(error: unknown, text: string): void;
}

/** What of a request says which library it is for. */
interface Addressed {
  headers: IncomingHttpHeaders;
  /** Of the host that is asked, without its port. */
  hostname: string;
}

interface Opened {
  world: World;
  usedAt: number;
}

/** Every library that this server answers for: the shared one, and sandboxes that come and go. */
export class Worlds {
  readonly shared: World;
  readonly replies = new KeptReplies();
  readonly #options: Options;
  readonly #sandboxes = new Map<string, Opened>();
  #making = 0;
  #sweeping: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.shared = options.shared;
  }

  /** The library that a request is for: the header X-Sandbox, a host `<id>.localhost`, or the cookie `sandbox` names it. */
  async of(request: Addressed): Promise<World> {
    const world = this.shared.deps.settings.MOCK_CONTROLS ? this.#chosen(request) : this.shared;
    await world.ready();
    return world;
  }

  /** The same for what waits for no library and may name none; undefined until it was asked for once. */
  openFor(request: Addressed): World | undefined {
    const id = this.shared.deps.settings.MOCK_CONTROLS ? sandboxOf(request) : undefined;
    const world = id === undefined || id === sharedWorld ? this.shared : this.#sandboxes.get(id)?.world;
    return world?.isReady ? world : undefined;
  }

  get sandboxes(): World[] {
    return [...this.#sandboxes.values()].map(({ world }) => world);
  }

  /** A new library, as the demo library is on its first day, or as a snapshot was. Throws a 404 for an unknown snapshot, a 429 where the limit is reached. */
  async create(from?: string): Promise<World> {
    const { databases, open, limit } = this.#options;
    if (this.#sandboxes.size + this.#making >= limit)
      throw new Refusal(429, 'Há sandboxes demais abertos: descarte um.', { facts: { limit } });
    this.#making += 1;
    try {
      return await this.#make(open, databases, from);
    } finally {
      this.#making -= 1;
    }
  }

  async #make(open: Options['open'], databases: Databases, from?: string): Promise<World> {
    await this.#dropLeftOvers();
    this.#timer ??= setInterval(() => void this.#sweep(), lookEvery).unref();
    const id = randomBytes(4).toString('hex');
    const database = databases.sandbox(id);
    await databases.copy(from === undefined ? await this.#fresh() : await this.#snapshot(from), database);
    const world = open(id, database);
    await world.ready();
    this.#sandboxes.set(id, { world, usedAt: performance.now() });
    return world;
  }

  /** Drops a sandbox; false when there is none of that id. */
  async drop(id: string): Promise<boolean> {
    const found = this.#sandboxes.get(id);
    if (!found) return false;
    this.#sandboxes.delete(id);
    await found.world.alone(() => this.#options.databases.drop(found.world.database));
    return true;
  }

  async snapshots(): Promise<string[]> {
    return this.#options.databases.snapshots();
  }

  /** Saves a library as it is; everybody who asks it meanwhile waits. */
  async save(world: World, name: string): Promise<void> {
    const { databases } = this.#options;
    await world.alone(() => databases.copy(world.database, databases.snapshot(name)));
  }

  /** Makes a library what a snapshot was, or the demo library on its first day: with no faults, and nothing in its log. */
  async replace(world: World, snapshot?: string): Promise<void> {
    const from = snapshot === undefined ? await this.#fresh() : await this.#snapshot(snapshot);
    await world.alone(() => this.#options.databases.copy(from, world.database));
    world.faults.list = [];
    world.log.clear();
  }

  /** False when there is no snapshot of that name. */
  async forget(name: string): Promise<boolean> {
    const known = (await this.snapshots()).includes(name);
    if (known) await this.#options.databases.drop(this.#options.databases.snapshot(name));
    return known;
  }

  /** Drops what nobody has asked for. */
  async dropUnused(): Promise<void> {
    const since = performance.now() - this.#options.idleMinutes * 60_000;
    for (const [id, { usedAt }] of this.#sandboxes) if (usedAt < since) await this.drop(id);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    for (const id of [...this.#sandboxes.keys()]) await this.drop(id);
  }

  async #dropLeftOvers(): Promise<void> {
    this.#sweeping ??= this.#options.databases.dropLeftOvers();
    try {
      await this.#sweeping;
    } catch (error) {
      // The next one who asks tries again.
      this.#sweeping = undefined;
      throw error;
    }
  }

  async #sweep(): Promise<void> {
    try {
      await this.dropUnused();
    } catch (error) {
      // Nobody waits for it: what is left is swept when the server starts again.
      this.#options.onError(error, 'a sandbox could not be dropped');
    }
  }

  #chosen(request: Addressed): World {
    const id = sandboxOf(request);
    if (id === undefined || id === sharedWorld) return this.shared;
    const found = this.#sandboxes.get(id);
    if (!found) throw new Refusal(404, 'Sandbox não encontrado: foi descartado ou nunca existiu.');
    found.usedAt = performance.now();
    return found.world;
  }

  // The shared library may be ahead of its time; a new one begins on the real day.
  async #fresh(): Promise<string> {
    // What is swept later would be this one.
    await this.#dropLeftOvers();
    const { baseClock, deps } = this.shared;
    return this.#options.databases.fresh(civilDate(baseClock.now(), deps.settings.TIME_ZONE));
  }

  async #snapshot(name: string): Promise<string> {
    if (!(await this.snapshots()).includes(name)) throw new Refusal(404, 'Snapshot não encontrado.');
    return this.#options.databases.snapshot(name);
  }
}

function sandboxOf({ headers, hostname }: Addressed): string | undefined {
  const header = headers['x-sandbox'];
  if (typeof header === 'string' && header !== '') return header;
  const host = /^([a-z0-9-]+)\.localhost$/i.exec(hostname)?.[1];
  return host?.toLowerCase() ?? /(?:^|;\s*)sandbox=([^;]+)/.exec(headers.cookie ?? '')?.[1];
}
