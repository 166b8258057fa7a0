import { LRUCache } from 'lru-cache';
import type { Counts, Group } from '../changeCounter';
import { changesOf } from '../database';
import type { Deps } from '../deps';
import type { Caller } from '../http/auth';
import { jsonOf } from '../http/writtenList';
import type { Tenant } from './tenant';

const maxBytes = 64 * 1024 * 1024;

interface CachedReply {
  json: Buffer;
  /** How often the data had changed before it was made. */
  since: Counts;
  /** The groups of tables that it depends on. */
  read: ReadonlySet<Group>;
  day: string;
}

/** What a reply depends on besides the tenant's data and its civil day. */
interface CacheKey {
  tenant: Tenant;
  /** Request and language. */
  key: string;
  caller: Caller;
}

/** What a handler may read, besides its input; reports what the reply turns out to depend on. */
export interface Watched {
  deps: Deps;
  /** To be called when the handler reads who calls. */
  readsCaller(): void;
  /** To be called when it reads what differs from one request to the next. */
  readsRequest(): void;
}

/** The same, reading from a copy of the tenant's database. */
export const readingFrom = (db: Deps['db'], watched: Watched): Watched => ({
  ...watched,
  // What the others report when they are read must not be read here.
  deps: Object.create(watched.deps, { db: { value: db } }) as Deps,
});

/**
 * Caches replies to reads until the data that they depend on or the tenant's civil day change. Replies that depend on volatile state (the
 * clock, the tenant itself) are never cached: `Deps` report when a handler reads it. A reply is the same for everybody if its
 * handler did not read who calls, and then it does not depend on sessions either.
 */
export class ReplyCache {
  readonly #cache = new LRUCache<string, CachedReply>({
    maxSize: maxBytes,
    // With room for its compressed forms, which are a tenth to a third as long.
    sizeCalculation: ({ json }, key) => Math.ceil(1.3 * json.length) + 2 * key.length,
  });

  /** The reply's JSON: cached, or computed by `make`. */
  async of({ tenant, key, caller }: CacheKey, make: (watched: Watched) => Promise<unknown>): Promise<Buffer> {
    const counter = changesOf(tenant.deps.db);
    // Read both before the work: a change during it must invalidate the entry.
    const [since, day] = [await counter.counts(), tenant.deps.today()];
    const everybodys = `${tenant.id} ${key}`;
    const callers = `${everybodys} ${JSON.stringify(caller)}`;
    for (const name of [everybodys, callers]) {
      const cached = this.#cache.get(name);
      if (cached?.day !== day || !counter.isUnchanged(cached.since, cached.read)) continue;
      return cached.json;
    }
    const { watched, found } = watch(tenant.deps);
    const [answer, read] = await counter.watchReads(() => make(watched));
    const json = jsonOf(answer);
    if (!found.caller) read.delete('sessions');
    const name = found.caller ? callers : everybodys;
    if (found.isVolatile) this.#cache.delete(name);
    else this.#cache.set(name, { json, since, read, day });
    return json;
  }
}

function watch(deps: Deps): { watched: Watched; found: { isVolatile: boolean; caller: boolean } } {
  const found = { isVolatile: false, caller: false };
  const tracked = <Name extends 'clock' | 'tenant' | 'signToken'>(name: Name): Deps[Name] => {
    found.isVolatile = true;
    return deps[name];
  };
  const watched: Watched = {
    readsCaller: () => void (found.caller = true),
    readsRequest: () => void (found.isVolatile = true),
    deps: {
      db: deps.db,
      settings: deps.settings,
      passwordCost: deps.passwordCost,
      today: deps.today,
      mac: deps.mac,
      sendsMail: deps.sendsMail,
      sessionOf: deps.sessionOf,
      get documents() {
        return deps.documents;
      },
      get clock() {
        return tracked('clock');
      },
      get tenant() {
        return tracked('tenant');
      },
      get signToken() {
        return tracked('signToken');
      },
    },
  };
  return { watched, found };
}
