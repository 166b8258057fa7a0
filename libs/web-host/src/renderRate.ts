import { addressGroup, addressNetwork, isPersonalPage } from '@catalogue/domain';
import { pathOf } from './pathOf';
import { placesPerKey, type Place } from './placesPerKey';
import { timedCounts } from './timedCounts';

// Of one address in half a minute. A page takes the server's one thread many times as long as a call does; a reading
// room opens a new page twice a minute at each of its fifty browsers, and most of them are cached.
const maxRenders = 100;
// Of the networks of a household or a company (`addressNetwork`) together.
const maxRendersOfNetwork = 500;
// A larger page took as much longer: one of a hundred titles counts as four.
const bytesOfRender = 256 * 1024;
// Of one address under way: most of the pages that are rendered at once are left to others.
const maxAtOnce = 3;
const maxWaiting = 20;

type Asked = { ip: string; url: string };

interface RenderCounter {
  /** Counts one more page for an address; returns whether it may be rendered. */
  mayMake(request: Asked): boolean;
  /** Counts what a page has cost, by its bytes. */
  hasMade(request: Asked, bytes: number): void;
}

/** Counts the pages that are rendered for an address, and for its network. */
export function countRenders(isLimited: (ip: string) => boolean): RenderCounter {
  // No cache has personal pages: a campus that opens many of them still gets the public ones rendered.
  const [personal, open] = [timedCounts(), timedCounts()];
  const addFor = ({ ip, url }: Asked, more: number): boolean => {
    const { add } = isPersonalPage(pathOf(url)) ? personal : open;
    const address = addressGroup(ip);
    const network = addressNetwork(address);
    const isWithin = add(address, more) <= maxRenders;
    return (network === address || add(network, more) <= maxRendersOfNetwork) && isWithin;
  };
  return {
    mayMake: (request) => !isLimited(request.ip) || addFor(request, 1),
    hasMade(request, bytes) {
      const more = Math.ceil(bytes / bytesOfRender) - 1;
      if (more > 0 && isLimited(request.ip)) addFor(request, more);
    },
  };
}

/** Whose pages wait for each other: the network of a client; undefined where that is not limited. */
export const networkToRender =
  (isLimited: (ip: string) => boolean) =>
  ({ ip }: { ip: string }): string | undefined =>
    isLimited(ip) ? addressNetwork(addressGroup(ip)) : undefined;

/** The returned function gives a request a place among the pages that are rendered for its address; undefined where that is not limited. */
export function placesToRender(isLimited: (ip: string) => boolean): (request: { ip: string }) => Place | undefined {
  const placeOf = placesPerKey(maxAtOnce, maxWaiting);
  return ({ ip }) => (isLimited(ip) ? placeOf(addressGroup(ip)) : undefined);
}
