import { isOwnPath } from '../links/addresses';

/** `M`: personal area, `C`: online catalogue (D1 §2, "Direcionar para"). */
export const destinations = ['M', 'C'] as const;
export type Destination = (typeof destinations)[number];

const underPersonalArea = (path: string) => /^\/meupergamum(\/|\?|#|$)/.test(path);

/**
 * The initial value of "Direcionar para" (rulings B7, B8): by an explicit redirect within this site other than `/`, or
 * else the institution's default, or else the personal area.
 */
export function initialDestination(redirect: string | null, institutionDefault?: Destination | null): Destination {
  if (redirect && redirect !== '/' && isOwnPath(redirect)) return underPersonalArea(redirect) ? 'M' : 'C';
  return institutionDefault ?? 'M';
}

/** The path to open after sign-in (ruling B8). */
export function destinationAddress(destination: Destination, redirect: string | null): string {
  const own = redirect && isOwnPath(redirect) ? redirect : null;
  if (destination === 'M') return own && underPersonalArea(own) ? own : '/meupergamum';
  return own && !underPersonalArea(own) ? own : '/';
}
