import type { PatronSession } from './session';
import { storedWithSession } from './storedWithSession';
import type { Shape } from './storedShape';

// Until version 0.3 a session of somebody who acts for another had `cameFrom`: they sign in again.
const isSession: Shape<PatronSession> = (value): value is PatronSession =>
  typeof value === 'object' && value !== null && !('cameFrom' in value);
const stored = storedWithSession('catalogue.session', isSession);

/** D1 §4: remember-me stores the session persistently; otherwise it ends with the tab. */
export const saveSession = (patron: PatronSession): Promise<void> => stored.save(patron, patron.remember);

export const readSession = stored.read;

/** Removes a session that cannot be renewed from its store (D2 §4). */
export const dropSession = ({ remember }: PatronSession): void => stored.drop(remember);

/** Signing out clears both stores (D1 §4). */
export const clearSession = stored.clear;

/** Calls back when another tab of this browser changes the stored session. */
export const onSessionChange = stored.onChange;
