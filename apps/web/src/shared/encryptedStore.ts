import type * as z from 'zod/mini';
import { canEncrypt, encrypt, decrypt } from './encryption';

/**
 * A value that the browser keeps under a name, encrypted (D2 §9). What cannot be read was written by another version of the app, or
 * by hand: it is thrown away. `store` is asked for at each use, since a test has its own.
 */
export function encryptedStore<Kept>(name: string, schema: z.ZodMiniType<Kept>, store: () => Storage) {
  // Encrypting takes a moment: the last change wins.
  let lastWrite = 0;
  return {
    /** Null leaves nothing behind. */
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
      const { data } = schema.safeParse(await decrypt(kept));
      if (data === undefined) store().removeItem(name);
      return data ?? null;
    },
    /** Calls back when another tab of this browser changes the value. Gives the way to stop. */
    onChange(callback: () => void): () => void {
      const listen = ({ key }: StorageEvent) => {
        if (key === name || key === null) callback();
      };
      window.addEventListener('storage', listen);
      return () => window.removeEventListener('storage', listen);
    },
  };
}
