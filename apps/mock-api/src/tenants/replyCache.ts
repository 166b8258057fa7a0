import { LRUCache } from 'lru-cache';
import { changesOf } from '../database';
import type { Deps } from '../deps';
import type { Tenant } from './tenant';

const maxBytes = 64 * 1024 * 1024;

interface CachedReply {
  json: Buffer;
  changes: number;
  day: string;
}

/** What a reply depends on besides the tenant's data and its civil day. */
interface CacheKey {
  tenant: Tenant;
  /** Caller, request and language. */
  key: string;
}

/**
 * Caches replies to reads until the tenant's data or its civil day change. Replies that depend on volatile state (the
 * clock, the tenant itself) are never cached: `Deps` report when a handler reads it.
 */
export class ReplyCache {
  readonly #cache = new LRUCache<string, CachedReply>({
    maxSize: maxBytes,
    sizeCalculation: ({ json }, key) => json.length + 2 * key.length,
  });

  /** The reply's JSON: cached, or computed by `make`. */
  async of({ tenant, key }: CacheKey, make: (deps: Deps) => Promise<unknown>): Promise<Buffer> {
    // Read both before the work: a change during it must invalidate the entry.
    const changes = await changesOf(tenant.deps.db).count();
    const day = tenant.deps.today();
    const name = `${tenant.id} ${key}`;
    const cached = this.#cache.get(name);
    if (cached && cached.changes === changes && cached.day === day) return cached.json;
    const { deps, isVolatile } = trackVolatileReads(tenant.deps);
    const json = Buffer.from(JSON.stringify(await make(deps)));
    if (isVolatile()) this.#cache.delete(name);
    else this.#cache.set(name, { json, changes, day });
    return json;
  }
}

function trackVolatileReads(deps: Deps): { deps: Deps; isVolatile: () => boolean } {
  let isVolatile = false;
  const tracked = <Name extends 'clock' | 'tenant' | 'signToken'>(name: Name): Deps[Name] => {
    isVolatile = true;
    return deps[name];
  };
  return {
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
    isVolatile: () => isVolatile,
  };
}
