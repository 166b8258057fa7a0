// Obfuscation, not secrecy: the key ships to the browser (decisions B26).
const keyText = 'catalogue-session-v1';

const cryptoKey = async () => {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(keyText));
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
};

const toText = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const toBytes = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

/** A page that is not in a secure context has no cipher: what is kept encrypted stays in memory there. */
export const canEncrypt = (): boolean => Boolean(globalThis.crypto.subtle);

/** What is kept in the browser is encrypted (D2 §9). */
export async function encrypted(value: unknown): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const data = new TextEncoder().encode(JSON.stringify(value));
  const bytes = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await cryptoKey(), data);
  return `${toText(iv)}.${toText(new Uint8Array(bytes))}`;
}

/** Reads it back. Rejects what another version of the app, or somebody's hand, has written. */
export async function decrypted(text: string): Promise<unknown> {
  const [iv = '', data = ''] = text.split('.');
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: toBytes(iv) }, await cryptoKey(), toBytes(data));
  return JSON.parse(new TextDecoder().decode(plain)) as unknown;
}
