import type { PatronSession } from './session';

// Obfuscation, not secrecy: the key ships to the browser (decisions B26).
const keyText = 'catalogue-session-v1';
const storageName = 'catalogue.session';

const cryptoKey = async () => {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(keyText));
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
};

const toText = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const toBytes = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

/** D1 §4: remember-me keeps the session persistently, otherwise it goes with the tab. */
const storeFor = (remember: boolean) => (remember ? localStorage : sessionStorage);

// Encrypting takes a moment: what was saved or cleared since then wins.
let lastWrite = 0;

/** Saves the session, encrypted (D2 §9). Where the page is not in a secure context it stays in memory only. */
export async function saveSession(patron: PatronSession): Promise<void> {
  if (!globalThis.crypto.subtle) return;
  const write = ++lastWrite;
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const data = new TextEncoder().encode(JSON.stringify(patron));
  const encrypted = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await cryptoKey(), data);
  if (write !== lastWrite) return;
  storeFor(!patron.remember).removeItem(storageName);
  storeFor(patron.remember).setItem(storageName, `${toText(iv)}.${toText(new Uint8Array(encrypted))}`);
}

/** The kept session of this tab, or else of this browser. One that cannot be read is thrown away. */
export async function readSession(): Promise<PatronSession | null> {
  const kept = sessionStorage.getItem(storageName) ?? localStorage.getItem(storageName);
  if (!kept || !globalThis.crypto.subtle) return null;
  const [iv = '', data = ''] = kept.split('.');
  try {
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: toBytes(iv) }, await cryptoKey(), toBytes(data));
    return JSON.parse(new TextDecoder().decode(plain)) as PatronSession;
  } catch {
    // Written by another version of the app, or by hand: nothing to go back to.
    clearSession();
    return null;
  }
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
