import { canSeal, seal, unseal } from './seal';
import type { PatronSession } from './session';

const storageName = 'catalogue.session';

/** D1 §4: remember-me keeps the session persistently, otherwise it goes with the tab. */
const storeFor = (remember: boolean) => (remember ? localStorage : sessionStorage);

// Encrypting takes a moment: what was saved or cleared since then wins.
let lastWrite = 0;

/** Saves the session, encrypted. Where the page cannot encrypt it stays in memory only. */
export async function saveSession(patron: PatronSession): Promise<void> {
  if (!canSeal()) return;
  const write = ++lastWrite;
  const sealed = await seal(patron);
  if (write !== lastWrite) return;
  storeFor(!patron.remember).removeItem(storageName);
  storeFor(patron.remember).setItem(storageName, sealed);
}

/** The kept session of this tab, or else of this browser. One that cannot be read is thrown away. */
export async function readSession(): Promise<PatronSession | null> {
  const kept = sessionStorage.getItem(storageName) ?? localStorage.getItem(storageName);
  if (!kept || !canSeal()) return null;
  const patron = await unseal<PatronSession>(kept);
  if (!patron) clearSession();
  return patron;
}

/** The end of a session that cannot be renewed takes it from the store that it is in (D2 §4). */
export function dropSession({ remember }: PatronSession): void {
  lastWrite++;
  storeFor(remember).removeItem(storageName);
}

/** Signing out clears both stores (D1 §4). */
export function clearSession(): void {
  lastWrite++;
  sessionStorage.removeItem(storageName);
  localStorage.removeItem(storageName);
}

/** Calls back when another tab of this browser changes the kept session. */
export function onSessionChange(callback: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === storageName || event.key === null) callback();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
