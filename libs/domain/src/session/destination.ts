import { isOwnPath } from '../links/addresses';

/** `M`: personal area, `C`: online catalogue (D1 §2, "Direcionar para"). */
export const destinations = ['M', 'C'] as const;
export type Destination = (typeof destinations)[number];

const underPersonalArea = (path: string) => /^\/meupergamum(\/|\?|#|$)/.test(path);

/**
 * What "Direcionar para" starts with (rulings B7, B8): an explicit own redirect other than `/` decides, then the
 * institution's default, then the personal area.
 */
export function initialDestination(redirect: string | null, institutionDefault?: Destination | null): Destination {
  if (redirect && redirect !== '/' && isOwnPath(redirect)) return underPersonalArea(redirect) ? 'M' : 'C';
  return institutionDefault ?? 'M';
}

/** Where a sign-in leads (ruling B8). */
export function destinationAddress(destination: Destination, redirect: string | null): string {
  const own = redirect && isOwnPath(redirect) ? redirect : null;
  if (destination === 'M') return own && underPersonalArea(own) ? own : '/meupergamum';
  return own && !underPersonalArea(own) ? own : '/';
}
