import type * as z from 'zod/mini';

/**
 * A value in the browser's storage under a name, as JSON. One that does not fit, written by another version of the app
 * or by hand, counts as none.
 */
export function storedValue<Kept>(name: string, schema: z.ZodMiniType<Kept>, storage: () => Storage) {
  return {
    read(): Kept | null {
      try {
        return schema.parse(JSON.parse(storage().getItem(name) ?? 'null'));
      } catch {
        return null;
      }
    },
    /** Null removes it. */
    save(value: Kept | null): void {
      if (value === null) storage().removeItem(name);
      else storage().setItem(name, JSON.stringify(value));
    },
  };
}

/** Settings that outlive the visit, or the page in the storage of the session: what is stored of them, over their defaults. Listeners are called at each change. */
export function storedSettings<Settings extends object>(
  name: string,
  schema: z.ZodMiniType<Partial<Settings>>,
  defaults: () => Settings,
  storage: () => Storage = () => localStorage,
) {
  const kept = storedValue(name, schema, storage);
  const listeners = new Set<() => void>();
  let current: Settings | null = null;
  const notify = () => listeners.forEach((listener) => listener());
  function read(): Settings {
    const stored = current ?? kept.read();
    // Without a stored value the same object each time, so that a page is not rendered again after hydration.
    return (current ??= stored ? { ...defaults(), ...stored } : defaults());
  }
  function replace(settings: Settings | null) {
    current = settings;
    kept.save(settings);
    notify();
  }
  return {
    read,
    notify,
    change: (part: Partial<Settings>) => replace({ ...read(), ...part }),
    reset: () => replace(null),
    /** Drops what is in memory, so that the stored value is read again. */
    reload: () => void (current = null),
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
