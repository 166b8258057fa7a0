import type { PatronSession } from './session';

// Obfuscation, not secrecy: the key ships to the browser (decisions B26).
const keyText = 'catalogue-session-v1';
const storageName = 'catalogue.session';

const cryptoKey = async () => {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(keyText));
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
};

// One sign at a time: a basket has more of them than a call takes arguments.
const toText = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const toBytes = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

/** D1 §4: remember-me keeps the session persistently, otherwise it goes with the tab. */
const storeFor = (remember: boolean) => (remember ? localStorage : sessionStorage);

// Encrypting takes a moment: what was saved or cleared since then wins.
let lastWrite = 0;

/** Whether this page can encrypt: only one in a secure context can. */
export const canSeal = (): boolean => Boolean(globalThis.crypto.subtle);

/** A value as encrypted text (D2 §9). */
export async function seal(value: unknown): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const data = new TextEncoder().encode(JSON.stringify(value));
  const encrypted = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await cryptoKey(), data);
  return `${toText(iv)}.${toText(new Uint8Array(encrypted))}`;
}

/** What was sealed; null for what was written by another version of the app, or by hand. */
export async function unseal<T>(sealed: string): Promise<T | null> {
  const [iv = '', data = ''] = sealed.split('.');
  try {
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: toBytes(iv) }, await cryptoKey(), toBytes(data));
    return JSON.parse(new TextDecoder().decode(plain)) as T;
  } catch {
    return null;
  }
}

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
