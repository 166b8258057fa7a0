import { LRUCache } from 'lru-cache';
import type { Counts } from '../changeCounter';
import { changesOf } from '../database';
import type { Deps } from '../deps';
import { findSessionStatus, type SessionStatus } from '../sessions.store';

interface Known {
  session: SessionStatus;
  since: Counts;
  day: string;
}

/** Remembers what sessions are good for until sessions, people or the tenant's civil day change, so that few calls ask. */
export class OpenSessions {
  // By size: with `max` the places of all are made at once, in each tenant.
  readonly #known = new LRUCache<string, Known>({ maxSize: 10_000, sizeCalculation: () => 1 });

  async find(sid: string, { db, clock, today }: Pick<Deps, 'db' | 'clock' | 'today'>): Promise<SessionStatus> {
    // Read both before the work: a change during it must invalidate the entry.
    const changes = changesOf(db);
    const [since, day] = [await changes.counts(), today()];
    const known = this.#known.get(sid);
    if (known?.day === day && changes.isUnchanged(known.since, ['sessions'])) return known.session;
    const session = await findSessionStatus(db, sid, clock.now());
    this.#known.set(sid, { session, since, day });
    return session;
  }
}
