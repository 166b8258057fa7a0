import { LRUCache } from 'lru-cache';
import { changesOf } from '../database';
import type { Deps } from '../deps';
import type { World } from './world';

const mostBytes = 64 * 1024 * 1024;

interface Kept {
  json: Buffer;
  changes: number;
  day: string;
}

/** What a reply depends on beside the library's data and its civil day. */
interface Asked {
  world: World;
  /** Who asks for what, in which language. */
  key: string;
}

/**
 * Replies to reads, sent again as they are until the library's data or its civil day change. What a handler makes of the
 * moment (the clock, the library's own doings) is never kept: `Deps` tell when it takes one of those.
 */
export class KeptReplies {
  readonly #kept = new LRUCache<string, Kept>({
    maxSize: mostBytes,
    sizeCalculation: ({ json }, key) => json.length + 2 * key.length,
  });

  /** The reply's JSON: the kept one, or what `make` answers now. */
  async of({ world, key }: Asked, make: (deps: Deps) => Promise<unknown>): Promise<Buffer> {
    // Both before the work: what changes during it is another state.
    const changes = await changesOf(world.deps.db).count();
    const day = world.deps.today();
    const name = `${world.id} ${key}`;
    const kept = this.#kept.get(name);
    if (kept && kept.changes === changes && kept.day === day) return kept.json;
    const { deps, isOfTheMoment } = noticing(world.deps);
    const json = Buffer.from(JSON.stringify(await make(deps)));
    if (isOfTheMoment()) this.#kept.delete(name);
    else this.#kept.set(name, { json, changes, day });
    return json;
  }
}

function noticing(deps: Deps): { deps: Deps; isOfTheMoment: () => boolean } {
  let isOfTheMoment = false;
  const noticed = <Name extends 'clock' | 'world' | 'signToken'>(name: Name): Deps[Name] => {
    isOfTheMoment = true;
    return deps[name];
  };
  return {
    deps: {
      db: deps.db,
      settings: deps.settings,
      today: deps.today,
      get clock() {
        return noticed('clock');
      },
      get world() {
        return noticed('world');
      },
      get signToken() {
        return noticed('signToken');
      },
    },
    isOfTheMoment: () => isOfTheMoment,
  };
}
