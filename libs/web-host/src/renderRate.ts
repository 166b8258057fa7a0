import { addressGroup } from '@catalogue/domain';
import { LRUCache } from 'lru-cache';
import { placesPerKey, type Place } from './placesPerKey';

// Of one address in half a minute. A page takes the server's one thread many times as long as a call does; a reading
// room opens a new page twice a minute at each of its fifty browsers, and most of them are cached.
const timeWindow = 30_000;
const maxRenders = 100;
const maxAddresses = 20_000;
// Of one address under way: most of the pages that are rendered at once are left to others.
const maxAtOnce = 3;
const maxWaiting = 20;

/** Counts the pages that are rendered for an address; the returned function returns whether one more may be. */
export function countRenders(isLimited: (ip: string) => boolean): (request: { ip: string }) => boolean {
  const counts = new LRUCache<string, { renders: number }>({ max: maxAddresses, ttl: timeWindow });
  return ({ ip }) => {
    if (!isLimited(ip)) return true;
    const address = addressGroup(ip);
    const count = counts.get(address) ?? { renders: 0 };
    if (count.renders === 0) counts.set(address, count);
    count.renders += 1;
    return count.renders <= maxRenders;
  };
}

/** The returned function gives a request a place among the pages that are rendered for its address; undefined where that is not limited. */
export function placesToRender(isLimited: (ip: string) => boolean): (request: { ip: string }) => Place | undefined {
  const placeOf = placesPerKey(maxAtOnce, maxWaiting);
  return ({ ip }) => (isLimited(ip) ? placeOf(addressGroup(ip)) : undefined);
}
