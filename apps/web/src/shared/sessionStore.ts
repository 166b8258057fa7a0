import { encryptedStore } from './encryptedStore';
import type { PatronSession } from './session';
import type { Shape } from './storedShape';

const isSession: Shape<PatronSession> = (value): value is PatronSession => Boolean(value);
const ofTab = encryptedStore('catalogue.session', isSession, () => sessionStorage);
const ofBrowser = encryptedStore('catalogue.session', isSession, () => localStorage);
/** D1 §4: remember-me stores the session persistently; otherwise it ends with the tab. */
const storeFor = (remember: boolean) => (remember ? ofBrowser : ofTab);

/** Saves the session, encrypted. If the page cannot encrypt, it stays in memory only. */
export function saveSession(patron: PatronSession): Promise<void> {
  // Cancels at once a write to the other store that is still in progress.
  void storeFor(!patron.remember).save(null);
  return storeFor(patron.remember).save(patron);
}

/** The stored session of this tab, or else of this browser. One that cannot be read is dropped. */
export const readSession = async (): Promise<PatronSession | null> => (await ofTab.read()) ?? (await ofBrowser.read());

/** Removes a session that cannot be renewed from its store (D2 §4). */
export const dropSession = ({ remember }: PatronSession): void => void storeFor(remember).save(null);

/** Signing out clears both stores (D1 §4). */
export function clearSession(): void {
  void ofTab.save(null);
  void ofBrowser.save(null);
}

/** Calls back when another tab of this browser changes the stored session. */
export const onSessionChange = ofBrowser.onChange;
