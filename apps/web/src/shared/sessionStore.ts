import * as z from 'zod/mini';
import { encryptedStore } from './encryptedStore';
import type { PatronSession } from './session';

const Session = z.custom<PatronSession>(Boolean);
const ofTab = encryptedStore('catalogue.session', Session, () => sessionStorage);
const ofBrowser = encryptedStore('catalogue.session', Session, () => localStorage);
/** D1 §4: remember-me keeps the session persistently, otherwise it goes with the tab. */
const storeFor = (remember: boolean) => (remember ? ofBrowser : ofTab);

/** Saves the session, encrypted. Where the page cannot encrypt it stays in memory only. */
export function saveSession(patron: PatronSession): Promise<void> {
  // At once: what is still on its way to the other store is not written any more.
  void storeFor(!patron.remember).save(null);
  return storeFor(patron.remember).save(patron);
}

/** The kept session of this tab, or else of this browser. One that cannot be read is thrown away. */
export const readSession = async (): Promise<PatronSession | null> => (await ofTab.read()) ?? (await ofBrowser.read());

/** The end of a session that cannot be renewed takes it from the store that it is in (D2 §4). */
export const dropSession = ({ remember }: PatronSession): void => void storeFor(remember).save(null);

/** Signing out clears both stores (D1 §4). */
export function clearSession(): void {
  void ofTab.save(null);
  void ofBrowser.save(null);
}

/** Calls back when another tab of this browser changes the kept session. */
export const onSessionChange = ofBrowser.onChange;
