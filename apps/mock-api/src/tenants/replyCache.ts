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

/** What a reply depends on beside the library's data and its civil day. */
interface CacheKey {
  tenant: Tenant;
  /** Who asks for what, in which language. */
  key: string;
}

/**
 * Replies to reads, sent again as they are until the library's data or its civil day change. What a handler makes of the
 * moment (the clock, the library's own doings) is never kept: `Deps` tell when it takes one of those.
 */
export class ReplyCache {
  readonly #cache = new LRUCache<string, CachedReply>({
    maxSize: maxBytes,
    sizeCalculation: ({ json }, key) => json.length + 2 * key.length,
  });

  /** The reply's JSON: the kept one, or what `make` answers now. */
  async of({ tenant, key }: CacheKey, make: (deps: Deps) => Promise<unknown>): Promise<Buffer> {
    // Both before the work: what changes during it is another state.
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
      today: deps.today,
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
