// Obfuscation, not secrecy: the key ships to the browser (ruling B26).
const keyText = 'catalogue-session-v1';

const cryptoKey = async () => {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(keyText));
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
};

// One byte at a time: a basket has more bytes than a call takes arguments.
const toText = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const toBytes = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

/** Whether this page can encrypt: only a secure context can. Otherwise such values stay in memory. */
export const canEncrypt = (): boolean => Boolean(globalThis.crypto.subtle);

/** A value as encrypted text: values stored in the browser are encrypted (D2 §9). */
export async function encrypt(value: unknown): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const data = new TextEncoder().encode(JSON.stringify(value));
  const encrypted = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await cryptoKey(), data);
  return `${toText(iv)}.${toText(new Uint8Array(encrypted))}`;
}

/** The decrypted value; null if it was written by another version of the app, or by hand. */
export async function decrypt<T>(encrypted: string): Promise<T | null> {
  const [iv = '', data = ''] = encrypted.split('.');
  try {
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: toBytes(iv) }, await cryptoKey(), toBytes(data));
    return JSON.parse(new TextDecoder().decode(plain)) as T;
  } catch {
    return null;
  }
}
