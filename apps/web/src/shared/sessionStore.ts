import type { PatronSession } from './session';
import { storedWithSession } from './storedWithSession';
import type { Shape } from './storedShape';

/** Until version 0.3 the user who signed in was called `cameFrom`. */
type Stored = PatronSession & { cameFrom?: PatronSession['originalUser'] };
const isSession: Shape<Stored> = (value): value is Stored => typeof value === 'object' && value !== null;
const stored = storedWithSession('catalogue.session', isSession);

/** D1 §4: remember-me stores the session persistently; otherwise each tab has it, and it ends with the last of them. */
export const saveSession = (patron: PatronSession): Promise<void> => stored.save(patron, patron.remember);

/** The stored session. One that acts for another person says so, whichever version stored it. */
export async function readSession(): Promise<PatronSession | null> {
  const kept = await stored.read();
  if (!kept?.cameFrom) return kept;
  const { cameFrom: originalUser, ...session } = kept;
  return { ...session, originalUser };
}

/** Removes a session that cannot be renewed from its store (D2 §4). */
export const dropSession = ({ remember }: PatronSession): void => stored.drop(remember);

/** Signing out clears both stores (D1 §4). */
export const clearSession = stored.clear;

/** Calls back when another tab of this browser changes the stored session. */
export const onSessionChange = stored.onChange;
