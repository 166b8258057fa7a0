import type { KeyStorage } from './browserStorage';
import { canEncrypt, encrypt, decrypt } from './encryption';
import type { Shape } from './storedShape';

/**
 * A value stored encrypted in the browser under a name (D2 §9). A value that cannot be read, written by another version
 * of the app or by hand, is dropped. `store` is evaluated at each use, so that a test can replace it.
 */
export function encryptedStore<Kept>(name: string, is: Shape<Kept>, store: () => KeyStorage) {
  // Encryption is asynchronous: only the last write is stored.
  let lastWrite = 0;
  return {
    /** Null removes the stored value. */
    async save(value: Kept | null): Promise<void> {
      const write = ++lastWrite;
      if (value === null) return store().removeItem(name);
      if (!canEncrypt()) return;
      const text = await encrypt(value);
      if (write === lastWrite) store().setItem(name, text);
    },
    async read(): Promise<Kept | null> {
      const kept = store().getItem(name);
      if (!kept || !canEncrypt()) return null;
      const value: unknown = await decrypt(kept);
      if (is(value)) return value;
      store().removeItem(name);
      return null;
    },
    /** Calls back when another tab of this browser changes the value. Returns a function that stops it. */
    onChange(callback: () => void): () => void {
      const listen = ({ key }: StorageEvent) => {
        if (key === name || key === null) callback();
      };
      window.addEventListener('storage', listen);
      return () => window.removeEventListener('storage', listen);
    },
  };
}
