import { LRUCache } from 'lru-cache';
import { changesOf } from '../database';
import type { Deps } from '../deps';
import { isSessionOpen } from '../sessions.store';

interface Verdict {
  isOpen: boolean;
  changes: number;
  day: string;
}

/** Remembers which sessions are open until the tenant's data or its civil day change, so that few calls ask. */
export class OpenSessions {
  readonly #known = new LRUCache<string, Verdict>({ max: 10_000 });

  async isOpen(sid: string, { db, clock, today }: Pick<Deps, 'db' | 'clock' | 'today'>): Promise<boolean> {
    // Read both before the work: a change during it must invalidate the entry.
    const state = { changes: await changesOf(db).count(), day: today() };
    const known = this.#known.get(sid);
    if (known?.changes === state.changes && known.day === state.day) return known.isOpen;
    const isOpen = await isSessionOpen(db, sid, clock.now());
    this.#known.set(sid, { ...state, isOpen });
    return isOpen;
  }
}
