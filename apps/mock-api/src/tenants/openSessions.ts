import { LRUCache } from 'lru-cache';
import { changesOf } from '../database';
import type { Deps } from '../deps';
import { findSessionStanding, type SessionStanding } from '../sessions.store';

interface Known {
  session: SessionStanding;
  changes: number;
  day: string;
}

/** Remembers what sessions are good for until the tenant's data or its civil day change, so that few calls ask. */
export class OpenSessions {
  readonly #known = new LRUCache<string, Known>({ max: 10_000 });

  async find(sid: string, { db, clock, today }: Pick<Deps, 'db' | 'clock' | 'today'>): Promise<SessionStanding> {
    // Read both before the work: a change during it must invalidate the entry.
    const [changes, day] = [await changesOf(db).countAll(), today()];
    const known = this.#known.get(sid);
    if (known?.changes === changes && known.day === day) return known.session;
    const session = await findSessionStanding(db, sid, clock.now());
    this.#known.set(sid, { session, changes, day });
    return session;
  }
}
